#include "app/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>

#include "app/commands/export_game.hpp"
#include "app/commands/import_game.hpp"
#include "app/commands/list.hpp"
#include "app/commands/new_game.hpp"
#include "app/commands/odds.hpp"
#include "app/commands/order.hpp"
#include "app/commands/play.hpp"
#include "app/commands/replay.hpp"
#include "app/commands/roll.hpp"
#include "app/commands/rules.hpp"
#include "app/commands/scenarios.hpp"
#include "app/commands/schema.hpp"
#include "app/commands/show.hpp"
#include "app/commands/undo.hpp"
#include "app/commands/validate.hpp"
#include "app/commands/verify.hpp"
#include "app/text.hpp"
#include "app/version.hpp"

namespace reisswitz::app {

namespace {

constexpr const char* introduction =
    "Fights the wargames of the nineteenth century: rules, umpire, opponent and ledger.\n"
    "\n"
    "  reisswitz play el-teb            fight El Teb against the computer\n"
    "  reisswitz scenarios              the battles there are\n"
    "  reisswitz rules PW-FIRE-8        a rule, with the rulings on it\n"
    "  reisswitz odds portable volley --weapon small_arms --target-in-cover --units '[{\"id\":\"a\",\"sp\":4}]'\n"
    "\n"
    "Exit status: 0 done; 1 the answer is no (invalid, refused); 2 the call was wrong; 3 the machine failed.";

/// Commands in groups, in the order in which somebody needs them.
constexpr const char* at_the_table = "At the table";
constexpr const char* games_by_hand = "Games, one step at a time";
constexpr const char* rules_and_odds = "Rules and odds";
constexpr const char* files = "Files";

/// The words of a call, while CLI11 reads them.
class CommandLine {
public:
    explicit CommandLine(Console& console) : console_(console) {
        root_.name("reisswitz");
        root_.description(introduction);
        root_.set_version_flag("--version", fmt::format("reisswitz {}", version));
        root_.set_help_flag("-h,--help", "What there is, with examples; behind a command: all about it");
        root_.add_flag("--json", console_.json, "Print JSON instead of text for people");
        root_
            .add_option("--store", store_,
                        "The file with the games, instead of reisswitz/games.db in the user's data folder")
            ->type_name("FILE");
        root_.add_flag("--plain", plain_, "ASCII without colours, whatever the terminal can do");
        root_
            .add_option("--color,--colour", colours_, "When to use colours: auto, always or never (NO_COLOR is heeded)")
            ->type_name("WHEN")
            ->check(CLI::IsMember({"auto", "always", "never"}));
        root_.require_subcommand(0, 1);
        root_.fallthrough();
        root_.get_formatter()->column_width(30);
        play();
        scenarios();
        make_new();
        list();
        show();
        order();
        undo();
        standing();
        resign();
        replay();
        verify();
        report();
        rules();
        odds();
        roll();
        validate();
        schema();
        export_game();
        import_game();
    }

    Exit run(const std::vector<std::string>& words) {
        const std::vector<std::string> ours = without_flags_of_a_procedure(words);
        std::vector<std::string> reversed(ours.rbegin(), ours.rend());  // as CLI11 wants them
        try {
            root_.parse(reversed);
        } catch (const CLI::CallForHelp&) {
            console_.out << help();
            return Exit::done;
        } catch (const CLI::CallForAllHelp&) {
            console_.out << root_.help("", CLI::AppFormatMode::All);
            return Exit::done;
        } catch (const CLI::CallForVersion&) {
            console_.out << fmt::format("reisswitz {}\n", version);
            return Exit::done;
        } catch (const CLI::ParseError& wrong) {
            look();
            throw WrongCall(fmt::format("{}\n{}", wrong.what(), hint()));
        }
        look();
        if (!command_) {
            console_.err << root_.help();
            return Exit::wrong_call;
        }
        return command_();
    }

private:
    void look() {
        const ColourWish wish = colours_ == "always"  ? ColourWish::always
                                : colours_ == "never" ? ColourWish::never
                                                      : ColourWish::as_terminal;
        console_.look = look_of(standard_output(), plain_, wish);
        if (!store_.empty()) console_.store = store_;
    }

