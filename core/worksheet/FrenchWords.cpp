// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Words.h"

namespace lightsout {

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

} // namespace lightsout
