// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Words.h"

namespace lightsout {

namespace {

const SheetWords englishWords{
    .isRightToLeft = false,
    .name = "Name",
    .date = "Date",
    .className = "Class",
    .ring = "A ring is a light that is on.",
    .pressWithOwn = "Pressing a cell changes its own light and %1.",
    .pressWithout = "Pressing a cell leaves its own light as it is, and changes %1.",
    .lightsPlus = "the lights above, below, left and right of it",
    .lightsKing = "the eight lights around it",
    .lightsDiagonal = "the lights that touch it at a corner only",
    .lightsKnight = "the lights a knight’s move away from it",
    .lightsRowColumn = "all other lights of its row and of its column",
    .cylinder = "The left side is joined to the right side.",
    .torus = "The left side is joined to the right side, and the top to the bottom.",
    .moebius = "The left side is joined to the right side with a twist: the first row "
               "continues as the last.",
    .klein = "The top is joined to the bottom; the left side is joined to the right side with a "
             "twist: the first row continues as the last.",
    .projective = "Opposite sides are joined with a twist: the first row continues as the "
                  "last, and the first column as the last.",
    .titles = {"Put out all the lights", "Press and draw", "A matrix for a board", "Elimination",
               "Quiet patterns", "Tilings", "Graphs to colour"},
    .tasks = {"Mark with × the cells to press so that all lights go out. The order does not "
              "matter, and twice is never.",
              "Press the cells marked with ×. Draw the lights that are on in the end.",
              "Every light gives a row: 1 under a press that changes it, else 0; d is 1 if it is "
              "on. Row 1 is done. Fill in the rest, then find the presses. Add as on a clock with "
              "two hours: 1 + 1 = 0.",
              "Add rows to other rows, or swap two, until the first 1 of every row stands alone in "
              "its column. Write down the matrix and the presses. Remember: 1 + 1 = 0.",
              "In a quiet pattern the presses cancel: press all its cells, and no light has "
              "changed. Fill in the cells of one, or find out that there is none.",
              "Mark with × cells to press so that every light changes exactly once, and outline "
              "the lights that belong together. Or find out that this can’t be done.",
              "Every circle is a light. Pressing it changes its own light and those that a line "
              "joins it to. Colour the circles to press so that all lights go out. Then every ring "
              "has an odd number of coloured circles: itself and its neighbours counted together."},
    .onePress = "1 press will do",
    .presses = "%1 presses will do",
    .myPresses = "my presses:",
    .answers = "Answers",
    .forTheTeacher = "for the teacher",
    .crosses = "× marks the cells to press.",
    .filledCircles = "The filled circles are those to press.",
    .fewest = "No solution has fewer presses.",
    .codes = "The codes open the boards in the program.",
    .onePressCounted = "1 press",
    .pressesCounted = "%1 presses",
    .oneWay = "one way",
    .ways = "%1 ways",
    .quietPatterns = {"the only one", "one of %1"},
    .tilings = {"the only one", "one of %1"},
    .noPattern = "there is none",
    .noTiling = "there is none",
    .page = "page %1 of %2",
};

const SheetWords frenchWords{
    .isRightToLeft = false,
    .name = "Nom",
    .date = "Date",
    .className = "Classe",
    .ring = "Un anneau est une lumière allumée.",
    .pressWithOwn = "Appuyer sur une case change sa lumière et %1.",
    .pressWithout = "Appuyer sur une case ne change pas sa lumière, mais %1.",
    .lightsPlus = "celles du dessus, du dessous, de gauche et de droite",
    .lightsKing = "les huit lumières qui l’entourent",
    .lightsDiagonal = "celles qui ne la touchent que par un coin",
    .lightsKnight = "celles à un saut de cavalier",
    .lightsRowColumn = "toutes les autres de sa ligne et de sa colonne",
    .cylinder = "Le bord gauche est collé au bord droit.",
    .torus = "Le bord gauche est collé au bord droit, et le haut au bas.",
    .moebius = "Le bord gauche est collé au bord droit après un demi-tour : la première ligne se "
               "prolonge par la dernière.",
    .klein = "Le haut est collé au bas ; le bord gauche est collé au bord droit après un "
             "demi-tour : la première ligne se prolonge par la dernière.",
    .projective = "Les bords opposés sont collés après un demi-tour : la première ligne se "
                  "prolonge par la dernière, et la première colonne par la dernière.",
    .titles = {"Éteignez toutes les lumières", "Appuyez et dessinez", "La matrice d’une grille",
               "Méthode du pivot", "Configurations neutres", "Pavages", "Graphes à colorier"},
    .tasks =
        {"Marquez d’une × les cases où appuyer pour que toutes les lumières s’éteignent. "
         "L’ordre ne compte pas, et deux fois font zéro.",
         "Appuyez sur les cases marquées d’une ×. Dessinez les lumières allumées à la fin.",
         "Chaque lumière donne une ligne : 1 sous un appui qui la change, 0 sinon ; d vaut 1 "
         "si elle est allumée. La ligne 1 est faite. Complétez les autres, puis trouvez les "
         "appuis. Comptez comme sur une horloge à deux heures : 1 + 1 = 0.",
         "Ajoutez des lignes à d’autres, ou échangez-les, jusqu’à ce que le premier 1 de chaque "
         "ligne soit seul dans sa colonne. Écrivez la matrice et les appuis. Rappel : 1 + 1 = "
         "0.",
         "Dans une configuration neutre, les appuis se compensent : appuyez sur toutes ses "
         "cases, et aucune lumière n’a changé. Noircissez les cases de l’une d’elles, ou montrez "
         "qu’il n’y en a pas.",
         "Marquez d’une × des cases où appuyer pour que chaque lumière change exactement une "
         "fois, et entourez les lumières qui vont ensemble. Ou montrez que c’est impossible.",
         "Chaque sommet est une lumière. Appuyer sur un sommet change sa lumière et celles des "
         "sommets qu’un trait lui relie. Coloriez les sommets où appuyer pour que toutes les "
         "lumières s’éteignent. Chaque anneau a alors un nombre impair de sommets coloriés, "
         "lui-même et ses voisins comptés ensemble."},
    .onePress = "1 appui suffit",
    .presses = "%1 appuis suffisent",
    .myPresses = "mes appuis :",
    .answers = "Solutions",
    .forTheTeacher = "pour l’enseignant",
    .crosses = "Une × marque les cases où appuyer.",
    .filledCircles = "Les sommets noircis sont ceux où appuyer.",
    .fewest = "Aucune solution n’a moins d’appuis.",
    .codes = "Les codes ouvrent les grilles dans le programme.",
    .onePressCounted = "1 appui",
    .pressesCounted = "%1 appuis",
    .oneWay = "une façon",
    .ways = "%1 façons",
    .quietPatterns = {"la seule", "l’une des %1"},
    .tilings = {"le seul", "l’un des %1"},
    .noPattern = "il n’y en a pas",
    .noTiling = "il n’y en a pas",
    .page = "page %1 sur %2",
};

const SheetWords hebrewWords{
    .isRightToLeft = true,
    .name = "שם",
    .date = "תאריך",
    .className = "כיתה",
    .ring = "טבעת היא נורה דולקת.",
    .pressWithOwn = "לחיצה על משבצת משנה את הנורה שלה ואת %1.",
    .pressWithout = "לחיצה על משבצת אינה משנה את הנורה שלה, אלא את %1.",
    .lightsPlus = "הנורות שמעליה, מתחתיה, מימינה ומשמאלה",
    .lightsKing = "שמונה הנורות שסביבה",
    .lightsDiagonal = "הנורות הנוגעות בה בפינה בלבד",
    .lightsKnight = "הנורות במרחק מסע פרש ממנה",
    .lightsRowColumn = "כל הנורות האחרות בשורה ובעמודה שלה",
    .cylinder = "הצד השמאלי מחובר לצד הימני.",
    .torus = "הצד השמאלי מחובר לצד הימני, והשורה העליונה לתחתונה.",
    .moebius = "הצד השמאלי מחובר לצד הימני בהיפוך: השורה הראשונה נמשכת בשורה האחרונה.",
    .klein = "השורה העליונה מחוברת לתחתונה; הצד השמאלי מחובר לצד הימני בהיפוך: השורה הראשונה "
             "נמשכת בשורה האחרונה.",
    .projective = "צדדים נגדיים מחוברים בהיפוך: השורה הראשונה נמשכת בשורה האחרונה, והעמודה "
                  "הראשונה בעמודה האחרונה.",
    .titles = {"כבו את כל הנורות", "לחצו וציירו", "מטריצה של לוח", "דירוג גאוס", "תבניות שקטות",
               "ריצופים", "גרפים לצביעה"},
    .tasks =
        {"סמנו ב־× את המשבצות שיש ללחוץ עליהן כדי לכבות את כל הנורות. הסדר אינו משנה, ואין "
         "טעם ללחוץ פעמיים.",
         "לחצו על המשבצות המסומנות ב־×. ציירו את הנורות הדולקות בסוף.",
         "כל נורה נותנת שורה: 1 מתחת ללחיצה שמשנה אותה, אחרת 0; d הוא 1 אם היא דולקת. שורה 1 "
         "כבר מלאה. השלימו את השאר ומצאו את הלחיצות. זכרו: שתי לחיצות על אותה משבצת מתבטלות, "
         "ולכן אחת ועוד אחת הן אפס.",
         "הוסיפו שורות לשורות אחרות, או החליפו שתי שורות, עד שה־1 הראשון בכל שורה יהיה היחיד "
         "בעמודה שלו. כתבו את המטריצה ואת הלחיצות. זכרו: אחת ועוד אחת הן אפס.",
         "בתבנית שקטה הלחיצות מבטלות זו את זו: לחצו על כל המשבצות שלה, ואף נורה לא השתנתה. "
         "מלאו את המשבצות של תבנית אחת, או גלו שאין תבנית כזאת.",
         "סמנו ב־× משבצות ללחיצה כך שכל נורה תשתנה פעם אחת בדיוק, והקיפו בקו את הנורות "
         "השייכות זו לזו. או גלו שאי אפשר.",
         "כל עיגול הוא נורה. לחיצה עליו משנה את הנורה שלו ואת הנורות המחוברות אליו בקו. צבעו את "
         "העיגולים שיש ללחוץ עליהם כדי לכבות את כל הנורות. אז לכל טבעת יש מספר אי־זוגי של "
         "עיגולים צבועים: היא עצמה ושכניה ביחד."},
    .onePress = "לחיצה אחת מספיקה",
    .presses = "%1 לחיצות מספיקות",
    .myPresses = "הלחיצות שלי:",
    .answers = "תשובות",
    .forTheTeacher = "למורה",
    .crosses = "הסימן × מסמן את המשבצות ללחיצה.",
    .filledCircles = "העיגולים המלאים הם אלה שיש ללחוץ עליהם.",
    .fewest = "אין פתרון בפחות לחיצות.",
    .codes = "הקודים פותחים את הלוחות בתוכנה.",
    .onePressCounted = "לחיצה אחת",
    .pressesCounted = "%1 לחיצות",
    .oneWay = "דרך אחת",
    .ways = "%1 דרכים",
    .quietPatterns = {"היחידה", "אחת מתוך %1"},
    .tilings = {"היחיד", "אחד מתוך %1"},
    .noPattern = "אין תבנית כזאת",
    .noTiling = "אין ריצוף כזה",
    .page = "עמוד %1 מתוך %2",
};

const char* changedLights(const SheetWords& words, Neighbours neighbours) {
    switch (neighbours) {
    case Neighbours::plus:
        return words.lightsPlus;
    case Neighbours::king:
        return words.lightsKing;
    case Neighbours::diagonal:
        return words.lightsDiagonal;
    case Neighbours::knight:
        return words.lightsKnight;
    case Neighbours::rowColumn:
        return words.lightsRowColumn;
    }
    return "";
}

const char* joinedSides(const SheetWords& words, Topology topology) {
    switch (topology) {
    case Topology::plane:
        return "";
    case Topology::cylinder:
        return words.cylinder;
    case Topology::torus:
        return words.torus;
    case Topology::moebius:
        return words.moebius;
    case Topology::klein:
        return words.klein;
    case Topology::projective:
        return words.projective;
    }
    return "";
}

} // namespace

std::string_view codeOf(SheetLanguage language) {
    return language == SheetLanguage::english  ? "en"
           : language == SheetLanguage::french ? "fr"
                                               : "he";
}

std::optional<SheetLanguage> sheetLanguageNamed(std::string_view code) {
    for (const auto language :
         {SheetLanguage::english, SheetLanguage::french, SheetLanguage::hebrew}) {
        if (codeOf(language) == code) {
            return language;
        }
    }
    return std::nullopt;
}

const SheetWords& sheetWords(SheetLanguage language) {
    return language == SheetLanguage::english  ? englishWords
           : language == SheetLanguage::french ? frenchWords
                                               : hebrewWords;
}

std::string filledIn(std::string_view text, std::string_view first, std::string_view second) {
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPlace =
            text[i] == '%' && i + 1 < text.size() && (text[i + 1] == '1' || text[i + 1] == '2');
        if (isPlace) {
            filled += text[++i] == '1' ? first : second;
        } else {
            filled += text[i];
        }
    }
    return filled;
}

std::string ruleSentences(const SheetWords& words, const Lattice& lattice) {
    const std::string sides = joinedSides(words, lattice.topology);
    return filledIn(lattice.selfInfluence ? words.pressWithOwn : words.pressWithout,
                    changedLights(words, lattice.neighbours)) +
           (sides.empty() ? "" : " " + sides);
}

} // namespace lightsout