    /// The help of the command that was named, or of all.
    std::string help() const {
        const auto named = root_.get_subcommands();
        return named.empty() ? root_.help() : named.front()->help();
    }
    std::string hint() const {
        const auto named = root_.get_subcommands();
        return named.empty() ? "`reisswitz --help` lists what there is."
                             : fmt::format("`reisswitz {} --help` tells how it is called.", named.front()->get_name());
    }

    CLI::App& command(const char* name, const char* group, const char* what, const char* more,
                      std::function<Exit()> work) {
        CLI::App& sub = *root_.add_subcommand(name, what);
        sub.group(group);
        sub.footer(more);
        sub.callback([this, work = std::move(work)] { command_ = work; });
        return sub;
    }
    static void game_and_side(CLI::App& sub, std::string& game, std::string& side) {
        sub.add_option("GAME", game, "Its id, or the beginning of it")->required();
        sub.add_option("SIDE", side, "red, blue, or the side's name")->required();
    }
    static void setting(CLI::App& sub, Start& start) {
        sub.add_option("--id", start.id, "What to call the game; else the scenario's id and a number")->type_name("ID");
        sub.add_option_function<std::string>(
               "--dice", [&start](const std::string& dice) { start.physical_dice = dice == "physical"; },
               "seeded (by the computer, secret and sworn to), or physical (thrown by hand and typed in)")
            ->type_name("HOW")
            ->check(CLI::IsMember({"seeded", "physical"}));
        sub.add_option("--seed", start.seed,
                       "A word that the dice follow from: the same word, the same dice; for practice and tests")
            ->type_name("WORD");
        sub.add_option("--house", start.house, "A house rule, by name or file; may be given several times")
            ->type_name("RULE")
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        sub.add_option("--option", start.options, "A ruling that differs from the usual one, e.g. front_hexes=one")
            ->type_name("KEY=VALUE")
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        sub.add_option("--variant", start.variants,
                       "A way of playing that differs from the text, e.g. activation=cards")
            ->type_name("KEY=VALUE")
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        sub.add_option("--wait", start.wait_hours, "After so many hours standing orders answer for who is silent")
            ->type_name("HOURS");
    }

