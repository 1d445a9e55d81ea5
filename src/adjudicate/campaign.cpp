#include "adjudicate/campaign.hpp"

#include "adjudicate/campaign_cards.hpp"
#include "rules/campaign/book.hpp"
#include "rules/campaign/data.hpp"
#include "rules/campaign/procedures/inputs_form.hpp"

namespace reisswitz::campaign {

namespace {

using adjudicate::Procedure;

/// Inputs that hold nothing until they are given have no default.
void drop_empty_defaults(nlohmann::json& schema) {
    if (const auto preset = schema.find("default"); preset != schema.end() && preset->is_null()) schema.erase(preset);
    if (schema.contains("items")) drop_empty_defaults(schema["items"]);
    if (schema.contains("properties"))
        for (auto& property : schema["properties"]) drop_empty_defaults(property);
}

std::vector<Procedure> procedures_under(const Tables& tables) {
    const Setting setting = std::make_shared<const adjudicate::Setting<Tables>>(
        adjudicate::Setting<Tables>{tables, vocabularies_of(tables)});
    std::vector<Procedure> procedures;
    add_throws(procedures, setting);
    add_marches(procedures, setting);
    for (Procedure& procedure : procedures)
        procedure.schema = [whole = std::move(procedure.schema)] {
            nlohmann::json schema = whole();
            drop_empty_defaults(schema);
            return schema;
        };
    return procedures;
}

std::vector<Procedure> procedures_under_house(const nlohmann::json& wanted) {
    try {
        std::vector<TableChange> changed;
        return procedures_under(read_tables(overlay(built_in_json(), wanted, changed)));
    } catch (const describe::Fault& fault) {
        throw describe::Fault(fault.code, "/house" + fault.path, fault.what());
    }
}

}  // namespace

void register_procedures(adjudicate::Register& books) {
    books.add({.id = book().id(),
               .title = book().title(),
               .words = &book(),
               .procedures = procedures_under(built_in_tables()),
               .under_house = procedures_under_house});
}

}  // namespace reisswitz::campaign
