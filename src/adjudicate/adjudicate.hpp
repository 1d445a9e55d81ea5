#pragma once

/// The register of procedures of all rule books, and what is done with any of them: exact odds, one adjudication with
/// its ruling, a chart. Generic: this room knows a rule book only where that book enters itself (portable.hpp).

#include "adjudicate/batch.hpp"         // requests in, answers out, line by line
#include "adjudicate/chart.hpp"         // a distribution drawn with letters
#include "adjudicate/distribution.hpp"  // outcomes with their probabilities
#include "adjudicate/register.hpp"      // rule books and their procedures
#include "adjudicate/request.hpp"       // a request, and its answer
#include "adjudicate/rolling.hpp"       // one adjudication