    void play() {
        CLI::App& sub =
            command("play", at_the_table, "Fight a battle on the terminal",
                    "Examples:\n"
                    "  reisswitz play first-steps                        learn the game: red against the computer\n"
                    "  reisswitz play el-teb --side british              choose your side\n"
                    "  reisswitz play the-ford --side both               two players at one keyboard\n"
                    "  reisswitz play the-ford --dice physical           throw your own dice and type them in\n"
                    "  reisswitz play symmetric --side none              watch two computers\n"
                    "  reisswitz play --game el-teb-1                    go on with a game\n"
                    "In the game, `?` lists what can be ordered and `help` tells the rest.",
                    [this] { return run_play(play_, console_); });
        sub.add_option("SCENARIO", play_.start.scenario, "A scenario of the program, or a file");
        sub.add_option("--game", play_.game, "Go on with this game of the store")->type_name("GAME");
        sub.add_option("--side", play_.side, "red, blue, a side's name, both, or none")->type_name("SIDE");
        sub.add_option("--versus", play_.versus,
                       "Who plays the other side: greedy, random, or human (elsewhere, on the same store)")
            ->type_name("WHO");
        setting(sub, play_.start);
    }
    void scenarios() {
        CLI::App& sub = command("scenarios", at_the_table, "The battles that are part of the program",
                                "Examples:\n"
                                "  reisswitz scenarios\n"
                                "  reisswitz scenarios wavre       map, armies, briefings, sources of one",
                                [this] { return run_scenarios(scenarios_, console_); });
        sub.add_option("ID", scenarios_.id, "One of them, in full; a file will do as well");
    }
    void make_new() {
        CLI::App& sub = command("new", games_by_hand, "Begin a game",
                                "Examples:\n"
                                "  reisswitz new el-teb\n"
                                "  reisswitz new el-teb --house half-exhaustion --option front_hexes=one\n"
                                "  reisswitz new my-battle.json --id friday --dice physical",
                                [this] { return run_new(start_, console_); });
        sub.add_option("SCENARIO", start_.scenario, "A scenario of the program, or a file")->required();
        setting(sub, start_);
    }
    void list() {
        command("list", games_by_hand, "The games of the store", "", [this] { return run_list(console_); });
    }
    void show() {
        CLI::App& sub = command("show", games_by_hand, "Where a game stands: map, units, formations, who has to decide",
                                "Examples:\n"
                                "  reisswitz show el-teb-1 --side red      as red knows it\n"
                                "  reisswitz show el-teb-1 --map           the map alone\n"
                                "Without --side everything is shown, hidden or not: for an umpire, or after the end.",
                                [this] { return run_show(show_, console_); });
        sub.add_option("GAME", show_.game, "Its id, or the beginning of it")->required();
        sub.add_option("--side", show_.side, "As that side knows it")->type_name("SIDE");
        sub.add_flag("--map", show_.map, "The map alone");
        sub.add_flag("--units", show_.units, "The units alone");
    }
    void order() {
        CLI::App& sub =
            command("order", games_by_hand, "Send orders to a game",
                    "Examples:\n"
                    "  reisswitz order el-teb-1 red \"activate gordons\" \"move D8 n\" done\n"
                    "  reisswitz order el-teb-1 red \"B4-C5 ne\"             short: activate and move\n"
                    "  reisswitz order el-teb-1 red < turn3.txt             a whole part of a turn, one order a line\n"
                    "  reisswitz order el-teb-1 red --dice \"5 3\"            dice thrown by hand",
                    [this] { return run_order(order_, console_); });
        game_and_side(sub, order_.game, order_.side);
        sub.add_option("ORDER", order_.lines, "One order each; without any they are read from standard input");
        sub.add_option("--dice", order_.dice, "Faces that were asked for")->type_name("FACES");
    }
    void undo() {
        CLI::App& sub =
            command("undo", games_by_hand, "Take orders back",
                    "Free where no dice were thrown and nothing was revealed; else the other side is asked.\n"
                    "Examples:\n"
                    "  reisswitz undo el-teb-1 red          the last order\n"
                    "  reisswitz undo el-teb-1 red 3        the last three\n"
                    "  reisswitz undo el-teb-1 blue --yes   agree to what red asks",
                    [this] { return run_undo(undo_, console_); });
        game_and_side(sub, undo_.game, undo_.side);
        sub.add_option("COUNT", undo_.orders, "How many of that side's orders")->check(CLI::PositiveNumber);
        auto* yes = sub.add_flag_function(
            "--yes", [this](std::int64_t) { undo_.answer = true; }, "Agree to the other side's wish");
        sub.add_flag_function("--no", [this](std::int64_t) { undo_.answer = false; }, "Refuse it")->excludes(yes);
    }
    void standing() {
        CLI::App& sub = command("standing", games_by_hand, "Say how to answer when you are not asked",
                                "Examples:\n"
                                "  reisswitz standing el-teb-1 red all on_hit stand_unless_last\n"
                                "  reisswitz standing el-teb-1 red gordons retreat_to D9 s\n"
                                "  reisswitz standing el-teb-1 red all when at_once",
                                [this] { return run_standing(standing_, console_); });
        game_and_side(sub, standing_.game, standing_.side);
        sub.add_option("WORDS", standing_.words,
                       "UNIT or all, then when, on_hit, retreat_to, commanders or follow_up, then the value")
            ->required();
    }
    void resign() {
        CLI::App& sub =
            command("resign", games_by_hand, "Give a battle up", "", [this] { return run_resign(resign_, console_); });
        game_and_side(sub, resign_.game, resign_.side);
    }
    void replay() {
        CLI::App& sub = command("replay", games_by_hand, "Tell a game from its beginning",
                                "Examples:\n"
                                "  reisswitz replay el-teb-1 --maps\n"
                                "  reisswitz replay el-teb-1 --side red --to 20\n"
                                "  reisswitz replay el-teb-1 --json         one message a line",
                                [this] { return run_replay(replay_, console_); });
        sub.add_option("GAME", replay_.game, "Its id, or the beginning of it")->required();
        sub.add_option("--side", replay_.side, "As that side learned of it")->type_name("SIDE");
        sub.add_flag("--maps", replay_.maps, "The map at the beginning of each turn");
        sub.add_option("--to", replay_.to, "Stop after that message")->type_name("N")->check(CLI::PositiveNumber);
    }
    void verify() {
        CLI::App& sub =
            command("verify", games_by_hand, "Work every die and every state of a game out anew",
                    "Names the first byte of the log that is not as it should be; the exit status is then 1.",
                    [this] { return run_verify(verify_, console_); });
        sub.add_option("GAME", verify_.game, "Its id, or the beginning of it")->required();
    }
    void report() {
        CLI::App& sub = command("report", games_by_hand, "The after-action report, as Markdown",
                                "Examples:\n"
                                "  reisswitz report el-teb-1 | less\n"
                                "  reisswitz report el-teb-1 -o report.md",
                                [this] { return run_report(report_, console_); });
        sub.add_option("GAME", report_.game, "Its id, or the beginning of it")->required();
        sub.add_option("-o,--output", report_.output, "A file, or a folder that gets one with a safe name")
            ->type_name("FILE");
    }
    void rules() {
        CLI::App& sub = command("rules", rules_and_odds, "Look a rule up",
                                "Examples:\n"
                                "  reisswitz rules                 all clauses of all books\n"
                                "  reisswitz rules siege           those of one\n"
                                "  reisswitz rules PW-CC-8         one, with its option, and where it is applied\n"
                                "  reisswitz rules front_hexes     an option and its values\n"
                                "  reisswitz rules barbed wire     what speaks of it",
                                [this] { return run_rules(rules_, console_); });
        sub.add_option("WHAT", rules_.words, "A clause, an option, or a word; a rule book before it, or alone");
    }
    void odds() {
        CLI::App& sub =
            command("odds", rules_and_odds, "Exact odds",
                    "A file is answered with JSON, flags with a chart.\n"
                    "Examples:\n"
                    "  reisswitz odds portable                                         the procedures there are\n"
                    "  reisswitz odds portable activation --chief-commander --other-units 10\n"
                    "  reisswitz odds request.json\n"
                    "  reisswitz odds --batch < requests.jsonl > answers.jsonl         one answer a line",
                    [this] { return run_odds(odds_, console_); });
        sub.add_flag("--batch", odds_.batch, "Answer requests from standard input, line by line");
        sub.add_flag("--chart", odds_.chart, "A chart for people, also for a file");
    }
    void roll() {
        command(
            "roll", rules_and_odds, "Adjudicate once, with the ruling",
            "Examples:\n"
            "  reisswitz roll portable volley --weapon machine_gun --not-moved --units '[{\"id\":\"a\",\"sp\":4}]'\n"
            "  reisswitz roll request.json --seed friday\n"
            "  reisswitz roll request.json --dice 3,5,1       these dice\n"
            "  reisswitz roll request.json --dice -           asks for each die by name",
            [this] { return run_roll(roll_call(roll_words_), console_); });
    }
    /// Behind `odds` and `roll` stand flags of the procedure, which only it knows: they are set aside for it, and what
    /// is left is read like any other command.
    std::vector<std::string> without_flags_of_a_procedure(const std::vector<std::string>& words) {
        const auto takes_value = [](const std::string& word) {
            return word == "--color" || word == "--colour" || word == "--store";
        };
        std::size_t command = 0;
        while (command < words.size() && words[command].starts_with("-"))
            command += takes_value(words[command]) ? 2 : 1;
        if (command >= words.size() || (words[command] != "odds" && words[command] != "roll")) return words;
        std::vector<std::string>& aside = words[command] == "odds" ? odds_.words : roll_words_;
        std::vector<std::string> ours(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(command) + 1);
        for (std::size_t i = command + 1; i < words.size(); ++i) {
            const std::string& word = words[i];
            const bool help = (word == "-h" || word == "--help") && words.size() == command + 2;
            if (help || takes_value(word) || word == "--json" || word == "--plain" || word == "--batch" ||
                word == "--chart") {
                ours.push_back(word);
                if (takes_value(word) && i + 1 < words.size()) ours.push_back(words[++i]);
            } else {
                aside.push_back(word);
            }
        }
        return ours;
    }
    void validate() {
        CLI::App& sub = command("validate", files, "Whether a file of ours is in order, and what is not",
                                "Scenarios, house rules, requests for odds and exported logs.\n"
                                "Examples:\n"
                                "  reisswitz validate my-battle.json\n"
                                "  reisswitz validate el-teb            a scenario of the program",
                                [this] { return run_validate(validate_, console_); });
        sub.add_option("FILE", validate_.file, "A path, or - for standard input")->required();
    }
    void schema() {
        CLI::App& sub = command("schema", files, "The JSON Schema of a file, or of the inputs of a procedure",
                                "Examples:\n"
                                "  reisswitz schema                      what there is\n"
                                "  reisswitz schema scenario > scenario.schema.json\n"
                                "  reisswitz schema portable volley",
                                [this] { return run_schema(schema_, console_); });
        sub.add_option("NAME", schema_.words, "scenario, or rule book and procedure");
    }
    void export_game() {
        CLI::App& sub =
            command("export", files, "A game's log as JSON lines",
                    "Examples:\n"
                    "  reisswitz export el-teb-1 > el-teb-1.jsonl     the whole, secrets included\n"
                    "  reisswitz export el-teb-1 --side red           what red may know\n"
                    "  reisswitz export el-teb-1 -o logs/             a file with a safe name in that folder",
                    [this] { return run_export(export_, console_); });
        sub.add_option("GAME", export_.game, "Its id, or the beginning of it")->required();
        sub.add_option("--side", export_.side, "What that side may know")->type_name("SIDE");
        sub.add_option("-o,--output", export_.output, "A file, or a folder")->type_name("FILE");
    }
    void import_game() {
        CLI::App& sub = command("import", files, "Take a log from elsewhere",
                                "Every entry is judged; all of it is taken, or nothing. A log that continues a game of "
                                "this store continues it.\n"
                                "Examples:\n"
                                "  reisswitz import el-teb-1.jsonl\n"
                                "  reisswitz import el-teb-1.jsonl --as from-anna",
                                [this] { return run_import(import_, console_); });
        sub.add_option("FILE", import_.file, "A path, or - for standard input")->required();
        sub.add_option("--as", import_.as, "The id it shall have here")->type_name("ID");
    }

    Console& console_;
    CLI::App root_;
    std::string store_;
    std::string colours_ = "auto";
    bool plain_ = false;
    std::function<Exit()> command_;

    PlayCall play_;
    ScenariosCall scenarios_;
    Start start_;
    ShowCall show_;
    OrderCall order_;
    UndoCall undo_;
    StandingCall standing_;
    ResignCall resign_;
    ReplayCall replay_;
    VerifyCall verify_;
    ExportCall report_;
    RulesCall rules_;
    OddsCall odds_;
    std::vector<std::string> roll_words_;
    ValidateCall validate_;
    SchemaCall schema_;
    ExportCall export_;
    ImportCall import_;
};

}  // namespace

Exit run(const std::vector<std::string>& words, Console& console) {
    try {
        CommandLine line(console);
        const Exit exit = line.run(words);
        console.finish();
        return exit;
    } catch (...) {
        const Trouble trouble = trouble_of_current_exception();
        console.out.flush();
        tell_trouble(trouble, console);
        return trouble.exit;
    }
}

}  // namespace reisswitz::app
