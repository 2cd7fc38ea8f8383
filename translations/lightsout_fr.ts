<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>About the Lights Out Workbench</source>
        <translation>À propos de Lights Out Workbench</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Lights Out Workbench %1&lt;/h3&gt;&lt;p&gt;A program for playing, understanding and investigating Lights Out, on grids and on graphs.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Lights Out Workbench %1&lt;/h3&gt;&lt;p&gt;Pour jouer à Lights Out, le comprendre et l’étudier, sur des grilles et sur des graphes.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la licence publique générale GNU (GPL), version 3 ou ultérieure.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>There was not enough memory.</source>
        <translation>Mémoire insuffisante.</translation>
    </message>
    <message>
        <source>The operation was not carried out. Try a smaller board.</source>
        <translation>L’opération n’a pas été effectuée. Essayez avec une grille plus petite.</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>Could not create folder %1.</source>
        <translation>Le dossier %1 n’a pas pu être créé.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>Impossible d’écrire dans %1.</translation>
    </message>
</context>
<context>
    <name>BoardKinds</name>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>A press changes the cell and those next to it.</source>
        <translation>Un appui change la case et celles qui la touchent par un côté.</translation>
    </message>
    <message>
        <source>King&apos;s moves</source>
        <translation>Pas du roi</translation>
    </message>
    <message>
        <source>A press changes the cell and all eight around it.</source>
        <translation>Un appui change la case et les huit qui l’entourent.</translation>
    </message>
    <message>
        <source>Diagonal neighbours</source>
        <translation>Voisines en diagonale</translation>
    </message>
    <message>
        <source>A press changes the diagonally adjacent cells.</source>
        <translation>Un appui change les cases voisines par un coin.</translation>
    </message>
    <message>
        <source>Knight&apos;s moves</source>
        <translation>Sauts de cavalier</translation>
    </message>
    <message>
        <source>A press changes the cells a knight&apos;s move away.</source>
        <translation>Un appui change les cases situées à un saut de cavalier.</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Lignes et colonnes</translation>
    </message>
    <message>
        <source>A press changes the whole row and column of the cell.</source>
        <translation>Un appui change toute la ligne et toute la colonne.</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>A honeycomb: each cell has up to six neighbours.</source>
        <translation>Un nid d’abeilles&#x202f;: jusqu’à six voisines par case.</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triangles</translation>
    </message>
    <message>
        <source>Each cell has up to three neighbours, across its sides.</source>
        <translation>Jusqu’à trois voisines par case, une par côté.</translation>
    </message>
    <message>
        <source>Merlin&apos;s Magic Square</source>
        <translation>Carré magique de Merlin</translation>
    </message>
    <message>
        <source>Not all influences are mutual.</source>
        <translation>Certaines influences ne sont pas réciproques.</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cylindre</translation>
    </message>
    <message>
        <source>The left and right sides are glued together.</source>
        <translation>Les bords gauche et droit sont collés.</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>The left and right sides are glued together, and so are the top and bottom.</source>
        <translation>Les bords gauche et droit sont collés, ceux du haut et du bas aussi.</translation>
    </message>
    <message>
        <source>Möbius strip</source>
        <translation>Ruban de Möbius</translation>
    </message>
    <message>
        <source>The left and right sides are glued with a half twist.</source>
        <translation>Les bords gauche et droit sont collés après un demi-tour.</translation>
    </message>
    <message>
        <source>Klein bottle</source>
        <translation>Bouteille de Klein</translation>
    </message>
    <message>
        <source>The left and right sides are glued with a half twist, the top and bottom without one.</source>
        <translation>Les bords gauche et droit sont collés après un demi-tour, ceux du haut et du bas sans demi-tour.</translation>
    </message>
    <message>
        <source>Projective plane</source>
        <translation>Plan projectif</translation>
    </message>
    <message>
        <source>Opposite sides are glued with a half twist.</source>
        <translation>Les bords opposés sont collés après un demi-tour.</translation>
    </message>
    <message>
        <source>Surface of a cube</source>
        <translation>Surface d’un cube</translation>
    </message>
    <message>
        <source>The six faces of a cube, unfolded. Each cell has four neighbours, even across edges.</source>
        <translation>Six faces dépliées&#x202f;: quatre voisines par case, même par-delà les arêtes du cube.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Cycle</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roue</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Complete graph</source>
        <translation>Graphe complet</translation>
    </message>
    <message>
        <source>Complete bipartite graph</source>
        <translation>Graphe biparti complet</translation>
    </message>
    <message>
        <source>Hypercube</source>
        <translation>Hypercube</translation>
    </message>
    <message>
        <source>Vertices are joined if their binary numbers differ in one digit.</source>
        <translation>Deux sommets sont reliés si leurs numéros en binaire diffèrent d’un seul chiffre.</translation>
    </message>
    <message>
        <source>Circulant graph</source>
        <translation>Graphe circulant</translation>
    </message>
    <message>
        <source>Vertices on a circle are joined if they are a given step apart; a step of 0 joins none.</source>
        <translation>Sur un cercle, deux sommets sont reliés si leur écart est l’un des pas donnés (pas 0&#x202f;: aucune arête).</translation>
    </message>
    <message>
        <source>Generalised Petersen graph</source>
        <translation>Graphe de Petersen généralisé</translation>
    </message>
    <message>
        <source>An outer cycle and the same number of inner vertices, which are joined to each other at the given step.</source>
        <translation>Un cycle extérieur et autant de sommets intérieurs, reliés entre eux selon le pas donné.</translation>
    </message>
    <message>
        <source>Tetrahedron</source>
        <translation>Tétraèdre</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Octahedron</source>
        <translation>Octaèdre</translation>
    </message>
    <message>
        <source>Dodecahedron</source>
        <translation>Dodécaèdre</translation>
    </message>
    <message>
        <source>Icosahedron</source>
        <translation>Icosaèdre</translation>
    </message>
    <message>
        <source>Petersen graph</source>
        <translation>Graphe de Petersen</translation>
    </message>
    <message>
        <source>Heawood graph</source>
        <translation>Graphe de Heawood</translation>
    </message>
    <message>
        <source>Möbius–Kantor graph</source>
        <translation>Graphe de Möbius-Kantor</translation>
    </message>
    <message>
        <source>Pappus graph</source>
        <translation>Graphe de Pappus</translation>
    </message>
    <message>
        <source>Desargues graph</source>
        <translation>Graphe de Desargues</translation>
    </message>
    <message>
        <source>Nauru graph</source>
        <translation>Graphe de Nauru</translation>
    </message>
    <message>
        <source>Random graph</source>
        <translation>Graphe aléatoire</translation>
    </message>
    <message>
        <source>A graph with the given number of random edges. The same seed gives the same graph.</source>
        <translation>Un nombre donné d’arêtes, placées au hasard. La même graine redonne le même graphe.</translation>
    </message>
    <message>
        <source>Random tree</source>
        <translation>Arbre aléatoire</translation>
    </message>
    <message>
        <source>All trees are equally likely. The same seed gives the same tree.</source>
        <translation>Tous les arbres sont équiprobables. La même graine redonne le même arbre.</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Surfaces</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphes</translation>
    </message>
    <message>
        <source>Solids and cages</source>
        <translation>Solides et cages</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoires</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>&amp;Vertices</source>
        <translation>&amp;Sommets</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Côté</translation>
    </message>
    <message>
        <source>&amp;First side</source>
        <translation>&amp;Premier côté</translation>
    </message>
    <message>
        <source>&amp;Second side</source>
        <translation>&amp;Second côté</translation>
    </message>
    <message>
        <source>&amp;Dimension</source>
        <translation>&amp;Dimension</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <translation>Prem&amp;ier pas</translation>
    </message>
    <message>
        <source>Seco&amp;nd step</source>
        <translation>Seco&amp;nd pas</translation>
    </message>
    <message>
        <source>&amp;Vertices per circle</source>
        <translation>&amp;Par cercle</translation>
    </message>
    <message>
        <source>Inner &amp;step</source>
        <translation>Pas &amp;intérieur</translation>
    </message>
    <message>
        <source>Ed&amp;ges</source>
        <translation>&amp;Arêtes</translation>
    </message>
    <message>
        <source>Empty drawing</source>
        <translation>Dessin vide</translation>
    </message>
    <message>
        <source>Draw your own board: click to add a vertex, drag to join two.</source>
        <translation>Dessinez votre propre grille&#x202f;: cliquez pour ajouter un sommet, faites glisser d’un sommet à l’autre pour les relier.</translation>
    </message>
    <message>
        <source>Triangle of discs</source>
        <translation>Triangle de disques</translation>
    </message>
    <message>
        <source>Each disc touches up to six others.</source>
        <translation>Chaque disque en touche jusqu’à six autres.</translation>
    </message>
    <message>
        <source>Long arms</source>
        <translation>Bras longs</translation>
    </message>
    <message>
        <source>A press reaches several cells in each direction.</source>
        <translation>Un appui atteint plusieurs cases dans chaque direction.</translation>
    </message>
    <message>
        <source>R&amp;each</source>
        <translation>Po&amp;rtée</translation>
    </message>
    <message>
        <source>Switches for rows and columns</source>
        <translation>Interrupteurs de lignes et de colonnes</translation>
    </message>
    <message>
        <source>Each row and each column of lights has one button.</source>
        <translation>Chaque ligne et chaque colonne de lumières a un bouton.</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>Co&amp;uches</translation>
    </message>
    <message>
        <source>Grid in three dimensions</source>
        <translation>Grille à trois dimensions</translation>
    </message>
    <message>
        <source>Each cell of a box has up to six neighbours.</source>
        <translation>Chaque case d’une boîte a jusqu’à six voisines.</translation>
    </message>
    <message>
        <source>Torus in three dimensions</source>
        <translation>Tore à trois dimensions</translation>
    </message>
    <message>
        <source>A box whose opposite faces are glued together.</source>
        <translation>Une boîte dont les faces opposées sont recollées.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>cell %1</source>
        <translation>la case %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>la case ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>le sommet %1</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>cylindre</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>tore</translation>
    </message>
    <message>
        <source>Möbius strip</source>
        <translation>ruban de Möbius</translation>
    </message>
    <message>
        <source>Klein bottle</source>
        <translation>bouteille de Klein</translation>
    </message>
    <message>
        <source>projective plane</source>
        <translation>plan projectif</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>press</source>
        <translation>l’appui</translation>
    </message>
    <message>
        <source>edit lights</source>
        <translation>la modification des lumières</translation>
    </message>
    <message>
        <source>edit target</source>
        <translation>la modification de la cible</translation>
    </message>
    <message>
        <source>%1, custom patterns</source>
        <translation>%1, motifs personnalisés</translation>
    </message>
    <message>
        <source>%1, with holes</source>
        <translation>%1, avec des trous</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>prisme</translation>
    </message>
    <message>
        <source>Petersen graph</source>
        <translation>graphe de Petersen</translation>
    </message>
    <message>
        <source>Möbius–Kantor graph</source>
        <translation>graphe de Möbius-Kantor</translation>
    </message>
    <message>
        <source>dodecahedron</source>
        <translation>dodécaèdre</translation>
    </message>
    <message>
        <source>Desargues graph</source>
        <translation>graphe de Desargues</translation>
    </message>
    <message>
        <source>Nauru graph</source>
        <translation>graphe de Nauru</translation>
    </message>
    <message>
        <source>generalised Petersen graph %1</source>
        <translation>graphe de Petersen généralisé %1</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>cube</translation>
    </message>
    <message>
        <source>tesseract</source>
        <translation>tesseract</translation>
    </message>
    <message>
        <source>hypercube of dimension %1</source>
        <translation>hypercube de dimension %1</translation>
    </message>
    <message>
        <source>Merlin&apos;s Magic Square</source>
        <translation>carré magique de Merlin</translation>
    </message>
    <message>
        <source>drawn graph</source>
        <translation>graphe dessiné</translation>
    </message>
    <message>
        <source>%1-vertex path</source>
        <translation>chaîne à %1&#xa0;sommets</translation>
    </message>
    <message>
        <source>%1-vertex cycle</source>
        <translation>cycle à %1&#xa0;sommets</translation>
    </message>
    <message>
        <source>%1-vertex star</source>
        <translation>étoile à %1&#xa0;sommets</translation>
    </message>
    <message>
        <source>%1-vertex wheel</source>
        <translation>roue à %1&#xa0;sommets</translation>
    </message>
    <message>
        <source>tetrahedron</source>
        <translation>tétraèdre</translation>
    </message>
    <message>
        <source>%1-vertex complete graph</source>
        <translation>graphe complet à %1&#xa0;sommets</translation>
    </message>
    <message>
        <source>complete bipartite graph with sides of %1 and %2 vertices</source>
        <translation>graphe biparti complet, %1 et %2</translation>
    </message>
    <message>
        <source>octahedron</source>
        <translation>octaèdre</translation>
    </message>
    <message>
        <source>icosahedron</source>
        <translation>icosaèdre</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>arbre</translation>
    </message>
    <message>
        <source>%1-vertex directed cycle</source>
        <translation>cycle orienté à %1&#xa0;sommets</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>graph with %1 components</source>
        <translation>graphe à %1&#xa0;composantes connexes</translation>
    </message>
    <message>
        <source>%1-row triangle of discs</source>
        <translation>triangle de disques à %1 rangées</translation>
    </message>
    <message>
        <source>%1 box</source>
        <translation>boîte %1</translation>
    </message>
    <message>
        <source>%1 torus of three dimensions</source>
        <translation>tore %1 à trois dimensions</translation>
    </message>
    <message>
        <source>%1, with switches for rows and columns</source>
        <translation>%1, avec des interrupteurs de lignes et de colonnes</translation>
    </message>
    <message>
        <source>%1, arms of %2 cells</source>
        <translation>%1, bras de %2 cases</translation>
    </message>
    <message>
        <source>Heawood graph</source>
        <translation>graphe de Heawood</translation>
    </message>
    <message>
        <source>Pappus graph</source>
        <translation>graphe de Pappus</translation>
    </message>
</context>
<context>
    <name>BruteForceText</name>
    <message>
        <source>%1 years</source>
        <translation>%1 ans</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#x202f;ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#x202f;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#x202f;min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#x202f;h</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 jours</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>No code contains “%1”. Codes never use I, O, 0 or 1, which are easily confused.</source>
        <translation>Aucun code ne contient «&#x202f;%1&#x202f;». Les codes n’ont ni I, ni O, ni 0, ni 1, qui se ressemblent.</translation>
    </message>
    <message>
        <source>A code has 8, 12 or 16 letters and digits.</source>
        <translation>Un code compte 8, 12 ou 16 lettres et chiffres.</translation>
    </message>
    <message>
        <source>There is no such code. Check its letters and digits.</source>
        <translation>Ce code n’existe pas. Vérifiez ses lettres et ses chiffres.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of the program.</source>
        <translation>Ce code vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>Type one challenge code per line.</source>
        <translation>Tapez un code de défi par ligne.</translation>
    </message>
    <message>
        <source>A series has at most %1 boards.</source>
        <translation>Une série a au plus %1 grilles.</translation>
    </message>
    <message>
        <source>Code %1: %2</source>
        <translation>Code %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Board %1 is already solved. Choose another one.</source>
        <translation>La grille %1 est déjà résolue. Choisissez-en une autre.</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <translation>1 sur %1</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message>
        <source>Squares (%1)</source>
        <translation>Carrés %1</translation>
    </message>
    <message>
        <source>nullity</source>
        <translation>nullité</translation>
    </message>
    <message>
        <source>record</source>
        <translation>record</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>grilles</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une seule</translation>
    </message>
    <message>
        <source>several</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>smallest share</source>
        <translation>plus petite part</translation>
    </message>
    <message>
        <source>greatest share</source>
        <translation>plus grande part</translation>
    </message>
    <message>
        <source>four neighbours</source>
        <translation>quatre voisines</translation>
    </message>
    <message>
        <source>eight neighbours</source>
        <translation>huit voisines</translation>
    </message>
    <message>
        <source>four diagonals</source>
        <translation>quatre coins</translation>
    </message>
    <message>
        <source>knight&apos;s moves</source>
        <translation>sauts de cavalier</translation>
    </message>
    <message>
        <source>row and column</source>
        <translation>ligne et colonne</translation>
    </message>
    <message>
        <source>without self-influence</source>
        <translation>sans auto-influence</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Nullities of boards up to %1</source>
        <translation>Nullités (taille ≤&#x202f;%1)</translation>
    </message>
    <message>
        <source>Boards up to %1, computed with a formula.</source>
        <translation>Grilles d’au plus %1, calcul par formule.</translation>
    </message>
    <message>
        <source>Boards up to %1, computed from the common factors of polynomials.</source>
        <translation>Grilles d’au plus %1, par les facteurs communs de polynômes.</translation>
    </message>
    <message>
        <source>Boards up to %1, computed from polynomials for each board.</source>
        <translation>Grilles d’au plus %1, par des polynômes propres à chacune.</translation>
    </message>
    <message>
        <source>Boards up to %1, computed by a separate elimination for each board (slow).</source>
        <translation>Grilles d’au plus %1, par une élimination pour chacune (calcul lent).</translation>
    </message>
    <message numerus="yes">
        <source>%1 ⋯ (%Ln different factor(s))</source>
        <translation>
            <numerusform>%1 ⋯ (%Ln facteur)</numerusform>
            <numerusform>%1 ⋯ (%Ln facteurs différents)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hidden until you have answered</source>
        <translation>Masqué jusqu’à votre réponse</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>paste</source>
        <translation>le collage</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>la duplication</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Le fichier ne peut pas être lu&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written: %1.</source>
        <translation>Le fichier ne peut pas être écrit&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file is too large: it has %1 bytes, but the limit is %2.</source>
        <translation>Le fichier est trop gros&#x202f;: il fait %1 octets, et la limite est de %2.</translation>
    </message>
    <message>
        <source>“%1” is not recognised.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas reconnu.</translation>
    </message>
    <message>
        <source>The file has version %1, but this program only reads versions up to %2.</source>
        <translation>Le fichier est en version %1&#x202f;; ce programme ne lit que jusqu’à la version %2.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Il manque «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” has the wrong kind of value.</source>
        <translation>La valeur de «&#x202f;%1&#x202f;» n’est pas du bon type.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The number “%1” is out of range.</source>
        <translation>Le nombre «&#x202f;%1&#x202f;» est hors limites.</translation>
    </message>
    <message>
        <source>Found “%1” where 0 or 1 was expected.</source>
        <translation>On trouve «&#x202f;%1&#x202f;» là où 0 ou 1 est attendu.</translation>
    </message>
    <message>
        <source>Found %1 digits where %2 were expected.</source>
        <translation>Nombre de chiffres&#x202f;: %1 au lieu de %2.</translation>
    </message>
    <message>
        <source>This row has %1 entries, but the first row has %2.</source>
        <translation>Nombre de valeurs&#x202f;: %1 sur cette ligne, %2 sur la première.</translation>
    </message>
    <message>
        <source>A symmetric matrix must be square, but this one has %1 rows and %2 columns.</source>
        <translation>La matrice est de taille %1&#x202f;×&#x202f;%2 (lignes&#x202f;×&#x202f;colonnes), mais une matrice symétrique doit être carrée.</translation>
    </message>
    <message>
        <source>There is no vertex “%1”: the board has %2 vertices.</source>
        <translation>Il n’y a pas de sommet «&#x202f;%1&#x202f;» (nombre de sommets de la grille&#x202f;: %2).</translation>
    </message>
    <message>
        <source>“%1” is not a known kind of board.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un type de grille connu.</translation>
    </message>
    <message>
        <source>“%1” is not a known option.</source>
        <translation>L’option «&#x202f;%1&#x202f;» est inconnue.</translation>
    </message>
    <message>
        <source>A file in the format “%1” can&apos;t hold this board.</source>
        <translation>Un fichier au format «&#x202f;%1&#x202f;» ne peut pas contenir cette grille.</translation>
    </message>
    <message>
        <source>The board would have %1 vertices, but at most %2 are possible.</source>
        <translation>La grille aurait %1 sommets, mais %2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>The board would have %1 influences, but at most %2 are possible.</source>
        <translation>La grille aurait %1 influences, mais %2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>Solving this board would need %1 of memory. The program can handle all boards with up to %2 vertices, and far larger ones if each press changes only a few nearby lights.</source>
        <translation>Résoudre cette grille demanderait %1 de mémoire. Le programme peut résoudre toutes les grilles d’au plus %2 sommets, et de bien plus grandes si chaque appui ne change que quelques lumières proches.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Il manque quelque chose ici.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>«&#x202f;%1&#x202f;» apparaît deux fois.</translation>
    </message>
    <message>
        <source>The file would be too large to reopen: it would have %1 bytes, but the limit is %2.</source>
        <translation>Le fichier serait trop gros pour être rouvert&#x202f;: il ferait %1 octets, et la limite est de %2.</translation>
    </message>
    <message>
        <source>The element “%1” has too many attributes: at most %2 are possible.</source>
        <translation>L’élément «&#x202f;%1&#x202f;» a trop d’attributs&#x202f;: %2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>There is not enough memory for this board.</source>
        <translation>Mémoire insuffisante pour cette grille.</translation>
    </message>
    <message>
        <source>Checking all sets of presses would take too long: %1 steps, but at most %2 are feasible.</source>
        <translation>Examiner tous les ensembles d’appuis prendrait trop de temps&#x202f;: %1 étapes, alors que %2 au plus sont possibles.</translation>
    </message>
    <message>
        <source>The table for this board would need %1 of memory, but only %2 can be used.</source>
        <translation>Le tableau pour cette grille demanderait %1 de mémoire, mais %2 au plus sont utilisables.</translation>
    </message>
    <message>
        <source>This could not be computed because of an internal error (%1).</source>
        <translation>Le calcul n’a pas abouti à cause d’une erreur interne (%1).</translation>
    </message>
    <message>
        <source>“%1” is not a known file format. Supported formats: %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un format de fichier connu. Formats acceptés&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This file is not in the format “%1”. Supported formats: %2.</source>
        <translation>Ce n’est pas un fichier au format «&#x202f;%1&#x202f;». Formats acceptés&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This file is not UTF-8. Save it as UTF-8 in the program that made it.</source>
        <translation>Ce fichier n’est pas en UTF-8. Enregistrez-le en UTF-8 dans le programme qui l’a créé.</translation>
    </message>
    <message>
        <source>There is no graph %1: the file has %2 in total.</source>
        <translation>Il n’y a pas de graphe numéro %1&#x202f;: le fichier en contient %2.</translation>
    </message>
    <message>
        <source>“%1” is a random seed for the game “Flip”. Only that program can recreate the board. Use its “Specific” identifier instead.</source>
        <translation>«&#x202f;%1&#x202f;» est la graine d’une partie de «&#x202f;Flip&#x202f;», et seul ce programme peut en recréer la grille. Utilisez plutôt son identifiant «&#x202f;Specific&#x202f;».</translation>
    </message>
    <message>
        <source>This is a saved game from Simon Tatham&apos;s collection. Use the game&apos;s “Specific” identifier instead.</source>
        <translation>C’est une partie enregistrée de la collection de Simon Tatham. Utilisez l’identifiant «&#x202f;Specific&#x202f;» de la partie.</translation>
    </message>
    <message>
        <source>The table is neither a matrix nor a list of edges: “%1” does not fit. Give it the columns Source and Target, or the same number of entries in each row.</source>
        <translation>À cause de «&#x202f;%1&#x202f;», le tableau n’est ni une matrice ni une liste d’arêtes. Donnez-lui des colonnes Source et Target, ou le même nombre de valeurs dans chaque ligne.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>A digit %1 appears: boards of more than two states are not read.</source>
        <translation>Un chiffre %1 apparaît&#x202f;: les grilles à plus de deux états ne sont pas lues.</translation>
    </message>
    <message>
        <source>The text can&apos;t be read in this way.</source>
        <translation>Ce texte ne peut pas être lu ainsi.</translation>
    </message>
    <message>
        <source>The text is not a board but words.</source>
        <translation>Ce texte n’est pas une grille, mais des mots.</translation>
    </message>
    <message>
        <source>This is a spreadsheet. Save it as CSV.</source>
        <translation>C’est un classeur de tableur. Enregistrez-le au format CSV.</translation>
    </message>
    <message>
        <source>This is a file in the format “%1”, which is not read.</source>
        <translation>C’est un fichier au format «&#x202f;%1&#x202f;», qui n’est pas lu.</translation>
    </message>
    <message>
        <source>The file lists vertices, but no edges under a known name.</source>
        <translation>Le fichier énumère des sommets, mais aucune arête sous un nom connu.</translation>
    </message>
    <message>
        <source>The text is not a board but words or measurements.</source>
        <translation>Ce texte n’est pas un plateau, mais des mots ou des mesures.</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>The classic toy</source>
        <translation>Le jouet classique</translation>
    </message>
    <message>
        <source>All 25 lights are on. Turning them off takes at least 15 presses.</source>
        <translation>Les 25 lumières sont allumées&#x202f;; il faut au moins 15 appuis pour les éteindre.</translation>
    </message>
    <message>
        <source>Two by two</source>
        <translation>La grille 2&#x202f;×&#x202f;2</translation>
    </message>
    <message>
        <source>Turning off a single light takes three presses.</source>
        <translation>Une lumière seule s’éteint en trois appuis.</translation>
    </message>
    <message>
        <source>Sixteen solutions</source>
        <translation>Seize solutions</translation>
    </message>
    <message>
        <source>Two of the solutions use four presses and change every light exactly once.</source>
        <translation>Deux des solutions comptent quatre appuis et changent chaque lumière exactement une fois.</translation>
    </message>
    <message>
        <source>One light too many</source>
        <translation>Une lumière de trop</translation>
    </message>
    <message>
        <source>This light can&apos;t be turned off. “Solution” shows why.</source>
        <translation>Cette lumière ne peut pas être éteinte. «&#x202f;Solution&#x202f;» montre pourquoi.</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Every picture of this size can be turned off in exactly one way.</source>
        <translation>Toute image de cette taille peut être éteinte, d’une seule façon.</translation>
    </message>
    <message>
        <source>No self-influence</source>
        <translation>Sans auto-influence</translation>
    </message>
    <message>
        <source>A press changes the neighbours, but not the light itself.</source>
        <translation>Un appui change les lumières voisines, mais pas celle de la case jouée.</translation>
    </message>
    <message>
        <source>Merlin</source>
        <translation>Merlin</translation>
    </message>
    <message>
        <source>A toy from 1978: light the ring around the middle.</source>
        <translation>Un jouet de 1978&#x202f;: allumez l’anneau autour du milieu.</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anneau</translation>
    </message>
    <message>
        <source>A press changes a whole row and a whole column. Three presses are enough.</source>
        <translation>Un appui change toute une ligne et toute une colonne. Trois appuis suffisent.</translation>
    </message>
    <message>
        <source>Four kings</source>
        <translation>Quatre rois</translation>
    </message>
    <message>
        <source>A press changes a square of nine cells. Four presses are enough.</source>
        <translation>Un appui change un carré de neuf cases. Quatre appuis suffisent.</translation>
    </message>
    <message>
        <source>Twelve knights</source>
        <translation>Douze cavaliers</translation>
    </message>
    <message>
        <source>A press changes the cells a knight&apos;s move away. Twelve presses are enough.</source>
        <translation>Un appui change les cases situées à un saut de cavalier. Douze appuis suffisent.</translation>
    </message>
    <message>
        <source>No border</source>
        <translation>Sans bord</translation>
    </message>
    <message>
        <source>On a torus, five presses turn off all 25 lights.</source>
        <translation>Sur un tore, cinq appuis éteignent les 25 lumières.</translation>
    </message>
    <message>
        <source>Half twist</source>
        <translation>Un demi-tour</translation>
    </message>
    <message>
        <source>A Möbius strip. The pale cells show how the board continues across its border.</source>
        <translation>Un ruban de Möbius. Les cases pâles montrent comment la grille continue au-delà du bord.</translation>
    </message>
    <message>
        <source>Bottle without an inside</source>
        <translation>Bouteille sans intérieur</translation>
    </message>
    <message>
        <source>A Klein bottle: the left and right sides are glued with a half twist.</source>
        <translation>Bouteille de Klein&#x202f;: les bords gauche et droit sont collés après un demi-tour.</translation>
    </message>
    <message>
        <source>Twisted all around</source>
        <translation>Tout retourné</translation>
    </message>
    <message>
        <source>On the projective plane, opposite sides are glued with a half twist.</source>
        <translation>Sur le plan projectif, les bords opposés sont collés après un demi-tour.</translation>
    </message>
    <message>
        <source>Honeycomb</source>
        <translation>Nid d’abeilles</translation>
    </message>
    <message>
        <source>Every inner cell has six neighbours.</source>
        <translation>Chaque case intérieure a six voisines.</translation>
    </message>
    <message>
        <source>Unfolded cube</source>
        <translation>Cube déplié</translation>
    </message>
    <message>
        <source>Presses also act across the edges. Fourteen turn off all 54 lights.</source>
        <translation>Un appui agit aussi par-delà les arêtes&#x202f;; 14 suffisent pour éteindre les 54 lumières.</translation>
    </message>
    <message>
        <source>Tesseract</source>
        <translation>Tesseract</translation>
    </message>
    <message>
        <source>The four-dimensional cube. The only solution is to press every vertex.</source>
        <translation>Le cube en quatre dimensions. La seule solution est d’appuyer partout.</translation>
    </message>
    <message>
        <source>Petersen&apos;s graph</source>
        <translation>Le graphe de Petersen</translation>
    </message>
    <message>
        <source>The graph has 120 symmetries. Three presses are enough.</source>
        <translation>Ce graphe a 120 symétries. Trois appuis suffisent.</translation>
    </message>
    <message>
        <source>Star of Nauru</source>
        <translation>Étoile de Nauru</translation>
    </message>
    <message>
        <source>Four different sets of six presses each change all 24 lights exactly once.</source>
        <translation>Quatre choix de six appuis changent chacune des 24 lumières exactement une fois.</translation>
    </message>
    <message>
        <source>The little house</source>
        <translation>La petite maison</translation>
    </message>
    <message>
        <source>The house can be drawn in one stroke and turned off with one press.</source>
        <translation>Cette maison se dessine d’un seul trait et s’éteint d’un seul appui.</translation>
    </message>
    <message>
        <source>Three houses, three wells</source>
        <translation>Trois maisons, trois puits</translation>
    </message>
    <message>
        <source>The paths from each house to each well can&apos;t be drawn without a crossing.</source>
        <translation>On ne peut relier chaque maison à chaque puits sans croisement.</translation>
    </message>
    <message>
        <source>The bridges of Königsberg</source>
        <translation>Les ponts de Königsberg</translation>
    </message>
    <message>
        <source>Four land areas, A to D. The seven bridges are lights, too.</source>
        <translation>Quatre quartiers, de A à D&#x202f;; les sept ponts sont aussi des lumières.</translation>
    </message>
    <message>
        <source>Regions of France</source>
        <translation>Régions de France</translation>
    </message>
    <message>
        <source>Neighbouring regions are joined. Corsica is isolated.</source>
        <translation>Les régions voisines sont reliées. La Corse est isolée.</translation>
    </message>
    <message>
        <source>Family tree</source>
        <translation>Arbre généalogique</translation>
    </message>
    <message>
        <source>Every board on this tree has exactly one solution.</source>
        <translation>Toute configuration de cet arbre a exactement une solution.</translation>
    </message>
    <message>
        <source>Eight in a row</source>
        <translation>Huit en ligne</translation>
    </message>
    <message>
        <source>Three presses turn off all eight lights.</source>
        <translation>Trois appuis éteignent les huit lumières.</translation>
    </message>
    <message>
        <source>One way round</source>
        <translation>Sens unique</translation>
    </message>
    <message>
        <source>A press changes only the pressed light and the next one, so the all-on board can&apos;t be solved.</source>
        <translation>Chaque appui ne change que sa lumière et la suivante&#x202f;; «&#x202f;tout allumé&#x202f;» n’a donc pas de solution.</translation>
    </message>
    <message>
        <source>Twenty-eight triangles</source>
        <translation>Vingt-huit triangles</translation>
    </message>
    <message>
        <source>Eight presses turn off all the triangles and change each exactly once.</source>
        <translation>Huit appuis éteignent tous les triangles&#x202f;; chaque triangle change exactement une fois.</translation>
    </message>
    <message>
        <source>Twenty corners</source>
        <translation>Vingt sommets</translation>
    </message>
    <message>
        <source>A dodecahedron, seen through a face. Six presses are enough.</source>
        <translation>Un dodécaèdre, vu à travers une face. Six appuis suffisent.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>This board has no solution.</source>
        <translation>Cette grille n’a pas de solution.</translation>
    </message>
    <message>
        <source>Every press changes something.</source>
        <translation>Tout ensemble d’appuis non vide change quelque chose.</translation>
    </message>
    <message>
        <source>Only rectangular grids have this value.</source>
        <translation>Seules les grilles rectangulaires ont cette valeur.</translation>
    </message>
    <message>
        <source>The number of black cells is not a Markov chain.</source>
        <translation>Le nombre de cases noires n’est pas une chaîne de Markov.</translation>
    </message>
    <message>
        <source>Some influences are not mutual.</source>
        <translation>Certaines influences ne sont pas réciproques.</translation>
    </message>
    <message>
        <source>The number is out of range.</source>
        <translation>Ce nombre est hors de l’intervalle possible.</translation>
    </message>
    <message>
        <source>There is no board of this size.</source>
        <translation>Il n’y a pas de grille de cette taille.</translation>
    </message>
    <message>
        <source>The numbers of buttons and of lights differ.</source>
        <translation>Les nombres de boutons et de lumières diffèrent.</translation>
    </message>
    <message>
        <source>The value for this board is out of reach.</source>
        <translation>La valeur de cette grille est hors de portée.</translation>
    </message>
    <message>
        <source>Solvable boards</source>
        <translation>Grilles gagnantes</translation>
    </message>
    <message>
        <source>The share of boards with this rule that can be solved.</source>
        <translation>Part des grilles gagnantes pour cette règle.</translation>
    </message>
    <message>
        <source>Solutions up to symmetry</source>
        <translation>Solutions aux symétries près</translation>
    </message>
    <message>
        <source>The number of solutions, counting those that symmetries of the board exchange once.</source>
        <translation>Nombre de solutions, en comptant une seule fois celles que les symétries de la grille échangent.</translation>
    </message>
    <message>
        <source>Presses for the hardest board</source>
        <translation>Appuis pour la grille la plus difficile</translation>
    </message>
    <message>
        <source>The most presses that a shortest solution of any board with this rule needs.</source>
        <translation>Longueur de la plus courte solution de la grille la plus difficile pour cette règle.</translation>
    </message>
    <message>
        <source>Tilings</source>
        <translation>Pavages</translation>
    </message>
    <message>
        <source>Mean number of black cells</source>
        <translation>Espérance du nombre de cases noires</translation>
    </message>
    <message>
        <source>The mean number of black cells after random presses.</source>
        <translation>Espérance du nombre de cases noires après des appuis au hasard.</translation>
    </message>
    <message>
        <source>Variance of the number of black cells</source>
        <translation>Variance du nombre de cases noires</translation>
    </message>
    <message>
        <source>The variance of the number of black cells after random presses.</source>
        <translation>Variance du nombre de cases noires après des appuis au hasard.</translation>
    </message>
    <message>
        <source>Presses to reach the limit law</source>
        <translation>Appuis jusqu’à la loi limite</translation>
    </message>
    <message>
        <source>The number of random presses after which the law of the number of black cells stays within 0.01 of its limit.</source>
        <translation>Nombre d’appuis au hasard après lesquels la loi du nombre de cases noires reste à moins de 0,01 de sa limite.</translation>
    </message>
    <message>
        <source>Presses to win by chance</source>
        <translation>Appuis pour gagner par hasard</translation>
    </message>
    <message>
        <source>The mean number of random presses until the target is reached.</source>
        <translation>Nombre moyen d’appuis au hasard jusqu’à la cible.</translation>
    </message>
    <message>
        <source>Elimination operations</source>
        <translation>Opérations du pivot</translation>
    </message>
    <message>
        <source>The number of row operations of Gaussian elimination.</source>
        <translation>Nombre d’opérations sur les lignes du pivot de Gauss.</translation>
    </message>
    <message>
        <source>Light-chasing operations</source>
        <translation>Opérations de l’extinction en descente</translation>
    </message>
    <message>
        <source>The number of row operations of light chasing.</source>
        <translation>Nombre d’opérations sur les lignes de l’extinction en descente.</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Boutons</translation>
    </message>
    <message>
        <source>The number of vertices that can be pressed.</source>
        <translation>Nombre de sommets sur lesquels on peut appuyer.</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Lumières</translation>
    </message>
    <message>
        <source>The number of vertices with a light.</source>
        <translation>Nombre de sommets munis d’une lumière.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>The number of rows of a grid.</source>
        <translation>Nombre de lignes d’une grille rectangulaire.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>The number of columns of a grid.</source>
        <translation>Nombre de colonnes d’une grille rectangulaire.</translation>
    </message>
    <message>
        <source>Mutual influences</source>
        <translation>Influences réciproques</translation>
    </message>
    <message>
        <source>Whether each vertex changes exactly those that change it.</source>
        <translation>Indique si chaque sommet change exactement ceux qui le changent.</translation>
    </message>
    <message>
        <source>Largest class of twins</source>
        <translation>Plus grande classe de jumeaux</translation>
    </message>
    <message>
        <source>The most vertices that can all be exchanged with one another.</source>
        <translation>Plus grand nombre de sommets tous échangeables entre eux.</translation>
    </message>
    <message>
        <source>Lights changed by a press</source>
        <translation>Lumières changées par un appui</translation>
    </message>
    <message>
        <source>The number of lights that a press of this vertex changes.</source>
        <translation>Nombre de lumières que change un appui sur ce sommet.</translation>
    </message>
    <message>
        <source>Invertible matrix</source>
        <translation>Matrice inversible</translation>
    </message>
    <message>
        <source>Whether each board has exactly one solution.</source>
        <translation>Indique si chaque grille a exactement une solution.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>The number of ways to switch the lights on and off.</source>
        <translation>Nombre de façons d’allumer et d’éteindre les lumières.</translation>
    </message>
    <message>
        <source>Number of solvable boards</source>
        <translation>Nombre de grilles gagnantes</translation>
    </message>
    <message>
        <source>The number of boards with this rule that can be solved.</source>
        <translation>Nombre de grilles gagnantes pour cette règle.</translation>
    </message>
    <message>
        <source>Solutions of a solvable board</source>
        <translation>Solutions d’une grille gagnante</translation>
    </message>
    <message>
        <source>The number of solutions of each board that can be solved.</source>
        <translation>Nombre de solutions de chaque grille gagnante.</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Lumières allumées</translation>
    </message>
    <message>
        <source>The number of lights on now.</source>
        <translation>Nombre de lumières allumées en ce moment.</translation>
    </message>
    <message>
        <source>Solvable</source>
        <translation>Gagnante</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Presses that lead from these lights to the target.</source>
        <translation>Appuis qui mènent de ces lumières à la cible.</translation>
    </message>
    <message>
        <source>Boards that need this many presses</source>
        <translation>Grilles qui demandent ce nombre d’appuis</translation>
    </message>
    <message>
        <source>The number of boards whose shortest solution has this many presses.</source>
        <translation>Nombre de grilles dont la plus courte solution a ce nombre d’appuis.</translation>
    </message>
    <message>
        <source>Quiet patterns of this size</source>
        <translation>Configurations neutres de cette taille</translation>
    </message>
    <message>
        <source>The number of quiet patterns with this many presses.</source>
        <translation>Nombre de configurations neutres de ce nombre d’appuis.</translation>
    </message>
    <message>
        <source>Lightest quiet pattern</source>
        <translation>Configuration neutre la plus légère</translation>
    </message>
    <message>
        <source>The smallest number of presses that changes nothing.</source>
        <translation>Plus petit nombre d’appuis qui ne change rien.</translation>
    </message>
    <message>
        <source>Probability of a number of black cells</source>
        <translation>Probabilité d’un nombre de cases noires</translation>
    </message>
    <message>
        <source>The probability of this many black cells after random presses.</source>
        <translation>Probabilité de ce nombre de cases noires après des appuis au hasard.</translation>
    </message>
    <message>
        <source>Transition probability</source>
        <translation>Probabilité de transition</translation>
    </message>
    <message>
        <source>The probability that a press leads from one number of black cells to another.</source>
        <translation>Probabilité qu’un appui mène d’un nombre de cases noires à un autre.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>The number of games of this many presses from these lights to the target.</source>
        <translation>Nombre de parties de ce nombre d’appuis qui mènent de ces lumières à la cible.</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>appuis</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lumières allumées</translation>
    </message>
    <message>
        <source>lights on squared</source>
        <translation>carré des lumières allumées</translation>
    </message>
    <message>
        <source>row operations</source>
        <translation>opérations sur les lignes</translation>
    </message>
    <message>
        <source>lights</source>
        <translation>lumières</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
</context>
<context>
    <name>FitText</name>
    <message>
        <source>games and law agree</source>
        <translation>les parties et la loi concordent</translation>
    </message>
    <message>
        <source>the law excludes some of the games</source>
        <translation>la loi exclut certaines des parties</translation>
    </message>
    <message>
        <source>games and law differ most at %1: %2 instead of %3</source>
        <translation>les parties et la loi diffèrent surtout pour %1 : %2 au lieu de %3</translation>
    </message>
</context>
<context>
    <name>FormatText</name>
    <message>
        <source>Lights Out document</source>
        <translation>Document Lights Out</translation>
    </message>
    <message>
        <source>Edge list</source>
        <translation>Liste d’arêtes</translation>
    </message>
    <message>
        <source>Matrix (CSV)</source>
        <translation>Matrice (CSV)</translation>
    </message>
    <message>
        <source>Matrix (0 and 1)</source>
        <translation>Matrice (0 et 1)</translation>
    </message>
    <message>
        <source>This is a picture and can&apos;t be reopened here.</source>
        <translation>C’est une image, qui ne peut pas être rouverte ici.</translation>
    </message>
    <message>
        <source>the grid: it becomes a graph</source>
        <translation>la grille&#x202f;: elle devient un graphe</translation>
    </message>
    <message>
        <source>the vertex positions: a circle will be used</source>
        <translation>la position des sommets&#x202f;: ils seront placés sur un cercle</translation>
    </message>
    <message>
        <source>the labels of the vertices</source>
        <translation>les étiquettes des sommets</translation>
    </message>
    <message>
        <source>which vertices toggle themselves: all of them will</source>
        <translation>quels sommets ont une auto-influence&#x202f;: tous en auront une</translation>
    </message>
    <message>
        <source>the lights at the start: all will be on</source>
        <translation>la configuration initiale&#x202f;: tout sera allumé</translation>
    </message>
    <message>
        <source>the target: all lights will be off</source>
        <translation>la cible&#x202f;: tout sera éteint</translation>
    </message>
    <message>
        <source>the presses made so far</source>
        <translation>les appuis déjà faits</translation>
    </message>
    <message>
        <source>data added by a newer version of this program</source>
        <translation>les données ajoutées par une version plus récente</translation>
    </message>
    <message>
        <source>notes and other data saved with the board</source>
        <translation>les notes et données jointes à la grille</translation>
    </message>
    <message>
        <source>the surface and the press patterns: the board becomes a plane grid with four neighbours</source>
        <translation>la surface et les motifs d’appui&#x202f;: la grille sera plane, à quatre voisines</translation>
    </message>
    <message>
        <source>“Flip” identifier (Simon Tatham)</source>
        <translation>Identifiant de «&#x202f;Flip&#x202f;» (Simon Tatham)</translation>
    </message>
    <message>
        <source>which vertices have no button or no light: all will have both</source>
        <translation>quels sommets n’ont pas de bouton ou pas de lumière&#x202f;: tous auront les deux</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>The cells or vertices, with the rule for what each press changes.</source>
        <translation>Les cases ou les sommets, et la règle qui dit ce que change chaque appui.</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>The number of lights (cells, on a grid).</source>
        <translation>Le nombre de lumières (de cases, sur une grille).</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Arêtes</translation>
    </message>
    <message>
        <source>The number of pairs of vertices in which at least one changes the other.</source>
        <translation>Le nombre de paires de sommets dont l’un au moins change l’autre.</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Appui</translation>
    </message>
    <message>
        <source>Pressing a cell switches its own light and those of its neighbours, or the lights given by the rule.</source>
        <translation>Appuyer sur une case change sa lumière et celles de ses voisines, ou celles que fixe la règle.</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Voisine</translation>
    </message>
    <message>
        <source>Another cell whose light changes when this cell is pressed.</source>
        <translation>Une autre case, dont la lumière change quand on appuie sur celle-ci.</translation>
    </message>
    <message>
        <source>Self-influence</source>
        <translation>Auto-influence</translation>
    </message>
    <message>
        <source>Whether pressing a cell changes its own light.</source>
        <translation>Indique si appuyer sur une case change sa lumière.</translation>
    </message>
    <message>
        <source>Influence matrix</source>
        <translation>Matrice du système</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Élimination</translation>
    </message>
    <message>
        <source>Rows are added to one another until each equation begins with a later unknown than the one before.</source>
        <translation>On additionne des lignes jusqu’à ce que la première inconnue de chaque équation vienne après celle de la précédente.</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>The 1 in a row that is used to clear the rest of its column.</source>
        <translation>Le 1 d’une ligne qui annule le reste de sa colonne.</translation>
    </message>
    <message>
        <source>Free unknown</source>
        <translation>Inconnue non principale</translation>
    </message>
    <message>
        <source>An unknown whose column has no pivot: it can be chosen freely, and the others follow.</source>
        <translation>Une inconnue dont la colonne n’a pas de pivot&#x202f;: on la choisit librement, et les autres s’en déduisent.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>The number of pivots, or independent presses: 2 to this power is the number of boards that can be reached.</source>
        <translation>Le nombre de pivots, c’est-à-dire d’appuis indépendants&#x202f;: le nombre de grilles accessibles est 2 élevé à cette puissance.</translation>
    </message>
    <message>
        <source>Nullity</source>
        <translation>Nullité</translation>
    </message>
    <message>
        <source>The number of free unknowns: a solvable board has 2^nullity solutions.</source>
        <translation>Le nombre d’inconnues non principales&#x202f;: le nombre de solutions d’une grille gagnante est 2 élevé à cette puissance.</translation>
    </message>
    <message>
        <source>Quiet pattern</source>
        <translation>Configuration neutre</translation>
    </message>
    <message>
        <source>A set of presses that together change no light.</source>
        <translation>Des appuis qui, ensemble, ne changent aucune lumière.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>The number of sets of presses that lead from these lights to the target.</source>
        <translation>Le nombre d’ensembles d’appuis qui mènent de ces lumières à la cible.</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Cette grille</translation>
    </message>
    <message>
        <source>Whether the target can be reached from these lights.</source>
        <translation>Indique si la cible est accessible depuis ces lumières.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>A set of lights such that every press changes an even number of them, but an odd number must change.</source>
        <translation>Un ensemble de lumières dont chaque appui change un nombre pair, alors qu’un nombre impair doit changer.</translation>
    </message>
    <message>
        <source>Fewest presses</source>
        <translation>Partie gagnante la plus courte</translation>
    </message>
    <message>
        <source>The length of a shortest solution; called “proven” if it is certain that no shorter one exists.</source>
        <translation>Le nombre minimal d’appuis d’une solution&#x202f;; «&#x202f;prouvé&#x202f;» s’il est certain qu’on ne peut faire moins.</translation>
    </message>
    <message>
        <source>Light chasing</source>
        <translation>Extinction en descente</translation>
    </message>
    <message>
        <source>Each row is turned off by presses in the row below, until only the last row is left.</source>
        <translation>On éteint chaque ligne en appuyant dans la ligne du dessous, jusqu’à ce qu’il ne reste que la dernière.</translation>
    </message>
    <message>
        <source>Symmetries</source>
        <translation>Symétries</translation>
    </message>
    <message>
        <source>The number of ways to renumber the vertices without changing the rule.</source>
        <translation>Le nombre de façons de renuméroter les sommets sans changer la règle.</translation>
    </message>
    <message>
        <source>Tiling</source>
        <translation>Pavage optimal</translation>
    </message>
    <message>
        <source>A solution in which every light changes exactly once.</source>
        <translation>Une solution où chaque lumière change exactement une fois.</translation>
    </message>
    <message>
        <source>State graph</source>
        <translation>Graphe des damiers</translation>
    </message>
    <message>
        <source>A point for each possible board, and a line for each press that leads from one board to another.</source>
        <translation>Un point pour chaque grille possible, un trait pour chaque appui qui mène de l’une à l’autre.</translation>
    </message>
    <message>
        <source>Random play</source>
        <translation>Jeu aléatoire</translation>
    </message>
    <message>
        <source>Each press is on a random cell. All cells are equally likely.</source>
        <translation>Chaque appui tombe sur l’une des cases, toutes équiprobables.</translation>
    </message>
    <message>
        <source>Lazy play</source>
        <translation>Jeu paresseux</translation>
    </message>
    <message>
        <source>Random play that skips each press with probability ½.</source>
        <translation>Jeu aléatoire où chaque appui est omis avec la probabilité ½.</translation>
    </message>
    <message>
        <source>Markov chain</source>
        <translation>Chaîne de Markov</translation>
    </message>
    <message>
        <source>A random process whose next state depends only on the present one.</source>
        <translation>Un processus aléatoire où l’état suivant ne dépend que de l’état présent.</translation>
    </message>
    <message>
        <source>Limit law</source>
        <translation>Loi limite</translation>
    </message>
    <message>
        <source>The long-run probability of each number of black cells.</source>
        <translation>La probabilité de chaque nombre de cases noires après un très grand nombre d’appuis.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Espérance</translation>
    </message>
    <message>
        <source>The long-run average over many games.</source>
        <translation>La moyenne sur un très grand nombre de parties.</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Variance</translation>
    </message>
    <message>
        <source>The average of the squared distance from the mean.</source>
        <translation>La moyenne du carré de l’écart à l’espérance.</translation>
    </message>
    <message>
        <source>Total variation distance</source>
        <translation>Distance en variation totale</translation>
    </message>
    <message>
        <source>The largest difference between the probabilities that two laws give to the same event.</source>
        <translation>La plus grande différence entre les probabilités que deux lois donnent à un même événement.</translation>
    </message>
    <message>
        <source>A table of 0s and 1s: a 1 in row v and column u means that pressing u changes light v. Column u is the change vector of u.</source>
        <translation>Un tableau de 0 et de 1&#x202f;: un 1 à la ligne v et à la colonne u signifie qu’appuyer sur u change la lumière v. La colonne u est le vecteur-coup de u.</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>side of the square</source>
        <translation>côté du carré</translation>
    </message>
    <message>
        <source>bit operations</source>
        <translation>opérations sur les bits</translation>
    </message>
    <message>
        <source>Gaussian, dense</source>
        <translation>Gauss sans saut</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gauss</translation>
    </message>
    <message>
        <source>chasing</source>
        <translation>descente</translation>
    </message>
    <message>
        <source>small system</source>
        <translation>petit système</translation>
    </message>
    <message>
        <source>row operations</source>
        <translation>opérations sur les lignes</translation>
    </message>
    <message>
        <source>time in milliseconds</source>
        <translation>temps en millisecondes</translation>
    </message>
    <message>
        <source>brute force, extrapolated</source>
        <translation>force brute, extrapolée</translation>
    </message>
    <message>
        <source>brute force</source>
        <translation>force brute</translation>
    </message>
</context>
<context>
    <name>JobFailure</name>
    <message>
        <source>There is not enough memory for this board.</source>
        <translation>Mémoire insuffisante pour cette grille.</translation>
    </message>
    <message>
        <source>Internal error: the computation failed (%1).</source>
        <translation>Erreur interne&#x202f;: le calcul a échoué (%1).</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>text in UTF-8</source>
        <translation>du texte en UTF-8</translation>
    </message>
    <message>
        <source>a file of at most one megabyte</source>
        <translation>un fichier d’un mégaoctet au plus</translation>
    </message>
    <message>
        <source>“---” as the first line</source>
        <translation>«&#x202f;---&#x202f;» en première ligne</translation>
    </message>
    <message>
        <source>“---” after the lines about the lesson</source>
        <translation>«&#x202f;---&#x202f;» après les lignes sur la leçon</translation>
    </message>
    <message>
        <source>a line of a kind that has not appeared yet</source>
        <translation>une ligne d’un genre qui n’y figure pas encore</translation>
    </message>
    <message>
        <source>a title for the lesson</source>
        <translation>un titre de la leçon</translation>
    </message>
    <message>
        <source>a number of minutes from 1 to 600</source>
        <translation>un nombre de minutes, de 1 à 600</translation>
    </message>
    <message>
        <source>“## ” and the title of a step</source>
        <translation>«&#x202f;##&#x202f;» et le titre d’une étape</translation>
    </message>
    <message>
        <source>the end of the file after the page for the teacher</source>
        <translation>la fin (après la page de l’enseignant)</translation>
    </message>
    <message>
        <source>```step or a single ```board</source>
        <translation>```step ou un seul ```board</translation>
    </message>
    <message>
        <source>a board</source>
        <translation>une grille</translation>
    </message>
    <message>
        <source>all, none, 0s and 1s, random N, solvable N, or “after” followed by cells</source>
        <translation>all, none, des 0 et des 1, random N, solvable N, ou after et des cases</translation>
    </message>
    <message>
        <source>a 0 or 1 for each light of the board</source>
        <translation>un 0 ou un 1 pour chaque lumière de la grille</translation>
    </message>
    <message>
        <source>the name of a page</source>
        <translation>le nom d’une page</translation>
    </message>
    <message>
        <source>a mode of the page</source>
        <translation>un mode de la page</translation>
    </message>
    <message>
        <source>the name of an item in the window</source>
        <translation>le nom d’un élément de la fenêtre</translation>
    </message>
    <message>
        <source>the name of a card of the page</source>
        <translation>le nom d’un encadré de la page</translation>
    </message>
    <message>
        <source>Names: %1.</source>
        <translation>Noms&#x202f;: %1.</translation>
    </message>
    <message>
        <source>a cell, as row,column or as a number</source>
        <translation>une case sous la forme ligne,colonne ou un numéro</translation>
    </message>
    <message>
        <source>a cell of the board</source>
        <translation>une case de la grille</translation>
    </message>
    <message>
        <source>a board before its lights</source>
        <translation>une grille avant ses lumières</translation>
    </message>
    <message>
        <source>a kind of question</source>
        <translation>un type de question</translation>
    </message>
    <message>
        <source>a goal that fits the board</source>
        <translation>un but possible sur la grille</translation>
    </message>
    <message>
        <source>=&gt; followed by text</source>
        <translation>=&gt; et du texte</translation>
    </message>
    <message>
        <source>a question before its hints and answers</source>
        <translation>une question avant ses indices et ses réponses</translation>
    </message>
    <message>
        <source>at most three hints</source>
        <translation>trois indices au plus</translation>
    </message>
    <message>
        <source>a right answer and a wrong one</source>
        <translation>une bonne réponse et une mauvaise</translation>
    </message>
    <message>
        <source>a question that allows an answer of this kind</source>
        <translation>une question qui admet une réponse de ce genre</translation>
    </message>
    <message>
        <source>a number or a quantity</source>
        <translation>un nombre ou une grandeur</translation>
    </message>
    <message>
        <source>a shorter, less nested formula</source>
        <translation>une formule plus courte, moins imbriquée</translation>
    </message>
    <message>
        <source>a letter, a number, a sign or a formula command</source>
        <translation>une lettre, un nombre, un signe ou une commande de formule</translation>
    </message>
    <message>
        <source>a known formula command</source>
        <translation>une commande de formule connue</translation>
    </message>
    <message>
        <source>$ at the end of a formula</source>
        <translation>$ à la fin d’une formule</translation>
    </message>
    <message>
        <source>a closing brace</source>
        <translation>une accolade fermante</translation>
    </message>
    <message>
        <source>the same number of entries in each row</source>
        <translation>le même nombre d’éléments dans chaque ligne de la matrice</translation>
    </message>
    <message>
        <source>* or ** after emphasised words</source>
        <translation>* ou ** après les mots mis en valeur</translation>
    </message>
    <message>
        <source>a picture of a board</source>
        <translation>une image de grille</translation>
    </message>
    <message>
        <source>Line %1: %2 was expected.</source>
        <translation>Ligne %1&#x202f;: on attendait %2.</translation>
    </message>
    <message>
        <source>Line %1: %2 was expected, not “%3”.</source>
        <translation>Ligne %1&#x202f;: on attendait %2, et non «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>facts, solutions, laws or states</source>
        <translation>facts, solutions, laws ou states</translation>
    </message>
    <message>
        <source>the number of a lesson</source>
        <translation>le numéro d’une leçon</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes ou no</translation>
    </message>
    <message>
        <source>``` at the end of this block</source>
        <translation>``` à la fin de ces lignes</translation>
    </message>
    <message>
        <source>a known word</source>
        <translation>un mot connu</translation>
    </message>
    <message>
        <source>a quantity with its arguments in brackets</source>
        <translation>une grandeur avec ses arguments entre parenthèses</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Vouliez-vous dire «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>title, book, aims, age, minutes, needs, after or pieces, followed by a colon</source>
        <translation>title, book, aims, age, minutes, needs, after ou pieces, suivi d’un deux-points</translation>
    </message>
    <message>
        <source>a value of the page</source>
        <translation>une valeur de la page</translation>
    </message>
    <message>
        <source>a condition such as n &gt; 3</source>
        <translation>une condition comme n &gt; 3</translation>
    </message>
    <message>
        <source>%1 was expected at the end.</source>
        <translation>Il manque à la fin&#x202f;:&#x202f;%1.</translation>
    </message>
    <message>
        <source>%1 was expected, not “%2”.</source>
        <translation>Attendu&#x202f;:&#x202f;%1, et non «&#x202f;%2&#x202f;».</translation>
    </message>
</context>
<context>
    <name>LiveResults</name>
    <message numerus="yes">
        <source>%Ln board(s) solved</source>
        <translation>
            <numerusform>%Ln grille réussie</numerusform>
            <numerusform>%Ln grilles réussies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1</source>
        <translation>
            <numerusform>%Ln appui en %1</numerusform>
            <numerusform>%Ln appuis en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln right answer(s)</source>
        <translation>
            <numerusform>%Ln bonne réponse</numerusform>
            <numerusform>%Ln bonnes réponses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Nouveautés</translation>
    </message>
</context>
<context>
    <name>MethodsView</name>
    <message>
        <source>%1 ms</source>
        <translation>%1&#x202f;ms</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>R</source>
        <comment>the letter for rows of a matrix</comment>
        <translation>L</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Matrix and elimination</source>
        <translation>Matrice et pivot</translation>
    </message>
    <message>
        <source>Kernel and solutions</source>
        <translation>Noyau et solutions</translation>
    </message>
    <message>
        <source>Solution counts</source>
        <translation>Nombres de solutions</translation>
    </message>
    <message>
        <source>Tilings</source>
        <translation>Pavages</translation>
    </message>
    <message>
        <source>Random play</source>
        <translation>Jeu aléatoire</translation>
    </message>
    <message>
        <source>The influence matrix and how its equations are solved</source>
        <translation>Le système, sa matrice et sa résolution</translation>
    </message>
    <message>
        <source>Quiet patterns, all solutions, and the boards that need the most presses</source>
        <translation>Les configurations neutres, toutes les solutions, et les grilles qui demandent le plus d’appuis</translation>
    </message>
    <message>
        <source>Play a board, step by step or with help, or draw your own</source>
        <translation>Jouer, pas à pas ou avec de l’aide, ou dessiner une grille</translation>
    </message>
    <message>
        <source>The number of black cells when presses are chosen at random</source>
        <translation>Le nombre de cases noires quand on appuie au hasard</translation>
    </message>
    <message>
        <source>Solutions that change every light exactly once</source>
        <translation>Les solutions qui changent chaque lumière exactement une fois</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Noyau</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>The number of solutions for boards of all sizes and for graphs</source>
        <translation>Le nombre de solutions des grilles de toutes les tailles et des graphes</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>fewest presses, then time</source>
        <translation>nombre d’appuis, puis temps</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>fewest presses</source>
        <translation>nombre d’appuis</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Could not create folder %1.</source>
        <translation>Le dossier %1 n’a pas pu être créé.</translation>
    </message>
    <message>
        <source>Not all pictures could be written to %1.</source>
        <translation>Certaines images n’ont pas pu être écrites dans %1.</translation>
    </message>
    <message>
        <source>Not all of the manual could be written to %1.</source>
        <translation>Le manuel n’a pas pu être entièrement écrit dans %1.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>This text is on the clipboard. Paste it into your message, and describe what you did and what happened.</source>
        <translation>Ce texte est dans le presse-papiers. Collez-le dans votre message, et décrivez ce que vous avez fait et ce qui s’est passé.</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Mode of %1</source>
        <translation>Mode de %1</translation>
    </message>
    <message>
        <source>Card of %1</source>
        <translation>Encadré de %1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Step of “%1”</source>
        <translation>Étape de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Manuel&#x202f;: %1</translation>
    </message>
    <message>
        <source>The classic board, 5 × 5</source>
        <translation>La grille classique, 5&#x202f;×&#x202f;5</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <source>Board of a challenge code</source>
        <translation>Grille d’un code de défi</translation>
    </message>
    <message>
        <source>Fact, for a sweep of many boards</source>
        <translation>Grandeur, à mesurer sur beaucoup de grilles</translation>
    </message>
    <message>
        <source>From your book</source>
        <translation>Dans votre livre</translation>
    </message>
    <message>
        <source>Entry of “%1”</source>
        <translation>Entrée de «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>The settings could not be saved in %1.</source>
        <translation>Les réglages n’ont pas pu être enregistrés dans %1.</translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>Click, or arrow keys and space bar</source>
        <translation>Clic, ou flèches et barre d’espace</translation>
    </message>
    <message>
        <source>press a cell</source>
        <translation>appuyer sur une case</translation>
    </message>
    <message>
        <source>Drag over cells in an edit mode</source>
        <translation>Faire glisser le pointeur sur les cases, en mode modification</translation>
    </message>
    <message>
        <source>draw lights or the target</source>
        <translation>dessiner les lumières ou la cible</translation>
    </message>
    <message>
        <source>In drawing mode: Insert, space bar, Shift and arrows</source>
        <translation>En mode dessin&#x202f;: Inser, barre d’espace, Maj et flèches</translation>
    </message>
    <message>
        <source>add a vertex, connect or select, move</source>
        <translation>ajouter un sommet, relier ou sélectionner, déplacer</translation>
    </message>
    <message>
        <source>Mouse wheel, + and −</source>
        <translation>Molette, + et −</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoomer</translation>
    </message>
    <message>
        <source>show the whole board</source>
        <translation>voir toute la grille</translation>
    </message>
    <message>
        <source>Drag outside the cells, or with the middle button</source>
        <translation>Faire glisser le pointeur à côté des cases, ou avec le bouton du milieu</translation>
    </message>
    <message>
        <source>move the board</source>
        <translation>déplacer la grille</translation>
    </message>
    <message>
        <source>next tab</source>
        <translation>onglet suivant</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>show a spotlight while held down</source>
        <translation>afficher un halo autour du pointeur tant que la touche est enfoncée</translation>
    </message>
    <message>
        <source>go to the first, previous, next or last step</source>
        <translation>aller à la première étape, à la précédente, à la suivante ou à la dernière</translation>
    </message>
    <message>
        <source>In elimination by hand: space bar, Return, S, Esc</source>
        <translation>Dans l’élimination à la main&#x202f;: barre d’espace, Entrée, S, Échap</translation>
    </message>
    <message>
        <source>lift the current row, add it, swap it, put it back</source>
        <translation>saisir la ligne courante, l’ajouter, l’échanger, la reposer</translation>
    </message>
    <message>
        <source>leave projector mode</source>
        <translation>quitter le mode projecteur</translation>
    </message>
    <message>
        <source>the first tab, the second …</source>
        <translation>le premier onglet, le deuxième…</translation>
    </message>
    <message>
        <source>go to the lesson, the board, the rest of the page, the class</source>
        <translation>passer de la leçon à la grille, puis au reste de la page et à la classe</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message>
        <source>row %1: column %2</source>
        <translation>ligne %1 : colonne %2</translation>
    </message>
    <message>
        <source>row %1: columns %2</source>
        <translation>ligne %1 : colonnes %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) or vertices</source>
        <translation>
            <numerusform>%Ln case ou sommet</numerusform>
            <numerusform>%Ln cases ou sommets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sweep</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean</source>
        <translation>intervalle de confiance de la moyenne à 95 %</translation>
    </message>
    <message>
        <source>line: 95 % confidence interval</source>
        <translation>droite : intervalle de confiance à 95 %</translation>
    </message>
    <message>
        <source>line, slope %1</source>
        <translation>droite, pente %1</translation>
    </message>
    <message>
        <source>%1 of %2 boards: %3</source>
        <translation>%1 de %2 grilles : %3</translation>
    </message>
    <message>
        <source>%1, in bins of width %2</source>
        <translation>%1, par classes de largeur %2</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>grilles</translation>
    </message>
</context>
<context>
    <name>SweepBoards</name>
    <message>
        <source>squares (%1)</source>
        <translation>carrés %1</translation>
    </message>
    <message>
        <source>rectangles (%1)</source>
        <translation>rectangles %1</translation>
    </message>
    <message>
        <source>hexagons (%1)</source>
        <translation>hexagones %1</translation>
    </message>
    <message>
        <source>triangles (%1)</source>
        <translation>triangles %1</translation>
    </message>
    <message>
        <source>surfaces of cubes</source>
        <translation>surfaces de cubes</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>chaînes</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>cycles</translation>
    </message>
    <message>
        <source>complete graphs</source>
        <translation>graphes complets</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>étoiles</translation>
    </message>
    <message>
        <source>wheels</source>
        <translation>roues</translation>
    </message>
    <message>
        <source>complete bipartite graphs</source>
        <translation>graphes bipartis complets</translation>
    </message>
    <message>
        <source>hypercubes</source>
        <translation>hypercubes</translation>
    </message>
    <message>
        <source>circulant graphs with jumps 1 and 3</source>
        <translation>graphes circulants de pas 1 et 3</translation>
    </message>
    <message>
        <source>random graphs, each edge with probability ½</source>
        <translation>graphes aléatoires, arêtes de probabilité ½</translation>
    </message>
    <message>
        <source>random cubic graphs</source>
        <translation>graphes cubiques aléatoires</translation>
    </message>
    <message>
        <source>random trees</source>
        <translation>arbres aléatoires</translation>
    </message>
    <message>
        <source>random planar graphs</source>
        <translation>graphes planaires aléatoires</translation>
    </message>
    <message>
        <source>all connected graphs on 6 vertices</source>
        <translation>tous les graphes connexes à 6 sommets</translation>
    </message>
    <message>
        <source>all connected graphs on 7 vertices</source>
        <translation>tous les graphes connexes à 7 sommets</translation>
    </message>
    <message>
        <source>all graphs on 7 vertices</source>
        <translation>tous les graphes à 7 sommets</translation>
    </message>
    <message>
        <source>triangles of discs</source>
        <translation>triangles de disques</translation>
    </message>
    <message>
        <source>grids of three dimensions (%1)</source>
        <translation>grilles à trois dimensions %1</translation>
    </message>
    <message>
        <source>tori of three dimensions (%1)</source>
        <translation>tores à trois dimensions %1</translation>
    </message>
    <message>
        <source>squares (%1) with arms of m cells</source>
        <translation>carrés %1 à bras de m cases</translation>
    </message>
    <message>
        <source>switches for rows and columns (%1)</source>
        <translation>interrupteurs de lignes et de colonnes %1</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>The current board is already solved. Choose another one.</source>
        <translation>La grille en cours est déjà résolue. Choisissez-en une autre.</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>connect</source>
        <translation>la liaison</translation>
    </message>
    <message>
        <source>disconnect</source>
        <translation>la suppression des liaisons</translation>
    </message>
    <message>
        <source>add an arrow</source>
        <translation>l’ajout d’une flèche</translation>
    </message>
    <message>
        <source>remove an arrow</source>
        <translation>le retrait d’une flèche</translation>
    </message>
    <message>
        <source>change self-influence</source>
        <translation>la modification de l’auto-influence</translation>
    </message>
    <message>
        <source>remove a vertex</source>
        <translation>le retrait d’un sommet</translation>
    </message>
    <message>
        <source>change a light</source>
        <translation>le changement d’une lumière</translation>
    </message>
    <message>
        <source>edges that could be added</source>
        <translation>arêtes que l’on pourrait ajouter</translation>
    </message>
    <message>
        <source>edges that could be removed</source>
        <translation>arêtes que l’on pourrait retirer</translation>
    </message>
    <message>
        <source>arrows that could be added</source>
        <translation>flèches que l’on pourrait ajouter</translation>
    </message>
    <message>
        <source>arrows that could be removed</source>
        <translation>flèches que l’on pourrait retirer</translation>
    </message>
    <message>
        <source>self-influences that could be switched</source>
        <translation>auto-influences que l’on pourrait inverser</translation>
    </message>
    <message>
        <source>vertices that could be removed</source>
        <translation>sommets que l’on pourrait retirer</translation>
    </message>
    <message>
        <source>lights that could be changed</source>
        <translation>lumières que l’on pourrait changer</translation>
    </message>
    <message>
        <source>Connect %1 and %2</source>
        <translation>Relier %1 et %2</translation>
    </message>
    <message>
        <source>Disconnect %1 and %2</source>
        <translation>Séparer %1 et %2</translation>
    </message>
    <message>
        <source>Add the arrow from %1 to %2</source>
        <translation>Ajouter la flèche de %1 à %2</translation>
    </message>
    <message>
        <source>Remove the arrow from %1 to %2</source>
        <translation>Retirer la flèche de %1 à %2</translation>
    </message>
    <message>
        <source>Remove the self-influence of %1</source>
        <translation>Retirer l’auto-influence de %1</translation>
    </message>
    <message>
        <source>Add the self-influence of %1</source>
        <translation>Ajouter l’auto-influence de %1</translation>
    </message>
    <message>
        <source>Remove vertex %1</source>
        <translation>Retirer le sommet %1</translation>
    </message>
    <message>
        <source>Change the light of %1</source>
        <translation>Changer la lumière de %1</translation>
    </message>
    <message>
        <source>Add this edge</source>
        <translation>Ajouter cette arête</translation>
    </message>
    <message>
        <source>Remove this edge</source>
        <translation>Retirer cette arête</translation>
    </message>
    <message>
        <source>Add this arrow</source>
        <translation>Ajouter cette flèche</translation>
    </message>
    <message>
        <source>Remove this arrow</source>
        <translation>Retirer cette flèche</translation>
    </message>
    <message>
        <source>Switch its self-influence</source>
        <translation>Inverser son auto-influence</translation>
    </message>
    <message>
        <source>Remove this vertex</source>
        <translation>Retirer ce sommet</translation>
    </message>
    <message>
        <source>Change this light</source>
        <translation>Changer cette lumière</translation>
    </message>
    <message>
        <source>Of all boards, %1 can be solved then.</source>
        <translation>Part des grilles alors gagnantes : %1.</translation>
    </message>
    <message>
        <source>Every board can be solved then.</source>
        <translation>Toute grille est alors gagnante.</translation>
    </message>
    <message>
        <source>Every board stays solvable, in exactly one way.</source>
        <translation>Toute grille reste gagnante, d’une seule façon.</translation>
    </message>
    <message>
        <source>Every board becomes solvable, in exactly one way.</source>
        <translation>Toute grille devient gagnante, d’une seule façon.</translation>
    </message>
    <message>
        <source>This board becomes solvable.</source>
        <translation>Cette grille devient gagnante.</translation>
    </message>
    <message>
        <source>This board becomes unsolvable.</source>
        <translation>Cette grille n’est plus gagnante.</translation>
    </message>
    <message>
        <source>attach a vertex</source>
        <translation>ajouter un sommet pendant</translation>
    </message>
    <message>
        <source>vertices that could be attached</source>
        <translation>sommets pendants que l’on pourrait ajouter</translation>
    </message>
    <message>
        <source>Attach a vertex</source>
        <translation>Ajouter ce sommet</translation>
    </message>
    <message>
        <source>Attach a new vertex to %1</source>
        <translation>Attacher un nouveau sommet à %1</translation>
    </message>
</context>
<context>
    <name>WorkText</name>
    <message>
        <source>less than 1 s</source>
        <translation>moins de 1&#x202f;s</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>environ %1&#x202f;s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>environ %1&#x202f;min</translation>
    </message>
    <message>
        <source>about %1 h</source>
        <translation>environ %1&#x202f;h</translation>
    </message>
    <message>
        <source>about %1 days</source>
        <translation>environ %1 jours</translation>
    </message>
    <message>
        <source>years</source>
        <translation>des années</translation>
    </message>
</context>
<context>
    <name>lightsout::AnswerBars</name>
    <message>
        <source>%1: %2, right</source>
        <translation>%1&#x202f;: %2, juste</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
</context>
<context>
    <name>lightsout::AppearanceMenus</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Same as &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
</context>
<context>
    <name>lightsout::AskCard</name>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Indice %1 sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>C’est fait</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>Prévoyez d’abord</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>Demander à la classe</translation>
    </message>
    <message>
        <source>Send the question to the pupils&apos; phones</source>
        <translation>Envoie la question aux téléphones de la classe</translation>
    </message>
    <message>
        <source>Random press</source>
        <translation>Appui au hasard</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>lightsout::AtlasModel</name>
    <message>
        <source>Graph %1</source>
        <translation>Graphe %1</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>Degrés</translation>
    </message>
    <message>
        <source>without self-influence</source>
        <translation>sans auto-influence</translation>
    </message>
    <message>
        <source>with self-influence</source>
        <translation>avec auto-influence</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>lightsout::AtlasView</name>
    <message>
        <source>All sizes</source>
        <translation>Toutes les tailles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es)</source>
        <translation>
            <numerusform>%Ln sommet</numerusform>
            <numerusform>%Ln sommets</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>Nombre de sommets</translation>
    </message>
    <message>
        <source>Self-influence</source>
        <translation>Auto-influence</translation>
    </message>
    <message>
        <source>Presses change their own light</source>
        <translation>Un appui change aussi sa propre lumière</translation>
    </message>
    <message>
        <source>Condition: nullity &gt;= 3 and edges &lt; 2 * n</source>
        <translation>Condition : nullity &gt;= 3 and edges &lt; 2 * n</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Show only the graphs that satisfy this condition</source>
        <translation>Ne montrer que les graphes qui vérifient cette condition</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphes</translation>
    </message>
    <message>
        <source>Quantity of the histogram</source>
        <translation>Grandeur de l’histogramme</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open this graph as a board with all lights on</source>
        <translation>Ouvrir ce graphe comme grille, tout allumé</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Play the two selected graphs side by side</source>
        <translation>Jouer les deux graphes choisis côte à côte</translation>
    </message>
    <message>
        <source>Hold Ctrl and click a second graph to compare the two.</source>
        <translation>Avec Ctrl, cliquez sur un second graphe pour comparer les deux.</translation>
    </message>
    <message>
        <source>CSV …</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save the rows as a table</source>
        <translation>Enregistrer les lignes comme tableau</translation>
    </message>
    <message>
        <source>graph6 …</source>
        <translation>graph6…</translation>
    </message>
    <message>
        <source>Save the graphs in McKay&apos;s format</source>
        <translation>Enregistrer les graphes dans le format de McKay</translation>
    </message>
    <message>
        <source>Open file …</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Show the graphs of a graph6 file, such as all graphs with nine vertices</source>
        <translation>Montrer les graphes d’un fichier graph6, tels que tous ceux à neuf sommets</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Keep the graphs that are known</source>
        <translation>Garder les graphes connus</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Save the graphs</source>
        <translation>Enregistrer les graphes</translation>
    </message>
    <message>
        <source>Graphs (*.g6)</source>
        <translation>Graphes (*.g6)</translation>
    </message>
    <message>
        <source>Open graphs</source>
        <translation>Ouvrir des graphes</translation>
    </message>
    <message>
        <source>Graphs (*.g6 *.s6 *.txt)</source>
        <translation>Graphes (*.g6 *.s6 *.txt)</translation>
    </message>
    <message>
        <source>Can&apos;t read %1.</source>
        <translation>Lecture de %1 impossible.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>Écriture dans %1 impossible.</translation>
    </message>
    <message>
        <source>Something is missing at the end.</source>
        <translation>Il manque quelque chose à la fin.</translation>
    </message>
    <message>
        <source>“%1” was not expected.</source>
        <translation>« %1 » n’était pas attendu.</translation>
    </message>
    <message>
        <source>The atlas has no column for “%1”.</source>
        <translation>L’atlas n’a pas de colonne pour « %1 ».</translation>
    </message>
    <message>
        <source>%1 of %2 connected graphs</source>
        <translation>Graphes connexes : %1 sur %2</translation>
    </message>
    <message>
        <source>The atlas contains %1 graphs.</source>
        <translation>Graphes dans l’atlas : %1.</translation>
    </message>
    <message>
        <source>Left out, because they are directed or have more than %1 vertices: %2.</source>
        <translation>Omis, car orientés ou à plus de %1 sommets : %2.</translation>
    </message>
    <message>
        <source>Choose a graph in the table.</source>
        <translation>Choisissez un graphe dans le tableau.</translation>
    </message>
    <message>
        <source>How many graphs have each value</source>
        <translation>Combien de graphes ont chaque valeur</translation>
    </message>
    <message>
        <source>graphs</source>
        <translation>graphes</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>montrés</translation>
    </message>
    <message>
        <source>Graphs in the table</source>
        <translation>Graphes du tableau</translation>
    </message>
    <message>
        <source>%1 of %2 graphs</source>
        <translation>Graphes : %1 sur %2</translation>
    </message>
    <message>
        <source>Families of graphs</source>
        <translation>Familles de graphes</translation>
    </message>
    <message>
        <source>Connected graphs</source>
        <translation>Graphes connexes</translation>
    </message>
    <message>
        <source>Add all to a sweep</source>
        <translation>Tout ajouter à un balayage</translation>
    </message>
    <message>
        <source>Measure any quantity for the graphs in the table</source>
        <translation>Mesurer n’importe quelle grandeur des graphes du tableau</translation>
    </message>
    <message>
        <source>Computing … %1 graphs so far, %2 of all.</source>
        <translation>Calcul en cours… %1 graphes connus, soit %2 du total.</translation>
    </message>
</context>
<context>
    <name>lightsout::AutosaveNotice</name>
    <message>
        <source>Save as …</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Unsaved work is at risk.</source>
        <translation>Le travail non enregistré n’est pas protégé.</translation>
    </message>
    <message>
        <source>Unsaved work can&apos;t be backed up in case the program stops: %1</source>
        <translation>Le travail non enregistré ne peut pas être sauvegardé en cas d’arrêt du programme&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>lightsout::BackgroundWork</name>
    <message>
        <source>%1: this could not be finished.</source>
        <translation>%1&#x202f;: l’opération n’a pas pu être terminée.</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardActions</name>
    <message>
        <source>&amp;New board</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>R&amp;andom</source>
        <translation>Au &amp;hasard</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>Tout a&amp;llumé</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>Tout é&amp;teint</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>&amp;Solution</translation>
    </message>
    <message>
        <source>A&amp;utoplay</source>
        <translation>&amp;Jeu auto</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Choose the size and the kind of a new board</source>
        <translation>Choisir la taille et le type d’une nouvelle grille</translation>
    </message>
    <message>
        <source>Go back to the lights this game began with</source>
        <translation>Revenir aux lumières du début de la partie</translation>
    </message>
    <message>
        <source>Show one press of a solution</source>
        <translation>Montrer un appui d’une solution</translation>
    </message>
    <message>
        <source>Show all presses of a solution, or why there is none</source>
        <translation>Montrer tous les appuis d’une solution, ou pourquoi il n’y en a pas</translation>
    </message>
    <message>
        <source>Watch the solution being played</source>
        <translation>Regarder la solution se jouer</translation>
    </message>
    <message>
        <source>start over</source>
        <translation>le retour au début</translation>
    </message>
    <message>
        <source>random lights</source>
        <translation>la configuration aléatoire</translation>
    </message>
    <message>
        <source>solvable lights</source>
        <translation>la configuration gagnante</translation>
    </message>
    <message>
        <source>all on</source>
        <translation>«&#x202f;Tout allumé&#x202f;»</translation>
    </message>
    <message>
        <source>all off</source>
        <translation>«&#x202f;Tout éteint&#x202f;»</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>Open an interesting board to play</source>
        <translation>Ouvrir une grille intéressante à jouer</translation>
    </message>
    <message>
        <source>Press &amp;only lit cells</source>
        <translation>N’appuyer que sur les cases a&amp;llumées</translation>
    </message>
    <message>
        <source>Show a s&amp;ymmetry</source>
        <translation>Montrer une s&amp;ymétrie</translation>
    </message>
    <message>
        <source>Play a harder game: cells that are off can&apos;t be pressed</source>
        <translation>Un jeu plus difficile&#x202f;: on ne peut pas appuyer sur une case éteinte</translation>
    </message>
    <message>
        <source>Apply a symmetry of the rule to the board</source>
        <translation>Appliquer à la grille une symétrie de sa règle</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir&#x202f;: %1</translation>
    </message>
    <message>
        <source>From all off &amp;to all on</source>
        <translation>De &amp;tout éteint à tout allumé</translation>
    </message>
    <message>
        <source>Turn all lights on, or set the target to all on while editing it</source>
        <translation>Allumer toutes les lumières, ou toutes celles de la cible pendant qu’on la modifie</translation>
    </message>
    <message>
        <source>Turn all lights off, or set the target to all off while editing it</source>
        <translation>Éteindre toutes les lumières, ou toutes celles de la cible pendant qu’on la modifie</translation>
    </message>
    <message>
        <source>Start with all lights off and turn them all on</source>
        <translation>Partir de tout éteint et tout allumer</translation>
    </message>
    <message>
        <source>random target</source>
        <translation>la cible aléatoire</translation>
    </message>
    <message>
        <source>reachable target</source>
        <translation>la cible accessible</translation>
    </message>
    <message>
        <source>target all on</source>
        <translation>la cible toute allumée</translation>
    </message>
    <message>
        <source>target all off</source>
        <translation>la cible toute éteinte</translation>
    </message>
    <message>
        <source>from all off to all on</source>
        <translation>le passage de tout éteint à tout allumé</translation>
    </message>
    <message>
        <source>&amp;Pin this board</source>
        <translation>É&amp;pingler cette grille</translation>
    </message>
    <message>
        <source>&amp;Compare with the pinned board</source>
        <translation>&amp;Comparer avec la grille épinglée</translation>
    </message>
    <message>
        <source>Keep this board at hand to compare it with others</source>
        <translation>Garder cette grille pour la comparer à d’autres</translation>
    </message>
    <message>
        <source>Show the pinned board next to this one, and play both together</source>
        <translation>Montrer la grille épinglée à côté de celle-ci, et jouer les deux ensemble</translation>
    </message>
    <message>
        <source>New &amp;game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Set random lights, which may have no solution, or a random target while editing it</source>
        <translation>Tirer au hasard une configuration, peut-être sans solution, ou une cible quand on la modifie</translation>
    </message>
    <message>
        <source>Deal random lights that can be turned off, or a reachable target while editing it</source>
        <translation>Tirer au hasard une configuration que l’on peut éteindre, ou une cible accessible quand on la modifie</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardCanvas</name>
    <message>
        <source>The board is empty.</source>
        <translation>La grille est vide.</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardCard</name>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur la grille</translation>
    </message>
    <message>
        <source>Why this board can&apos;t be solved</source>
        <translation>Pourquoi cette grille n’est pas gagnante</translation>
    </message>
    <message>
        <source>Why this board can be solved</source>
        <translation>Pourquoi cette grille est gagnante</translation>
    </message>
    <message>
        <source>The board&apos;s matrix is invertible, so every choice of lights has exactly one solution.</source>
        <translation>La matrice de la grille est inversible&#x202f;: quelles que soient les lumières, un ensemble d’appuis et un seul convient.</translation>
    </message>
    <message>
        <source>Every quiet pattern contains an even number of the lights that must change.</source>
        <translation>Chaque configuration neutre contient un nombre pair de lumières à changer.</translation>
    </message>
    <message numerus="yes">
        <source>An odd number of these lights (%Ln) must change. Every press changes an even number of them, so some always remain.</source>
        <translation>
            <numerusform>Un nombre impair de ces lumières (%Ln) doit changer. Tout appui en change un nombre pair&#x202f;: il en reste toujours à changer.</numerusform>
            <numerusform>Un nombre impair de ces lumières (%Ln) doit changer. Tout appui en change un nombre pair&#x202f;: il en reste toujours à changer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lights that prove that the board can&apos;t be solved</source>
        <translation>Les lumières qui prouvent que la grille n’est pas gagnante</translation>
    </message>
    <message>
        <source>If every press changes an even number of lights in a set, then an even number of them must change.</source>
        <translation>Si chaque appui change un nombre pair de lumières d’un ensemble, un nombre pair d’entre elles doit changer.</translation>
    </message>
    <message>
        <source>The board has more buttons than lights, and every choice of lights can be solved.</source>
        <translation>La grille a plus de boutons que de lumières, et tout choix de lumières a une solution.</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardOptionsForm</name>
    <message>
        <source>A&amp;nother</source>
        <translation>&amp;Un autre</translation>
    </message>
    <message>
        <source>S&amp;urface</source>
        <translation>S&amp;urface</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>&amp;Voisines</translation>
    </message>
    <message>
        <source>A press changes the &amp;pressed light too</source>
        <translation>Un appui change aussi la lumière de la case &amp;jouée</translation>
    </message>
    <message>
        <source>the four adjacent cells</source>
        <translation>les quatre à côté</translation>
    </message>
    <message>
        <source>all eight surrounding cells</source>
        <translation>les huit tout autour</translation>
    </message>
    <message>
        <source>the four diagonal neighbours</source>
        <translation>les quatre aux coins</translation>
    </message>
    <message>
        <source>the cells a knight&apos;s move away</source>
        <translation>à un saut de cavalier</translation>
    </message>
    <message>
        <source>the same row and column</source>
        <translation>sa ligne et sa colonne</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>&amp;Press %1</source>
        <translation>&amp;Appuyer sur %1</translation>
    </message>
    <message>
        <source>&amp;Change %1</source>
        <translation>&amp;Changer %1</translation>
    </message>
    <message>
        <source>%1. Hint: press %2.</source>
        <translation>%1. Indice&#x202f;: appuyer sur %2.</translation>
    </message>
    <message>
        <source>%1, on</source>
        <translation>%1, lumière allumée</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, lumière éteinte</translation>
    </message>
    <message>
        <source>%1, no light</source>
        <translation>%1, sans lumière</translation>
    </message>
    <message>
        <source>%1, no button and no light</source>
        <translation>%1, sans bouton ni lumière</translation>
    </message>
    <message>
        <source>%1, no button</source>
        <translation>%1, sans bouton</translation>
    </message>
    <message>
        <source>%1, starred</source>
        <translation>%1, avec une étoile</translation>
    </message>
    <message>
        <source>%1, marked</source>
        <translation>%1, marquée</translation>
    </message>
</context>
<context>
    <name>lightsout::BookDialog</name>
    <message>
        <source>From your book</source>
        <translation>Dans votre livre</translation>
    </message>
    <message>
        <source>Search these books</source>
        <translation>Chercher dans ces livres</translation>
    </message>
    <message>
        <source>Figures, tables and questions of the books</source>
        <translation>Figures, tableaux et questions des livres</translation>
    </message>
    <message>
        <source>Open a list of your own …</source>
        <translation>Ouvrir votre propre liste…</translation>
    </message>
    <message>
        <source>The manual describes how to write one for another book</source>
        <translation>Le manuel dit comment en écrire une pour un autre livre</translation>
    </message>
</context>
<context>
    <name>lightsout::BoundCard</name>
    <message>
        <source>Never more than %1</source>
        <translation>Jamais plus de %1</translation>
    </message>
    <message>
        <source>A board whose first row of presses determines the others</source>
        <translation>Une grille dont la première ligne d’appuis détermine les autres</translation>
    </message>
    <message>
        <source>Choose the first row of presses: each row then determines the next. There are %1 ways to press a row of n cells. The last row of lights shows which of these ways work.</source>
        <translation>Choisissez les appuis de la première ligne&#x202f;: chaque ligne impose alors la suivante. Les appuis d’une ligne de n cases se choisissent de %1 façons, et la dernière ligne de lumières montre lesquelles conviennent.</translation>
    </message>
    <message>
        <source>All these ways work on %1 of %2 boards.</source>
        <translation>Elles conviennent toutes pour %1 grilles sur %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::BruteForceCard</name>
    <message>
        <source>%1: wins</source>
        <translation>%1&#x202f;: gagne</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln light(s) left</source>
        <translation>
            <numerusform>%1&#x202f;: %Ln lumière restante</numerusform>
            <numerusform>%1&#x202f;: %Ln lumières restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Round i tries all sets of i presses: %1 … In all: %2.</source>
        <translation>Le tour i essaie tous les ensembles de i appuis&#x202f;: %1… En tout&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Force brute</translation>
    </message>
    <message>
        <source>The boards of this round</source>
        <translation>Les grilles de ce tour</translation>
    </message>
    <message>
        <source>No press is needed: no light must change.</source>
        <translation>Aucun appui n’est nécessaire&#x202f;: aucune lumière ne doit changer.</translation>
    </message>
    <message>
        <source>Round 1 tries each single press, round 2 each pair, and so on.</source>
        <translation>Le tour 1 essaie chaque appui seul, le tour 2 chaque paire, et ainsi de suite.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 boards, one for each set of %Ln press(es). The order of presses does not matter, so no set is tried twice.</source>
        <translation>
            <numerusform>Tour %1&#x202f;: %2 grilles, une pour chaque ensemble de %Ln appui. L’ordre des appuis est sans effet&#x202f;: aucun ensemble n’est essayé deux fois.</numerusform>
            <numerusform>Tour %1&#x202f;: %2 grilles, une pour chaque ensemble de %Ln appuis. L’ordre des appuis est sans effet&#x202f;: aucun ensemble n’est essayé deux fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tried so far: %1 of %2.</source>
        <translation>Essais jusqu’ici&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>This set wins: %1.</source>
        <translation>Cet ensemble gagne&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No set of presses wins.</source>
        <translation>Aucun ensemble d’appuis ne gagne.</translation>
    </message>
</context>
<context>
    <name>lightsout::CellCounts</name>
    <message>
        <source>%1. Right: %2</source>
        <translation>%1. Juste&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>lightsout::ChainCard</name>
    <message>
        <source>Decimals</source>
        <translation>Décimales</translation>
    </message>
    <message>
        <source>Power of the matrix</source>
        <translation>Puissance de la matrice</translation>
    </message>
    <message>
        <source>Transition matrix</source>
        <translation>Matrice de transition</translation>
    </message>
    <message>
        <source>The number of black cells is a Markov chain</source>
        <translation>Le nombre de cases noires est une chaîne de Markov</translation>
    </message>
    <message>
        <source>The number of black cells is not a Markov chain</source>
        <translation>Le nombre de cases noires n’est pas une chaîne de Markov</translation>
    </message>
    <message>
        <source>Is the number of black cells a Markov chain?</source>
        <translation>Le nombre de cases noires est-il une chaîne de Markov&#x202f;?</translation>
    </message>
    <message>
        <source>The next number of black cells depends only on the present one. Rows give the present number, columns the next.</source>
        <translation>Le nombre suivant de cases noires ne dépend que du nombre présent. En ligne&#x202f;: nombre présent&#x202f;; en colonne&#x202f;: nombre suivant.</translation>
    </message>
    <message>
        <source>The chain&apos;s matrix is too large to display.</source>
        <translation>Cette matrice est trop grande pour être affichée.</translation>
    </message>
    <message numerus="yes">
        <source>These two boards have %Ln black cell(s) each, but their next steps differ.</source>
        <translation>
            <numerusform>Ces deux grilles ont chacune %Ln case noire, mais la suite diffère.</numerusform>
            <numerusform>Ces deux grilles ont chacune %Ln cases noires, mais la suite diffère.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) lead(s) to %1</source>
        <translation>
            <numerusform>%Ln appui mène à %1</numerusform>
            <numerusform>%Ln appuis mènent à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The chain&apos;s matrix</source>
        <translation>La matrice de la chaîne</translation>
    </message>
    <message>
        <source>Limit of the even powers of P</source>
        <translation>Limite des puissances paires de P</translation>
    </message>
    <message>
        <source>Limit of the odd powers of P</source>
        <translation>Limite des puissances impaires de P</translation>
    </message>
    <message>
        <source>The number of lights on is a Markov chain</source>
        <translation>Le nombre de lumières allumées est une chaîne de Markov</translation>
    </message>
    <message>
        <source>The number of lights on is not a Markov chain</source>
        <translation>Le nombre de lumières allumées n’est pas une chaîne de Markov</translation>
    </message>
    <message>
        <source>Is the number of lights on a Markov chain?</source>
        <translation>Le nombre de lumières allumées est-il une chaîne de Markov&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>These two boards have %Ln light(s) on each, but their next steps differ.</source>
        <translation>
            <numerusform>Ces deux grilles ont chacune %Ln lumière allumée, mais la suite diffère.</numerusform>
            <numerusform>Ces deux grilles ont chacune %Ln lumières allumées, mais la suite diffère.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next number of lights on depends only on the present one. Rows give the present number, columns the next.</source>
        <translation>Le nombre suivant de lumières allumées ne dépend que du nombre présent. En ligne : nombre présent ; en colonne : nombre suivant.</translation>
    </message>
</context>
<context>
    <name>lightsout::ChainGraphView</name>
    <message>
        <source>Graph of the Markov chain</source>
        <translation>Graphe de la chaîne de Markov</translation>
    </message>
    <message numerus="yes">
        <source>%Ln black cell(s)</source>
        <translation>
            <numerusform>%Ln case noire</numerusform>
            <numerusform>%Ln cases noires</numerusform>
        </translation>
    </message>
    <message>
        <source>to %1 with probability %2</source>
        <translation>vers %1 avec la probabilité %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s) on</source>
        <translation>
            <numerusform>%Ln lumière allumée</numerusform>
            <numerusform>%Ln lumières allumées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ChallengeDialog</name>
    <message>
        <source>&amp;Play this board</source>
        <translation>&amp;Jouer cette grille</translation>
    </message>
    <message>
        <source>Challenge code</source>
        <translation>Code de défi</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>La grille en cours</translation>
    </message>
    <message>
        <source>This board has no code. Only grids up to 8 × 8 with an all-off target have one. Share other boards as a file.</source>
        <translation>Cette grille n’a pas de code&#x202f;: il n’y en a que pour les grilles à éteindre d’au plus 8&#x202f;×&#x202f;8. Partagez les autres sous forme de fichier.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>Code de cette grille</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Anyone who types this code gets the same lights, on any computer.</source>
        <translation>En tapant ce code, on obtient les mêmes lumières, sur n’importe quel ordinateur.</translation>
    </message>
    <message>
        <source>Board from a code</source>
        <translation>Grille d’après un code</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Board for this code</source>
        <translation>Grille du code</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, %Ln light(s) on</source>
        <translation>
            <numerusform>%1&#x202f;×&#x202f;%2, %Ln lumière allumée</numerusform>
            <numerusform>%1&#x202f;×&#x202f;%2, %Ln lumières allumées</numerusform>
        </translation>
    </message>
    <message>
        <source>It can&apos;t be turned off.</source>
        <translation>On ne peut pas l’éteindre.</translation>
    </message>
    <message numerus="yes">
        <source>It needs %Ln press(es).</source>
        <translation>
            <numerusform>Elle demande %Ln appui.</numerusform>
            <numerusform>Elle demande %Ln appuis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s).</source>
        <translation>
            <numerusform>%Ln solution.</numerusform>
            <numerusform>%Ln solutions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chasing alone solves it.</source>
        <translation>La descente seule l’éteint.</translation>
    </message>
    <message numerus="yes">
        <source>Chasing leaves %Ln light(s) on.</source>
        <translation>
            <numerusform>La descente laisse %Ln lumière allumée.</numerusform>
            <numerusform>La descente laisse %Ln lumières allumées.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;One more press</source>
        <translation>&amp;Un appui de plus</translation>
    </message>
    <message>
        <source>Deal a board</source>
        <translation>Tirer une grille</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>&amp;Fewest presses</source>
        <translation>Part&amp;ie la plus courte</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Tirer</translation>
    </message>
    <message>
        <source>&amp;Board of the day</source>
        <translation>&amp;Grille du jour</translation>
    </message>
    <message>
        <source>One board a day, the same for everyone: easy on Mondays, hard on Sundays</source>
        <translation>Une grille par jour, la même pour tous&#x202f;: facile le lundi, difficile le dimanche</translation>
    </message>
    <message>
        <source>Deal a board of this size that needs one more press</source>
        <translation>Tirer une grille de cette taille qui demande un appui de plus</translation>
    </message>
    <message>
        <source>This board has no code. Only grids up to 8 × 8 with an all-off target have one. Share this board as a file, or share its name and a number, such as %1. The same name and number always give the same lights.</source>
        <translation>Cette grille n’a pas de code&#x202f;: il n’y en a que pour les grilles à éteindre d’au plus 8&#x202f;×&#x202f;8. Partagez-la sous forme de fichier, ou donnez son nom et un nombre, comme %1&#x202f;: ensemble, ils donnent toujours les mêmes lumières.</translation>
    </message>
    <message>
        <source>Type a number after the name: the same number always gives the same lights.</source>
        <translation>Tapez un nombre après le nom&#x202f;: un même nombre donne les mêmes lumières.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln light(s) on</source>
        <translation>
            <numerusform>%1, %Ln lumière allumée</numerusform>
            <numerusform>%1, %Ln lumières allumées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ChanceCard</name>
    <message>
        <source>Chance that a cell is black</source>
        <translation>Probabilité c qu’une case soit noire</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln press(es)</source>
        <translation>
            <numerusform>après %Ln appui</numerusform>
            <numerusform>après %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>A press changes a corner with probability %1, a side cell with %2 and any other cell with %3.</source>
        <translation>Un appui change un coin avec la probabilité %1, une case du bord avec %2, les autres avec %3.</translation>
    </message>
    <message>
        <source>A press changes a cell with probability %1.</source>
        <translation>Un appui change une case avec la probabilité %1.</translation>
    </message>
    <message>
        <source>A press changes a cell with a probability between %1 and %2.</source>
        <translation>Un appui change une case avec une probabilité entre %1 et %2.</translation>
    </message>
    <message>
        <source>If this probability is r, a press changes the probability c that a cell is black to %1.</source>
        <translation>Si r est cette probabilité, un appui change c en %1.</translation>
    </message>
    <message>
        <source>After many presses, c tends to ½.</source>
        <translation>Après de nombreux appuis, c tend vers ½.</translation>
    </message>
    <message>
        <source>Chance that a light is on</source>
        <translation>Probabilité c qu’une lumière soit allumée</translation>
    </message>
    <message>
        <source>If this probability is r, a press changes the probability c that a light is on to %1.</source>
        <translation>Si r est cette probabilité, un appui change c en %1.</translation>
    </message>
</context>
<context>
    <name>lightsout::ChanceMap</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>lightsout::ChangeKindsCard</name>
    <message>
        <source>All single changes</source>
        <translation>Tous les changements simples</translation>
    </message>
    <message>
        <source>For every board</source>
        <translation>Pour toute grille</translation>
    </message>
    <message>
        <source>Count the changes after which every board on the graph can be solved</source>
        <translation>Compter les changements après lesquels toute grille de ce graphe est gagnante</translation>
    </message>
    <message>
        <source>For this board</source>
        <translation>Pour cette grille</translation>
    </message>
    <message>
        <source>Count the changes after which this board can be solved</source>
        <translation>Compter les changements après lesquels cette grille est gagnante</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 des %2 %3</translation>
    </message>
    <message>
        <source>Show the effects of these changes on the board</source>
        <translation>Montrer les effets de ces changements sur la grille</translation>
    </message>
</context>
<context>
    <name>lightsout::ChangesCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Every board becomes solvable with %1 of %2 %3.</source>
        <translation>Toute grille devient gagnante avec %1 des %2 %3.</translation>
    </message>
    <message>
        <source>Every board stays solvable with %1 of %2 %3.</source>
        <translation>Toute grille reste gagnante avec %1 des %2 %3.</translation>
    </message>
    <message>
        <source>This board becomes solvable with %1 of %2 %3.</source>
        <translation>Cette grille devient gagnante avec %1 des %2 %3.</translation>
    </message>
    <message>
        <source>This board stays solvable with %1 of %2 %3.</source>
        <translation>Cette grille reste gagnante avec %1 des %2 %3.</translation>
    </message>
    <message>
        <source>There are no %1.</source>
        <translation>Rien à changer : %1.</translation>
    </message>
    <message>
        <source>nullity %1</source>
        <translation>nullité %1</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>gagnante</translation>
    </message>
    <message>
        <source>not solvable</source>
        <translation>non gagnante</translation>
    </message>
    <message>
        <source>These do:</source>
        <translation>Les voici :</translation>
    </message>
    <message>
        <source>These lower the nullity most:</source>
        <translation>Ceux-ci abaissent le plus la nullité :</translation>
    </message>
    <message>
        <source>Click one on the board or here.</source>
        <translation>Cliquez sur la grille ou ici.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more of them are drawn on the board. Click one there or here.</source>
        <translation>
            <numerusform>%Ln autre est dessiné sur la grille. Cliquez là ou ici.</numerusform>
            <numerusform>%Ln autres sont dessinés sur la grille. Cliquez là ou ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ChartPanel</name>
    <message>
        <source>Chart menu</source>
        <translation>Menu du graphique</translation>
    </message>
    <message>
        <source>Save the chart or hide series</source>
        <translation>Enregistrer le graphique, masquer des séries</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Save as picture (PNG) …</source>
        <translation>Enregistrer comme image (PNG)…</translation>
    </message>
    <message>
        <source>Save as drawing (SVG) …</source>
        <translation>Enregistrer comme dessin (SVG)…</translation>
    </message>
    <message>
        <source>Save values (CSV) …</source>
        <translation>Enregistrer les valeurs (CSV)…</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>graphique</translation>
    </message>
    <message>
        <source>Lights Out Workbench</source>
        <translation>Lights Out Workbench</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Copier les valeurs</translation>
    </message>
    <message>
        <source>Enlarge the chart</source>
        <translation>Agrandir le graphique</translation>
    </message>
    <message>
        <source>Close the enlarged chart</source>
        <translation>Fermer le graphique agrandi</translation>
    </message>
    <message>
        <source>Enlarge the chart to the whole page</source>
        <translation>Agrandir le graphique à toute la page</translation>
    </message>
    <message>
        <source>Back to the page (Escape)</source>
        <translation>Revenir à la page (Échap)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Highest at %1: %2</source>
        <translation>Maximum en %1 : %2</translation>
    </message>
    <message>
        <source>Highest values: %1</source>
        <translation>Maximums : %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1 ; %2</translation>
    </message>
    <message>
        <source>Show values as a table …</source>
        <translation>Afficher les valeurs dans un tableau…</translation>
    </message>
</context>
<context>
    <name>lightsout::ChartTable</name>
    <message>
        <source>Values of the chart</source>
        <translation>Valeurs du graphique</translation>
    </message>
</context>
<context>
    <name>lightsout::ChartsCard</name>
    <message>
        <source>Exactly one solution</source>
        <translation>Exactement une solution</translation>
    </message>
    <message>
        <source>Largest nullity</source>
        <translation>Plus grande nullité</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Most solutions</source>
        <translation>Le plus de solutions</translation>
    </message>
    <message>
        <source>Boards of up to %1 rows and columns</source>
        <translation>Les grilles dont aucun côté ne dépasse %1 cases</translation>
    </message>
</context>
<context>
    <name>lightsout::ChaseCard</name>
    <message>
        <source>Left in the last row</source>
        <translation>Reste sur la dernière ligne</translation>
    </message>
    <message>
        <source>Press in the first row</source>
        <translation>À jouer sur la première ligne</translation>
    </message>
    <message>
        <source>Chase row %1 using row %2.</source>
        <translation>Éteignez la ligne %1 en jouant sur la ligne %2.</translation>
    </message>
    <message>
        <source>Go back to the first row.</source>
        <translation>Retour à la première ligne.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Il n’y a pas de solution.</translation>
    </message>
    <message>
        <source>Nothing is left.</source>
        <translation>Il ne reste rien.</translation>
    </message>
    <message>
        <source>Press the cell below each lit cell of the row. Only these presses can still change those cells, so there is no other way.</source>
        <translation>Appuyez sous chaque lumière allumée de la ligne. Seuls ces appuis peuvent encore changer ces lumières&#x202f;: il n’y a pas d’autre choix.</translation>
    </message>
    <message>
        <source>Press the cell below each light of the row that must change. Only these presses can still change those lights, so there is no other way.</source>
        <translation>Appuyez sous chaque lumière à changer de la ligne. Seuls ces appuis peuvent encore changer ces lumières&#x202f;: il n’y a pas d’autre choix.</translation>
    </message>
    <message>
        <source>The lights left in the last row show which presses were missing from the first row. Press the starred cells, then chase again.</source>
        <translation>Les lumières qui restent sur la dernière ligne montrent quels appuis manquaient sur la première. Appuyez sur les cases étoilées, puis redescendez.</translation>
    </message>
    <message>
        <source>Whatever you press in the first row, chasing never clears the last row. This proves that the board can&apos;t be solved.</source>
        <translation>Quels que soient les appuis sur la première ligne, la descente n’éteint jamais entièrement la dernière. Cela prouve que la grille n’est pas gagnante.</translation>
    </message>
    <message>
        <source>Every row is done. Choose other lights to chase again.</source>
        <translation>Toutes les lignes sont terminées. Choisissez d’autres lumières pour recommencer.</translation>
    </message>
    <message>
        <source>Look-up table</source>
        <translation>Table de descente</translation>
    </message>
    <message>
        <source>Press in the first row (%1 of %2 done)</source>
        <translation>Appuis sur la première ligne (%1 sur %2 faits)</translation>
    </message>
    <message>
        <source>First-row presses for each pattern left in the last row</source>
        <translation>Où appuyer sur la première ligne selon ce qui reste sur la dernière</translation>
    </message>
    <message>
        <source>The small system: which first-row presses clear the last row</source>
        <translation>Le petit système&#x202f;: quels appuis de la première ligne éteignent la dernière</translation>
    </message>
</context>
<context>
    <name>lightsout::ChaseTableCard</name>
    <message>
        <source>Look-up table for light chasing</source>
        <translation>Table de l’extinction en descente</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>If chasing leaves any light on, the board can&apos;t be solved.</source>
        <translation>S’il reste au moins une lumière allumée après la descente, la grille n’est pas gagnante.</translation>
    </message>
    <message numerus="yes">
        <source>Chase from the top. If the last row is shown to the left of an arrow, press the first-row cells shown to its right, then chase again. Any other last row proves that the board can&apos;t be solved. %Ln case(s).</source>
        <translation>
            <numerusform>Descendez depuis le haut. Si la dernière ligne figure à gauche d’une flèche, appuyez sur les cases de la première ligne montrées à droite, puis redescendez. Toute autre dernière ligne prouve que la grille n’est pas gagnante. %Ln cas.</numerusform>
            <numerusform>Descendez depuis le haut. Si la dernière ligne figure à gauche d’une flèche, appuyez sur les cases de la première ligne montrées à droite, puis redescendez. Toute autre dernière ligne prouve que la grille n’est pas gagnante. %Ln cas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Light chasing, %1</source>
        <translation>Extinction en descente, %1</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer la table</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>Impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>Why %1: the last rows that can be solved form a space. Its dimension is the number of columns minus the nullity, %2. Without the empty row, it has %3 rows.</source>
        <translation>Pourquoi %1&#x202f;: les dernières lignes qui ont une solution forment un espace. Sa dimension est le nombre de colonnes moins la nullité, %2. Sans la ligne vide, cela fait %3 lignes.</translation>
    </message>
</context>
<context>
    <name>lightsout::ClassDock</name>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Hides the panel; the class continues</source>
        <translation>Masque le volet&#x202f;; la classe continue</translation>
    </message>
    <message>
        <source>Hide the panel</source>
        <translation>Masquer le volet</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Gives everybody the first board; the time starts now</source>
        <translation>Donne à tous la première grille&#x202f;; le temps commence alors</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Masquer les noms</translation>
    </message>
    <message>
        <source>Shows numbers instead of names on the wall and on phones</source>
        <translation>Montre des numéros au lieu des noms, sur l’écran de classe et sur les téléphones</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Shows a solution on the phones and the wall; solving the board then no longer counts</source>
        <translation>Montre une solution sur les téléphones et l’écran de classe&#x202f;; résoudre la grille ne compte alors plus</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Redemander</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Classé par</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Écran de classe</translation>
    </message>
    <message>
        <source>Brings the wall to the front; F11 makes it fill the screen</source>
        <translation>Met l’écran de classe au premier plan&#x202f;; F11 l’agrandit à tout l’écran</translation>
    </message>
    <message>
        <source>Show the way in</source>
        <translation>Montrer l’accès</translation>
    </message>
    <message>
        <source>Shows address, QR code and room word in large on the wall</source>
        <translation>Montre en grand, sur l’écran de classe, l’adresse, le code QR et le mot de la salle</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>End class</source>
        <translation>Terminer la classe</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Élèves</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Voir de près</translation>
    </message>
    <message>
        <source>Shows this pupil&apos;s board in large on the wall</source>
        <translation>Montre en grand la grille de cet élève sur l’écran de classe</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Prepared questions</source>
        <translation>Questions préparées</translation>
    </message>
    <message>
        <source>Ask the next one</source>
        <translation>Poser la suivante</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>Demander à la classe</translation>
    </message>
    <message>
        <source>%1 of %2 connected</source>
        <translation>%1 connectés sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln phone(s) loaded the page only</source>
        <translation>
            <numerusform>%Ln téléphone a seulement chargé la page</numerusform>
            <numerusform>%Ln téléphones ont seulement chargé la page</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Masquer les réponses</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Montrer les réponses</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Other boards …</source>
        <translation>D’autres grilles…</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Grille suivante</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 sur %2 ont réussi</translation>
    </message>
    <message>
        <source>Remove a pupil</source>
        <translation>Retirer un élève</translation>
    </message>
    <message>
        <source>Remove %1 and all results of this pupil from the class?</source>
        <translation>Retirer %1 de la classe, avec tous ses résultats&#x202f;?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove and keep out</source>
        <translation>Retirer et ne plus admettre</translation>
    </message>
    <message>
        <source>This phone can&apos;t join this class again</source>
        <translation>Ce téléphone ne pourra plus rejoindre cette classe</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Question %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln prepared question(s)</source>
        <translation>
            <numerusform>%Ln question préparée</numerusform>
            <numerusform>%Ln questions préparées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ClassroomActions</name>
    <message>
        <source>&amp;Challenge code …</source>
        <translation>&amp;Code de défi…</translation>
    </message>
    <message>
        <source>Show this board&apos;s code, or open a board from its code</source>
        <translation>Montrer le code de cette grille, ou ouvrir une grille par son code</translation>
    </message>
    <message>
        <source>&amp;Worksheet …</source>
        <translation>&amp;Feuille d’exercices…</translation>
    </message>
    <message>
        <source>Create a worksheet with answers</source>
        <translation>Créer une feuille d’exercices avec les solutions</translation>
    </message>
    <message>
        <source>&amp;Board of the day</source>
        <translation>&amp;Grille du jour</translation>
    </message>
    <message>
        <source>One board a day, the same for everyone: easy on Mondays, hard on Sundays</source>
        <translation>Une grille par jour, la même pour tous&#x202f;: facile le lundi, difficile le dimanche</translation>
    </message>
</context>
<context>
    <name>lightsout::ClipboardActions</name>
    <message>
        <source>Paste as &amp;board</source>
        <translation>Coller comme &amp;grille</translation>
    </message>
    <message>
        <source>Copy board &amp;as</source>
        <translation>Copier la grille &amp;en</translation>
    </message>
    <message>
        <source>Pasting a board</source>
        <translation>Collage d’une grille</translation>
    </message>
    <message>
        <source>The clipboard does not contain a board.</source>
        <translation>Le contenu du presse-papiers n’est pas une grille.</translation>
    </message>
    <message>
        <source>Copying the board</source>
        <translation>Copie de la grille</translation>
    </message>
    <message>
        <source>The board could not be copied.</source>
        <translation>La grille n’a pas pu être copiée.</translation>
    </message>
    <message>
        <source>&amp;Copy current view</source>
        <translation>&amp;Copier la vue actuelle</translation>
    </message>
    <message>
        <source>Copy the visible lights, matrix, map or values as text</source>
        <translation>Copier sous forme de texte les lumières, la matrice, la carte ou les valeurs affichées</translation>
    </message>
    <message>
        <source>Paste a document, graph6 line, edge list, matrix, cell pattern, “Flip” game or picture from the clipboard</source>
        <translation>Coller un document, une ligne graph6, une liste d’arêtes, une matrice, un motif de cases, une partie de «&#x202f;Flip&#x202f;» ou une image du presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Pasting vertices</source>
        <translation>Collage de sommets</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Le presse-papiers</translation>
    </message>
    <message>
        <source>Pasted a board: %1</source>
        <translation>Grille collée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Rien n’a été collé : %1</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>collage</translation>
    </message>
</context>
<context>
    <name>lightsout::CommandPalette</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Type a word: a command, board, page, lesson, term …</source>
        <translation>Tapez un mot&#x202f;: commande, grille, page, leçon, terme…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing is found under these words.</source>
        <translation>Rien ne correspond à ces mots.</translation>
    </message>
</context>
<context>
    <name>lightsout::CompareView</name>
    <message>
        <source>Facts</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Configurations</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Lois</translation>
    </message>
    <message>
        <source>Pin this board instead</source>
        <translation>Épingler plutôt celle-ci</translation>
    </message>
    <message>
        <source>Replace the pinned board with this one</source>
        <translation>Remplacer la grille épinglée par celle-ci</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Ne plus comparer</translation>
    </message>
    <message>
        <source>The pinned board can&apos;t be saved for next time: %1</source>
        <translation>La grille épinglée ne peut pas être conservée pour la prochaine fois&#x202f;: %1</translation>
    </message>
    <message>
        <source>Show the facts about both boards side by side</source>
        <translation>Montrer côte à côte les propriétés des deux grilles</translation>
    </message>
    <message>
        <source>Overlay the quiet patterns of both boards</source>
        <translation>Superposer les configurations neutres des deux grilles</translation>
    </message>
    <message>
        <source>Show the random-play laws of both boards in one chart</source>
        <translation>Montrer les lois du jeu aléatoire des deux grilles dans un même graphique</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>telle que dessinée</translation>
    </message>
    <message>
        <source>%1, without self-influence</source>
        <translation>%1, sans auto-influence</translation>
    </message>
    <message>
        <source>%1: solving this board needs %2 of memory, which is a lot.</source>
        <translation>%1&#x202f;: résoudre cette grille demande %2 de mémoire, ce qui est beaucoup.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>The lights a press changes.</source>
        <translation>Les lumières que change un appui.</translation>
    </message>
    <message>
        <source>Presses made</source>
        <translation>Appuis faits</translation>
    </message>
    <message>
        <source>Presses since the start, including repeated ones.</source>
        <translation>Les appuis depuis le début, répétitions comprises.</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Aucune différence</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln différence</numerusform>
            <numerusform>%Ln différences</numerusform>
        </translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Cette grille</translation>
    </message>
    <message>
        <source>Pinned board</source>
        <translation>Grille épinglée</translation>
    </message>
    <message>
        <source>Solve anyway</source>
        <translation>Résoudre quand même</translation>
    </message>
</context>
<context>
    <name>lightsout::ConnectTool</name>
    <message>
        <source>Click to add a vertex; drag from one to another to connect them.</source>
        <translation>Cliquez pour ajouter un sommet&#x202f;; faites glisser d’un sommet à un autre pour les relier.</translation>
    </message>
    <message>
        <source>Drag to the vertex that you want to connect to %1.</source>
        <translation>Pour relier %1, faites glisser jusqu’à l’autre sommet.</translation>
    </message>
    <message>
        <source>With the keyboard: move there with the arrow keys and press the space bar.</source>
        <translation>Au clavier&#x202f;: allez-y avec les flèches et appuyez sur la barre d’espace.</translation>
    </message>
    <message>
        <source>%1 and %2 are already connected.</source>
        <translation>%1 et %2 sont déjà reliés.</translation>
    </message>
    <message>
        <source>Use the eraser to remove the connection.</source>
        <translation>La gomme retire la liaison.</translation>
    </message>
    <message>
        <source>Drop on %2 to connect %1 and %2.</source>
        <translation>Lâchez sur %2 pour relier %1 et %2.</translation>
    </message>
    <message>
        <source>Each will influence the other.</source>
        <translation>Chacun influencera l’autre.</translation>
    </message>
    <message>
        <source>Pressing %1 will change %2.</source>
        <translation>Appuyer sur %1 changera %2.</translation>
    </message>
    <message>
        <source>Drag to an empty place to add a connected vertex there. With Shift, only the first vertex influences the second. With the keyboard, Insert or N adds a vertex and the space bar connects two vertices.</source>
        <translation>Si vous relâchez dans le vide, un sommet relié y est créé. Avec Maj, seul le premier influence le second. Au clavier, Inser ou N ajoute un sommet et la barre d’espace relie deux sommets.</translation>
    </message>
    <message>
        <source>Nullity %1. %2</source>
        <translation>Nullité %1. %2</translation>
    </message>
</context>
<context>
    <name>lightsout::CopyCommandButton</name>
    <message>
        <source>Copy co&amp;mmand</source>
        <translation>Copier la co&amp;mmande</translation>
    </message>
    <message>
        <source>Copy a command that gives the same result in a terminal</source>
        <translation>Copier une commande qui donne le même résultat dans un terminal</translation>
    </message>
</context>
<context>
    <name>lightsout::CountsCard</name>
    <message>
        <source>Most presses needed</source>
        <translation>Maximum d’appuis</translation>
    </message>
    <message>
        <source>Boards that need that many</source>
        <translation>Grilles qui en demandent autant</translation>
    </message>
    <message>
        <source>Play one of the hardest</source>
        <translation>Jouer une des plus difficiles</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Quiet patterns</source>
        <translation>Configurations neutres</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Toutes les grilles</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>All solvable boards, by the minimum number of presses needed.</source>
        <translation>Toutes les grilles gagnantes, selon leur nombre minimal d’appuis.</translation>
    </message>
    <message>
        <source>hardest board</source>
        <translation>une des grilles les plus difficiles</translation>
    </message>
    <message>
        <source>All %1, counted exactly, by number of presses.</source>
        <translation>Par nombre d’appuis&#x202f;: %1 en tout, comptage exact.</translation>
    </message>
    <message>
        <source>A sample of %1, by number of presses: all %2 are too many to count.</source>
        <translation>Échantillon de %1, par nombre d’appuis&#x202f;: %2 en tout, trop pour un comptage complet.</translation>
    </message>
    <message>
        <source>Click a bar to list the sets of presses it counts.</source>
        <translation>Cliquez sur une barre pour voir les ensembles d’appuis qu’elle compte.</translation>
    </message>
    <message>
        <source>Replace these lights with a board that needs the most presses</source>
        <translation>Remplacer ces lumières par celles d’une grille qui demande le plus d’appuis</translation>
    </message>
    <message>
        <source>Count the solutions of this board by number of presses</source>
        <translation>Compter les solutions de cette grille par nombre d’appuis</translation>
    </message>
    <message>
        <source>Count the quiet patterns by number of presses</source>
        <translation>Compter les configurations neutres par nombre d’appuis</translation>
    </message>
    <message>
        <source>Count solvable boards by the minimum number of presses needed</source>
        <translation>Compter les grilles gagnantes selon leur nombre minimal d’appuis</translation>
    </message>
</context>
<context>
    <name>lightsout::CountsPage</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Show the number of solutions for all sizes as a map</source>
        <translation>Montrer sur une carte le nombre de solutions pour toutes les tailles</translation>
    </message>
    <message>
        <source>Measure a quantity for many boards and show it as a chart, map and table</source>
        <translation>Mesurer une grandeur sur beaucoup de grilles&#x202f;: graphique, carte et tableau</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>Search all connected graphs with few vertices for properties</source>
        <translation>Chercher des propriétés parmi tous les graphes connexes ayant peu de sommets</translation>
    </message>
</context>
<context>
    <name>lightsout::CourseMap</name>
    <message>
        <source>Course map</source>
        <translation>Plan du cours</translation>
    </message>
</context>
<context>
    <name>lightsout::DeterminantCard</name>
    <message>
        <source>Determinant over the integers</source>
        <translation>Déterminant sur les entiers</translation>
    </message>
    <message>
        <source>Compute exactly</source>
        <translation>Calculer exactement</translation>
    </message>
    <message>
        <source>Compute all digits; on large boards this may take minutes</source>
        <translation>Calculer tous les chiffres&#x202f;; sur les grandes grilles, cela peut prendre plusieurs minutes</translation>
    </message>
    <message>
        <source>Cofactor expansion along the first row</source>
        <translation>Développement selon la première ligne</translation>
    </message>
    <message>
        <source>The matrix is not square, so it has no determinant.</source>
        <translation>La matrice n’est pas carrée, donc elle n’a pas de déterminant.</translation>
    </message>
    <message>
        <source>Modulo 2, the determinant is 1: the matrix has an inverse, and every board has exactly one solution.</source>
        <translation>Modulo 2, le déterminant vaut 1&#x202f;: la matrice est inversible, et chaque configuration a une seule solution.</translation>
    </message>
    <message>
        <source>Modulo 2, the determinant is 0: the matrix has no inverse, and not every board can be solved.</source>
        <translation>Modulo 2, le déterminant vaut 0&#x202f;: la matrice n’est pas inversible, et certaines configurations ne sont pas gagnantes.</translation>
    </message>
    <message>
        <source>The rank is %1, the size of the matrix.</source>
        <translation>Le rang est %1, soit la taille de la matrice.</translation>
    </message>
    <message>
        <source>The rank is %1, less than the size %2.</source>
        <translation>Le rang, %1, est inférieur à la taille, %2.</translation>
    </message>
    <message>
        <source>All digits are computed for boards of up to %1 vertices.</source>
        <translation>On ne calcule tous les chiffres que pour les grilles d’au plus %1 sommets.</translation>
    </message>
    <message>
        <source>Computing all digits …</source>
        <translation>Calcul de tous les chiffres…</translation>
    </message>
    <message>
        <source>Each entry of the first row has a minor M: the matrix without the row and column of that entry. The signs alternate.</source>
        <translation>Le mineur d’un coefficient de la première ligne est det M, où M est la matrice sans la ligne ni la colonne de ce coefficient. Les signes alternent.</translation>
    </message>
    <message>
        <source>The sum of all terms is the determinant: %1.</source>
        <translation>La somme de tous les termes est le déterminant&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Sum so far: %1.</source>
        <translation>Somme jusqu’ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The matrix without row %1 and column %2</source>
        <translation>La matrice sans la ligne %1 ni la colonne %2</translation>
    </message>
    <message>
        <source>The matrix</source>
        <translation>La matrice</translation>
    </message>
</context>
<context>
    <name>lightsout::Drawing</name>
    <message>
        <source>turn into a graph</source>
        <translation>la transformation en graphe</translation>
    </message>
    <message>
        <source>add a vertex</source>
        <translation>l’ajout d’un sommet</translation>
    </message>
    <message>
        <source>connect</source>
        <translation>la liaison</translation>
    </message>
    <message>
        <source>add and connect a vertex</source>
        <translation>l’ajout d’un sommet relié</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>la suppression</translation>
    </message>
    <message>
        <source>move</source>
        <translation>le déplacement</translation>
    </message>
    <message>
        <source>change self-influence</source>
        <translation>la modification de l’auto-influence</translation>
    </message>
    <message>
        <source>disconnect</source>
        <translation>la suppression des liaisons</translation>
    </message>
    <message>
        <source>change directions</source>
        <translation>la modification des sens</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>la fusion</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>le retournement</translation>
    </message>
    <message>
        <source>align</source>
        <translation>l’alignement</translation>
    </message>
    <message>
        <source>distribute</source>
        <translation>la répartition</translation>
    </message>
    <message>
        <source>snap to grid</source>
        <translation>l’ajustement à la grille</translation>
    </message>
    <message>
        <source>label</source>
        <translation>l’étiquette</translation>
    </message>
    <message>
        <source>remove a cell</source>
        <translation>retrait d’une case</translation>
    </message>
    <message>
        <source>add a button</source>
        <translation>ajout d’un bouton</translation>
    </message>
    <message>
        <source>remove a button</source>
        <translation>retrait d’un bouton</translation>
    </message>
    <message>
        <source>add a light</source>
        <translation>ajout d’une lumière</translation>
    </message>
    <message>
        <source>remove a light</source>
        <translation>retrait d’une lumière</translation>
    </message>
</context>
<context>
    <name>lightsout::DrawingActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>C&amp;onnect all</source>
        <translation>&amp;Relier entre eux</translation>
    </message>
    <message>
        <source>D&amp;isconnect</source>
        <translation>Dé&amp;lier</translation>
    </message>
    <message>
        <source>&amp;Both ways</source>
        <translation>Dans les deux &amp;sens</translation>
    </message>
    <message>
        <source>O&amp;ne way</source>
        <translation>À se&amp;ns unique</translation>
    </message>
    <message>
        <source>&amp;Reverse</source>
        <translation>In&amp;verser</translation>
    </message>
    <message>
        <source>Self-&amp;influence</source>
        <translation>A&amp;uto-influence</translation>
    </message>
    <message>
        <source>Withou&amp;t self-influence</source>
        <translation>Sans auto-influ&amp;ence</translation>
    </message>
    <message>
        <source>&amp;Merge into one</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>Mirror &amp;left and right</source>
        <translation>Retourner &amp;gauche-droite</translation>
    </message>
    <message>
        <source>Mirror &amp;top and bottom</source>
        <translation>Retourner &amp;haut-bas</translation>
    </message>
    <message>
        <source>Align in a &amp;row</source>
        <translation>Aligner en li&amp;gne</translation>
    </message>
    <message>
        <source>Align in a &amp;column</source>
        <translation>Aligner en co&amp;lonne</translation>
    </message>
    <message>
        <source>Space evenly &amp;across</source>
        <translation>Répartir &amp;en largeur</translation>
    </message>
    <message>
        <source>Space evenly &amp;down</source>
        <translation>Répartir en h&amp;auteur</translation>
    </message>
    <message>
        <source>&amp;Snap to grid</source>
        <translation>A&amp;juster à la grille</translation>
    </message>
</context>
<context>
    <name>lightsout::DrawingCard</name>
    <message>
        <source>Influences are mutual</source>
        <translation>Influences réciproques</translation>
    </message>
    <message>
        <source>Draw and connect</source>
        <translation>Dessiner et relier</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Gommer</translation>
    </message>
    <message>
        <source>Make newly connected vertices change each other</source>
        <translation>Deux sommets que l’on relie s’influencent l’un l’autre</translation>
    </message>
    <message>
        <source>Turn it into a graph</source>
        <translation>Transformer en graphe</translation>
    </message>
    <message>
        <source>Begin with an empty board</source>
        <translation>Partir d’une grille vide</translation>
    </message>
    <message>
        <source>This board is a grid, so its cells can only be removed.</source>
        <translation>Les cases d’une grille peuvent seulement être enlevées.</translation>
    </message>
    <message>
        <source>If you turn it into a graph, you can add, move, connect and delete its cells one by one.</source>
        <translation>Dans un graphe, on peut ajouter, déplacer, relier et supprimer les cases une à une.</translation>
    </message>
    <message>
        <source>This board is too large to draw on.</source>
        <translation>Cette grille est trop grande pour y dessiner.</translation>
    </message>
    <message numerus="yes">
        <source>Boards of up to %Ln cells can be turned into a graph.</source>
        <translation>
            <numerusform>Une grille d’au plus %Ln case peut être transformée en graphe.</numerusform>
            <numerusform>Une grille d’au plus %Ln cases peut être transformée en graphe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn this board into a graph whose vertices and edges you can change one by one</source>
        <translation>Transformer la grille en un graphe dont on peut modifier les sommets et les arêtes un à un</translation>
    </message>
    <message>
        <source>Draw a graph from scratch</source>
        <translation>Dessiner un graphe en partant de rien</translation>
    </message>
    <message>
        <source>Remove cell</source>
        <translation>Enlever une case</translation>
    </message>
    <message>
        <source>Click cells of the grid to remove them</source>
        <translation>Cliquez sur des cases de la grille pour les enlever</translation>
    </message>
</context>
<context>
    <name>lightsout::EliminationPage</name>
    <message>
        <source>Step-by-step elimination works for boards of up to %1 vertices.</source>
        <translation>L’élimination pas à pas est possible jusqu’à %1 sommets.</translation>
    </message>
    <message>
        <source>The board is empty, and so is its matrix.</source>
        <translation>La grille est vide, et sa matrice aussi.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Two methods</source>
        <translation>Deux méthodes</translation>
    </message>
    <message>
        <source>Watch the elimination, one row operation at a time</source>
        <translation>Suivre l’élimination, opération par opération</translation>
    </message>
    <message>
        <source>Choose the row operations yourself</source>
        <translation>Choisir vous-même les opérations sur les lignes</translation>
    </message>
    <message>
        <source>Show the solutions as formulas, or why there are none</source>
        <translation>Montrer les solutions en formules, ou pourquoi il n’y en a pas</translation>
    </message>
    <message>
        <source>Compare the cost of Gaussian elimination and light chasing</source>
        <translation>Comparer le coût du pivot de Gauss et celui de l’extinction en descente</translation>
    </message>
    <message>
        <source>Inverse matrix</source>
        <translation>Matrice inverse</translation>
    </message>
</context>
<context>
    <name>lightsout::EraseTool</name>
    <message>
        <source>Click vertices or edges to delete them, or drag across several.</source>
        <translation>Cliquez sur des sommets ou des arêtes pour les supprimer, ou faites glisser le pointeur dessus.</translation>
    </message>
    <message>
        <source>A drag is undone in one step. With the keyboard, the space bar deletes the current vertex.</source>
        <translation>Un glissement s’annule d’un coup&#x202f;; la barre d’espace supprime le sommet courant.</translation>
    </message>
    <message>
        <source>Click cells to remove them, or drag across several.</source>
        <translation>Cliquez sur les cases à enlever, ou faites glisser le pointeur dessus.</translation>
    </message>
    <message>
        <source>Undo restores removed cells. On the keyboard, press the space bar to remove a cell.</source>
        <translation>«&#x202f;Annuler&#x202f;» les remet. Au clavier, la barre d’espace enlève la case.</translation>
    </message>
</context>
<context>
    <name>lightsout::ExperimentControls</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Repeat the experiment with another seed</source>
        <translation>Refaire l’expérience avec une autre graine</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Copy the table as text, for spreadsheets</source>
        <translation>Copier le tableau en texte, pour les tableurs</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Save the table for spreadsheets</source>
        <translation>Enregistrer le tableau pour les tableurs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Nombre de parties</translation>
    </message>
    <message>
        <source>Seed </source>
        <translation>Graine </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>La même graine donne les mêmes parties</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Values (*.csv)</source>
        <translation>Valeurs (*.csv)</translation>
    </message>
    <message>
        <source>The file could not be saved.</source>
        <translation>Le fichier ne peut pas être écrit.</translation>
    </message>
</context>
<context>
    <name>lightsout::ExperimentsCard</name>
    <message>
        <source>Experiments side by side</source>
        <translation>Expériences côte à côte</translation>
    </message>
    <message>
        <source>Games by number of black cells</source>
        <translation>Parties par nombre de cases noires</translation>
    </message>
    <message>
        <source>Presses in each game</source>
        <translation>Appuis par partie</translation>
    </message>
    <message>
        <source>Several numbers, separated by commas</source>
        <translation>Plusieurs nombres séparés par des virgules</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Variance</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>%Ln appui</numerusform>
            <numerusform>%Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
    <message>
        <source>“%1” is not valid. Enter a whole number from 0 to %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas valable&#x202f;: tapez un nombre entier de 0 à %2.</translation>
    </message>
    <message>
        <source>Type up to %1 numbers of presses, separated by commas.</source>
        <translation>Tapez au plus %1 nombres d’appuis, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Numbers that never occurred and are not expected are left out.</source>
        <translation>Les nombres jamais obtenus ni attendus sont omis.</translation>
    </message>
    <message>
        <source>This board is too large for random play. The limit is %1 vertices.</source>
        <translation>Cette grille est trop grande pour le jeu aléatoire, limité à %1 sommets.</translation>
    </message>
    <message>
        <source>Games by number of lights on</source>
        <translation>Parties par nombre de lumières allumées</translation>
    </message>
    <message>
        <source>Each row stands for a number of lights on at the end of a game.</source>
        <translation>En ligne&#x202f;: nombre de lumières allumées à la fin.</translation>
    </message>
    <message>
        <source>Each row stands for a number of black cells at the end of a game.</source>
        <translation>En ligne&#x202f;: nombre de cases noires à la fin.</translation>
    </message>
    <message>
        <source>The exact law of this board is out of reach, but the mean and variance are exact.</source>
        <translation>La loi exacte de cette grille est hors de portée, mais l’espérance et la variance sont exactes.</translation>
    </message>
    <message>
        <source>Expected: the number of games predicted by the exact law. χ² measures the distance between both, with its degrees of freedom next to it; p is the share of such experiments with the same or a larger distance. Means and variances have 95 % confidence intervals.</source>
        <translation>Attendu : le nombre de parties prévu par la loi exacte. χ² mesure l’écart entre les deux, avec ses degrés de liberté à côté ; p est la part de ces expériences dont l’écart est aussi grand ou plus grand. Les moyennes et les variances ont des intervalles de confiance à 95 %.</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Lumières allumées</translation>
    </message>
    <message>
        <source>Black cells</source>
        <translation>Cases noires</translation>
    </message>
</context>
<context>
    <name>lightsout::ExperimentsView</name>
    <message>
        <source>Several lengths</source>
        <translation>Plusieurs longueurs</translation>
    </message>
    <message>
        <source>Play games of several lengths on this board</source>
        <translation>Jouer des parties de plusieurs longueurs sur cette grille</translation>
    </message>
    <message>
        <source>Several sizes</source>
        <translation>Plusieurs tailles</translation>
    </message>
    <message>
        <source>Compare the means for square boards of several sizes</source>
        <translation>Comparer les moyennes sur des grilles carrées de plusieurs tailles</translation>
    </message>
    <message>
        <source>Two cells</source>
        <translation>Deux cases</translation>
    </message>
    <message>
        <source>See whether two cells are independent</source>
        <translation>Voir si deux cases sont indépendantes</translation>
    </message>
</context>
<context>
    <name>lightsout::Export</name>
    <message>
        <source>Elimination %1</source>
        <translation>Pivot de Gauss %1</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>Impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>Save the elimination as PDF</source>
        <translation>Enregistrer l’élimination en PDF</translation>
    </message>
    <message>
        <source>Save the elimination as LaTeX</source>
        <translation>Enregistrer l’élimination en LaTeX</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Elimination of the board %1</source>
        <translation>Pivot de Gauss, grille %1</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save the slides as PDF</source>
        <translation>Enregistrer les diapositives en PDF</translation>
    </message>
</context>
<context>
    <name>lightsout::FactCard</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
</context>
<context>
    <name>lightsout::FactLabel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>lightsout::FileActions</name>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>Enregistrer les modifications&#x202f;?</translation>
    </message>
    <message>
        <source>This game has not been saved.</source>
        <translation>Cette partie n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Do you want to save it first?</source>
        <translation>Voulez-vous d’abord l’enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Ouvrir une grille</translation>
    </message>
    <message>
        <source>Boards and graphs (%1)</source>
        <translation>Grilles et graphes (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tous les fichiers (%1)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>grille</translation>
    </message>
    <message>
        <source>Lights Out boards (%1)</source>
        <translation>Grilles Lights Out (%1)</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Enregistrer la grille</translation>
    </message>
    <message>
        <source>Graphs (%1)</source>
        <translation>Graphes (%1)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Lights Out Workbench</source>
        <translation>Lights Out Workbench</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>This will be lost:</source>
        <translation>Ceci sera perdu&#x202f;:</translation>
    </message>
    <message>
        <source>%1 will not contain the whole game.</source>
        <translation>%1 ne contiendra pas toute la partie.</translation>
    </message>
    <message>
        <source>A .lightsout file stores everything.</source>
        <translation>Un fichier .lightsout conserve tout.</translation>
    </message>
    <message>
        <source>&amp;Save a copy</source>
        <translation>&amp;Enregistrer une copie</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 n’est plus là.</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere.</source>
        <translation>%1 a été modifié ailleurs.</translation>
    </message>
    <message>
        <source>It has been moved or deleted since it was last opened or saved here. The board in this window is intact.</source>
        <translation>Il a été déplacé ou supprimé depuis sa dernière ouverture ou son dernier enregistrement ici. La grille de cette fenêtre est intacte.</translation>
    </message>
    <message>
        <source>Another program has changed it since it was last opened or saved here. It has not been overwritten. The board in this window is intact.</source>
        <translation>Un autre programme l’a modifié depuis sa dernière ouverture ou son dernier enregistrement ici. Il n’a pas été écrasé, et la grille de cette fenêtre est intacte.</translation>
    </message>
    <message>
        <source>&amp;Reload the file</source>
        <translation>&amp;Recharger le fichier</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere …</source>
        <translation>&amp;Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Save to &amp;the same place</source>
        <translation>Enregistrer à &amp;nouveau</translation>
    </message>
    <message>
        <source>&amp;Overwrite the file</source>
        <translation>Écraser le &amp;fichier</translation>
    </message>
    <message>
        <source>Closed without saving</source>
        <translation>Fermées sans enregistrement</translation>
    </message>
    <message>
        <source>Save a &amp;copy …</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#x202f;: %1</translation>
    </message>
    <message>
        <source>This will be left out:</source>
        <translation>Ceci sera laissé de côté&#x202f;:</translation>
    </message>
    <message>
        <source>the comments (lines with %1)</source>
        <translation>les commentaires (lignes avec %1)</translation>
    </message>
    <message>
        <source>%1 contains more than a board can hold.</source>
        <translation>%1 contient plus qu’une grille ne peut conserver.</translation>
    </message>
    <message>
        <source>The file itself will not be changed.</source>
        <translation>Le fichier reste comme il est.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>L’&amp;ouvrir</translation>
    </message>
    <message>
        <source>The board remains in File → Open recent.</source>
        <translation>La grille est conservée dans Fichier → Fichiers récents.</translation>
    </message>
    <message>
        <source>Opened %1: %2</source>
        <translation>%1 ouvert&#x202f;: %2</translation>
    </message>
    <message>
        <source>the graphs after the first</source>
        <translation>les graphes après le premier</translation>
    </message>
    <message>
        <source>the grouping of vertices</source>
        <translation>le regroupement des sommets</translation>
    </message>
    <message>
        <source>the hyperedges</source>
        <translation>les hyperarêtes</translation>
    </message>
    <message>
        <source>the ports</source>
        <translation>les ports</translation>
    </message>
    <message>
        <source>the weights of the edges</source>
        <translation>les poids des arêtes</translation>
    </message>
    <message>
        <source>everything in yEd&apos;s drawing except labels, positions and arrows</source>
        <translation>le dessin de yEd, sauf étiquettes, positions et flèches</translation>
    </message>
    <message>
        <source>Choose a graph</source>
        <translation>Choisir un graphe</translation>
    </message>
    <message>
        <source>%1 contains several graphs. Which one do you want to open (1 to %2)?</source>
        <translation>%1 contient plusieurs graphes. Lequel ouvrir, de 1 à %2&#x202f;?</translation>
    </message>
    <message>
        <source>Repeated edges</source>
        <translation>Arêtes répétées</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) in %1 repeat others.</source>
        <translation>
            <numerusform>%n arête de %1 en répète une autre.</numerusform>
            <numerusform>%n arêtes de %1 en répètent d’autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you merge them, repeated edges become one edge. A repeated edge toggles a light twice, so pairs can cancel each other out instead.</source>
        <translation>Fusionnées, les arêtes identiques n’en font plus qu’une. Mais deux arêtes identiques changent une lumière deux fois&#x202f;: elles peuvent aussi s’annuler.</translation>
    </message>
    <message>
        <source>&amp;Merge them</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>&amp;Let pairs cancel out</source>
        <translation>&amp;Annuler par paires</translation>
    </message>
    <message numerus="yes">
        <source>a grid of %1 × %2 cells, %n light(s) on</source>
        <translation>
            <numerusform>un rectangle de %1&#x202f;×&#x202f;%2 cases, %n lumière allumée</numerusform>
            <numerusform>un rectangle de %1&#x202f;×&#x202f;%2 cases, %n lumières allumées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: marked with %2</source>
        <translation>%1 (signe&#x202f;: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es)</source>
        <translation>
            <numerusform>%n sommet</numerusform>
            <numerusform>%n sommets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undirected edge(s)</source>
        <translation>
            <numerusform>%n arête non orientée</numerusform>
            <numerusform>%n arêtes non orientées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n directed edge(s)</source>
        <translation>
            <numerusform>%n arête orientée</numerusform>
            <numerusform>%n arêtes orientées</numerusform>
        </translation>
    </message>
    <message>
        <source>labels</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>no labels</source>
        <translation>sans étiquettes</translation>
    </message>
    <message>
        <source>positions from the file</source>
        <translation>positions du fichier</translation>
    </message>
    <message>
        <source>no positions, drawn on a circle</source>
        <translation>sans positions, dessiné sur un cercle</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) without a position (drawn below the others)</source>
        <translation>
            <numerusform>%n sommet sans position (placé sous les autres)</numerusform>
            <numerusform>%n sommets sans position (placés sous les autres)</numerusform>
        </translation>
    </message>
    <message>
        <source>converted from %1</source>
        <translation>codage d’origine&#x202f;: %1</translation>
    </message>
    <message>
        <source>a row for each light, a column for each button</source>
        <translation>une ligne par lumière, une colonne par bouton</translation>
    </message>
    <message>
        <source>Read as the lights of a board</source>
        <translation>Lu comme les lumières d’une grille</translation>
    </message>
    <message>
        <source>Read as its influence matrix</source>
        <translation>Lu comme la matrice du système</translation>
    </message>
    <message>
        <source>Read as its adjacency matrix: a press changes its own light</source>
        <translation>Lu comme la matrice d’adjacence&#x202f;: un appui change aussi sa propre lumière</translation>
    </message>
    <message>
        <source>Read as its influence matrix: a press does not change its own light</source>
        <translation>Lu comme la matrice du système&#x202f;: un appui ne change pas sa propre lumière</translation>
    </message>
    <message>
        <source>Read as a table with a row for each light and a column for each button</source>
        <translation>Lu comme un tableau, avec une ligne par lumière et une colonne par bouton</translation>
    </message>
    <message>
        <source>Read as a list of edges</source>
        <translation>Lu comme une liste d’arêtes</translation>
    </message>
    <message>
        <source>Read as lists of neighbours</source>
        <translation>Lu comme des listes de voisins</translation>
    </message>
    <message>
        <source>Read as a machine with lights and buttons</source>
        <translation>Lu comme une machine avec des lumières et des boutons</translation>
    </message>
    <message>
        <source>How should this text be read?</source>
        <translation>Comment lire ce texte&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be read in %n way(s).</source>
        <translation>
            <numerusform>%1 peut être lu de %n façon.</numerusform>
            <numerusform>%1 peut être lu de %n façons.</numerusform>
        </translation>
    </message>
    <message>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <source>the text after the list</source>
        <translation>le texte après la liste</translation>
    </message>
    <message>
        <source>the numbers in {}</source>
        <translation>les nombres entre {}</translation>
    </message>
    <message>
        <source>there are two symbols</source>
        <translation>il y a deux symboles</translation>
    </message>
    <message>
        <source>the first line states the size</source>
        <translation>la première ligne donne la taille</translation>
    </message>
    <message>
        <source>it is not square</source>
        <translation>il n’est pas carré</translation>
    </message>
    <message>
        <source>it is square</source>
        <translation>il est carré</translation>
    </message>
    <message>
        <source>it is symmetric and its diagonal is constant</source>
        <translation>il est symétrique et sa diagonale est constante</translation>
    </message>
    <message>
        <source>it is in brackets</source>
        <translation>il est entre crochets</translation>
    </message>
    <message>
        <source>rows or columns have names</source>
        <translation>les lignes ou les colonnes ont des noms</translation>
    </message>
    <message>
        <source>there are numbers other than 0 and 1</source>
        <translation>il y a d’autres nombres que 0 et 1</translation>
    </message>
    <message>
        <source>the first line counts vertices and edges</source>
        <translation>la première ligne compte les sommets et les arêtes</translation>
    </message>
    <message>
        <source>the first line names the columns</source>
        <translation>la première ligne nomme les colonnes</translation>
    </message>
    <message>
        <source>each line has two ends</source>
        <translation>chaque ligne a deux extrémités</translation>
    </message>
    <message>
        <source>each line has a list</source>
        <translation>chaque ligne contient une liste</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Pourquoi : %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>Press a number, or choose with the arrow keys and Enter.</source>
        <translation>Tapez un numéro, ou choisissez avec les flèches et Entrée.</translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n lumière</numerusform>
            <numerusform>%n lumières</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n button(s)</source>
        <translation>
            <numerusform>%n bouton</numerusform>
            <numerusform>%n boutons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::FileHandle</name>
    <message>
        <source>Drag the board out of the window as a file, or click to save a copy</source>
        <translation>Faites glisser la grille hors de la fenêtre sous forme de fichier, ou cliquez pour enregistrer une copie</translation>
    </message>
    <message>
        <source>The board as a file</source>
        <translation>Fichier de la grille</translation>
    </message>
</context>
<context>
    <name>lightsout::FindAction</name>
    <message>
        <source>&amp;Search …</source>
        <translation>&amp;Rechercher…</translation>
    </message>
    <message>
        <source>Find a command, a page, a board, a lesson or a term by typing</source>
        <translation>Trouver une commande, une page, une grille, une leçon ou un terme en tapant son nom</translation>
    </message>
</context>
<context>
    <name>lightsout::FormulaList</name>
    <message>
        <source>Formulas</source>
        <translation>Formules</translation>
    </message>
</context>
<context>
    <name>lightsout::GalleryCard</name>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Nearest to a tiling</source>
        <translation>Au plus près d’un pavage</translation>
    </message>
    <message>
        <source>No solution of the all-on board has fewer changes.</source>
        <translation>Pour «&#x202f;tout allumé&#x202f;», aucune solution n’a moins de changements.</translation>
    </message>
    <message>
        <source>Fewest changes in all: %1; a tiling would have %2.</source>
        <translation>Minimum de changements en tout&#x202f;: %1&#x202f;; un pavage en aurait %2.</translation>
    </message>
    <message>
        <source>All tilings</source>
        <translation>Tous les pavages</translation>
    </message>
    <message>
        <source>The first tilings</source>
        <translation>Les premiers pavages</translation>
    </message>
    <message>
        <source>Tiling %1</source>
        <translation>Pavage %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The %1 solutions nearest to a tiling are listed.</source>
        <translation>Voici les %1 solutions les plus proches d’un pavage.</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Agrandir</translation>
    </message>
    <message numerus="yes">
        <source>Solution %1 of %2: %Ln change(s)</source>
        <translation>
            <numerusform>Solution %1 sur %2&#x202f;: %Ln changement</numerusform>
            <numerusform>Solution %1 sur %2&#x202f;: %Ln changements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::GamesCard</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Nombre de parties</translation>
    </message>
    <message>
        <source>Presses in each game</source>
        <translation>Appuis par partie</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message numerus="yes">
        <source>Black cells after %Ln press(es)</source>
        <translation>
            <numerusform>Cases noires après %Ln appui</numerusform>
            <numerusform>Cases noires après %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>cases noires</translation>
    </message>
    <message>
        <source>exact law</source>
        <translation>loi exacte</translation>
    </message>
    <message>
        <source>Exact: mean %1, variance %2.</source>
        <translation>Valeurs exactes&#x202f;: espérance %1, variance %2.</translation>
    </message>
    <message>
        <source>%1 is black in %2 of the games (exact value: %3).</source>
        <translation>%1 est en noir dans %2 des parties (valeur exacte&#x202f;: %3).</translation>
    </message>
    <message>
        <source>The computation of the exact law was stopped.</source>
        <translation>Le calcul de la loi exacte a été arrêté.</translation>
    </message>
    <message>
        <source>Play the same number of games with a new seed</source>
        <translation>Jouer autant de parties avec une autre graine</translation>
    </message>
    <message>
        <source>The exact law of this board is out of reach: computing it would need %1.</source>
        <translation>La loi exacte de cette grille est hors de portée&#x202f;: son calcul demanderait %1.</translation>
    </message>
    <message>
        <source>The exact probability law of this board can&apos;t be computed.</source>
        <translation>La loi exacte de cette grille est hors de portée.</translation>
    </message>
    <message>
        <source>The closest board of this kind with a computable exact law is %1.</source>
        <translation>La grille de ce type la plus proche où on sait la calculer est %1.</translation>
    </message>
    <message>
        <source>The exact law is computed for up to %1 vertices.</source>
        <translation>On ne la calcule que jusqu’à %1 sommets.</translation>
    </message>
    <message>
        <source>The mean, variance and limit are still exact.</source>
        <translation>L’espérance, la variance et la limite sont exactes malgré tout.</translation>
    </message>
    <message>
        <source>This board is too large for random play. The limit is %1 vertices.</source>
        <translation>Cette grille est trop grande pour le jeu aléatoire, limité à %1 sommets.</translation>
    </message>
    <message>
        <source>These games would need %1. At most %2 games with this many presses can be played.</source>
        <translation>Ces parties prendraient %1&#x202f;: on peut jouer au plus %2 parties de cette longueur.</translation>
    </message>
    <message>
        <source>The games are being played: %1.</source>
        <translation>Parties en cours&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The exact law is being computed: %1.</source>
        <translation>La loi exacte est en cours de calcul&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Lights on (presses: %1)</source>
        <translation>Lumières allumées (appuis&#x202f;: %1)</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lumières allumées</translation>
    </message>
    <message>
        <source>%1 is on in %2 of the games (exact value: %3).</source>
        <translation>%1&#x202f;: lumière allumée dans %2 des parties (valeur exacte&#x202f;: %3).</translation>
    </message>
    <message>
        <source>Games: mean %1, variance %2 (95 % confidence intervals).</source>
        <translation>Parties : moyenne %1, variance %2 (intervalles de confiance à 95 %).</translation>
    </message>
    <message>
        <source>share of the games</source>
        <translation>part des parties</translation>
    </message>
    <message>
        <source>where 95 % of simulations lie</source>
        <translation>où se trouvent 95 % des simulations</translation>
    </message>
    <message>
        <source>There are too few games to compare them with the law.</source>
        <translation>Il y a trop peu de parties pour les comparer à la loi.</translation>
    </message>
    <message>
        <source>%1: a difference this large or larger happens in less than %2 of such experiments.</source>
        <translation>%1 : un écart aussi grand ou plus grand se produit dans moins de %2 de ces expériences.</translation>
    </message>
    <message>
        <source>%1: a difference this large or larger happens in %2 of such experiments.</source>
        <translation>%1 : un écart aussi grand ou plus grand se produit dans %2 de ces expériences.</translation>
    </message>
    <message numerus="yes">
        <source>χ² = %1 with %Ln degree(s) of freedom, %2</source>
        <translation>
            <numerusform>χ² = %1 à %Ln degré de liberté, %2</numerusform>
            <numerusform>χ² = %1 à %Ln degrés de liberté, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The exact law is computed for up to %1 buttons and %2 lights.</source>
        <translation>On ne la calcule que jusqu’à %1 boutons et %2 lumières.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>lightsout::GuessAxis</name>
    <message>
        <source>Your guess: %1, the result: %2</source>
        <translation>Votre estimation&#x202f;: %1, le résultat&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es) of the class, from %1 to %2</source>
        <translation>
            <numerusform>%Ln estimation de la classe, de %1 à %2</numerusform>
            <numerusform>%Ln estimations de la classe, de %1 à %2</numerusform>
        </translation>
    </message>
    <message>
        <source>result %1</source>
        <translation>résultat %1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>estimation %1</translation>
    </message>
    <message>
        <source>games %1</source>
        <translation>parties&#x202f;%1</translation>
    </message>
</context>
<context>
    <name>lightsout::Guide</name>
    <message>
        <source>a quiet pattern</source>
        <translation>une configuration neutre</translation>
    </message>
</context>
<context>
    <name>lightsout::HandCard</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s) by hand</source>
        <translation>
            <numerusform>%Ln opération à la main</numerusform>
            <numerusform>%Ln opérations à la main</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; standard method: %2</source>
        <translation>%1&#x202f;; la méthode standard en demande %2</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>Reduced: every pivot is the only 1 in its column. The solutions have not changed.</source>
        <translation>Forme échelonnée réduite&#x202f;: chaque pivot est le seul 1 de sa colonne. Les solutions sont les mêmes qu’au début.</translation>
    </message>
    <message>
        <source>Row %1 needs a 1 in column %2, and row %3 has one.</source>
        <translation>Il faut un 1 en ligne %1, colonne %2, et la ligne %3 en a un dans cette colonne.</translation>
    </message>
    <message>
        <source>This removes the 1 in row %1, column %2.</source>
        <translation>Cela supprime le 1 en ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>Drag a row onto another to add it, or onto the edge of the other row to swap the two. Keyboard: arrow keys to move, space bar to lift, Return to add, S to swap.</source>
        <translation>Faites glisser une ligne sur une autre pour l’y ajouter, ou sur son bord pour les échanger. Au clavier&#x202f;: flèches, Espace pour saisir, Entrée pour ajouter, S pour échanger.</translation>
    </message>
    <message>
        <source>The solutions stay the same: doing an operation a second time undoes it.</source>
        <translation>Les solutions restent les mêmes&#x202f;: refaire une opération l’annule.</translation>
    </message>
    <message>
        <source>Reduced: every pivot is the only 1 in its column. The rank is %1.</source>
        <translation>Forme échelonnée réduite&#x202f;: chaque pivot est le seul 1 de sa colonne. Le rang est %1.</translation>
    </message>
    <message>
        <source>Reduced: the inverse of A is to the right of the bar.</source>
        <translation>Forme échelonnée réduite&#x202f;: à droite de la barre se trouve l’inverse de A.</translation>
    </message>
    <message>
        <source>Reduced: row %1 is zero to the left of the bar, so A has no inverse.</source>
        <translation>Forme échelonnée réduite&#x202f;: la ligne %1 est nulle à gauche de la barre, donc A n’a pas d’inverse.</translation>
    </message>
    <message>
        <source>Reduced: row %1 reads 0 = 1, so this board has no solution.</source>
        <translation>Forme échelonnée réduite&#x202f;: la ligne %1 donne 0&#x202f;=&#x202f;1, donc cette grille n’a pas de solution.</translation>
    </message>
    <message>
        <source>Undo the last row operation</source>
        <translation>Annuler la dernière opération sur les lignes</translation>
    </message>
    <message>
        <source>Redo the row operation that was undone</source>
        <translation>Rétablir l’opération annulée</translation>
    </message>
    <message>
        <source>Show a useful row operation</source>
        <translation>Montrer une opération utile</translation>
    </message>
    <message>
        <source>Return to the original matrix</source>
        <translation>Revenir à la matrice du début</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message>
        <source>Swap rows %1 and %2.</source>
        <translation>Échangez les lignes %1 et %2.</translation>
    </message>
    <message>
        <source>Add row %1 to row %2.</source>
        <translation>Ajoutez la ligne %1 à la ligne %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::HeatFilterBox</name>
    <message>
        <source>Shown cells</source>
        <translation>Cases montrées</translation>
    </message>
    <message>
        <source>Show only these cells in colour</source>
        <translation>Ne montrer que ces cases en couleur</translation>
    </message>
    <message>
        <source>Value of the shown cells</source>
        <translation>Valeur des cases montrées</translation>
    </message>
</context>
<context>
    <name>lightsout::HeatLegend</name>
    <message>
        <source>Colours, from the palest to the strongest</source>
        <translation>Couleurs, de la plus pâle à la plus forte</translation>
    </message>
</context>
<context>
    <name>lightsout::HeatMap</name>
    <message>
        <source>&amp;Open this board</source>
        <translation>&amp;Ouvrir cette grille</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Row %1, column %2: not known yet</source>
        <translation>Ligne %1, colonne %2&#x202f;: pas encore connu</translation>
    </message>
</context>
<context>
    <name>lightsout::HelpActions</name>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>What&apos;s &amp;new</source>
        <translation>&amp;Nouveautés</translation>
    </message>
    <message>
        <source>&amp;Report a problem</source>
        <translation>&amp;Signaler un problème</translation>
    </message>
</context>
<context>
    <name>lightsout::IdentitiesCard</name>
    <message>
        <source>What the literature says</source>
        <translation>Ce que dit la littérature</translation>
    </message>
    <message>
        <source>Choose a statement to test: boards for which it holds are ringed, others crossed out.</source>
        <translation>Choisissez un énoncé&#x202f;: les grilles où il est vrai sont entourées, les autres barrées.</translation>
    </message>
    <message>
        <source>%1, and 2 more if %2</source>
        <translation>%1, et 2 de plus si %2</translation>
    </message>
    <message>
        <source>without self-influence, %1</source>
        <translation>sans auto-influence, %1</translation>
    </message>
    <message numerus="yes">
        <source>True for all %Ln square board(s) tested.</source>
        <translation>
            <numerusform>Vrai pour %Ln carré&#x202f;: le seul testé ici.</numerusform>
            <numerusform>Vrai pour les %Ln carrés testés ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>True for %1 of the square boards tested, false for %2.</source>
        <translation>Vrai pour %1 des carrés testés ici, et faux pour %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::LabBook</name>
    <message>
        <source>add to the lab book</source>
        <translation>l’ajout au cahier</translation>
    </message>
    <message>
        <source>remove from the lab book</source>
        <translation>le retrait du cahier</translation>
    </message>
    <message>
        <source>edit a note</source>
        <translation>la note</translation>
    </message>
    <message>
        <source>This entry was too large: the rest of its text, or its picture, was left out.</source>
        <translation>Cette entrée était trop grande&#x202f;: la fin de son texte, ou son image, a été omise.</translation>
    </message>
</context>
<context>
    <name>lightsout::LabBookActions</name>
    <message>
        <source>Add to the lab boo&amp;k</source>
        <translation>&amp;Garder dans le cahier de laboratoire</translation>
    </message>
    <message>
        <source>Save the current page, its values and the command for them in the lab book of this board</source>
        <translation>Enregistrer avec la grille la page affichée, ses valeurs et leur commande</translation>
    </message>
    <message>
        <source>&amp;Lab book …</source>
        <translation>Cahier de &amp;laboratoire…</translation>
    </message>
    <message>
        <source>Show the entries and notes about this board</source>
        <translation>Montrer les pages gardées et vos notes sur cette grille</translation>
    </message>
    <message>
        <source>Copy the co&amp;mmand for this page</source>
        <translation>Copier la co&amp;mmande correspondante</translation>
    </message>
    <message>
        <source>Copy the command that reproduces the current page</source>
        <translation>Copier la commande qui reproduit la page affichée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>lightsout::LabBookWindow</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last change to the lab book</source>
        <translation>Annuler la dernière modification du cahier</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Collect your findings here: the current page with its values, and the command that gives them. Everything is saved with the board.</source>
        <translation>Gardez ici ce que vous trouvez&#x202f;: la page affichée avec ses valeurs, et la commande qui les donne. Tout est enregistré avec la grille.</translation>
    </message>
    <message>
        <source>Lab book: %1</source>
        <translation>Cahier de laboratoire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Save the lab book</source>
        <translation>Enregistrer le cahier de laboratoire</translation>
    </message>
    <message>
        <source>lab-book</source>
        <translation>cahier</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The lab book could not be saved.</source>
        <translation>Le cahier de laboratoire n’a pas pu être enregistré.</translation>
    </message>
</context>
<context>
    <name>lightsout::LabEntryCard</name>
    <message>
        <source>Your note</source>
        <translation>Votre note</translation>
    </message>
    <message>
        <source>Picture of the page</source>
        <translation>Image de la page</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Copy the command that gives the same values</source>
        <translation>Copier la commande qui donne les mêmes valeurs</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this entry from the lab book; Undo restores it</source>
        <translation>Retirer cette entrée du cahier&#x202f;; «&#x202f;Annuler&#x202f;» la rétablit</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show this page and these settings in the window</source>
        <translation>Afficher cette page et ces réglages dans la fenêtre</translation>
    </message>
</context>
<context>
    <name>lightsout::LawsCard</name>
    <message>
        <source>Number of random presses</source>
        <translation>Nombre d’appuis aléatoires</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Show the limit laws for an even or odd number of presses</source>
        <translation>Montrer les lois limites, après un nombre pair ou impair d’appuis</translation>
    </message>
    <message>
        <source>%1: %2 on average, standard deviation %3.</source>
        <translation>%1&#x202f;: espérance %2, écart-type %3.</translation>
    </message>
    <message>
        <source>%1: too large for the exact law, so only the limit is shown.</source>
        <translation>%1&#x202f;: sa loi exacte est hors de portée, seule sa limite est dessinée.</translation>
    </message>
    <message>
        <source>%1: too large for the exact law and its limit. An exact law is available for boards of up to %2 vertices and grids of up to %3 rows or columns.</source>
        <translation>%1&#x202f;: trop grande pour la loi exacte et sa limite. La loi exacte se calcule pour les grilles d’au plus %2 sommets et les rectangles dont un côté ne dépasse pas %3 cases.</translation>
    </message>
    <message>
        <source>%1: the law is being computed …</source>
        <translation>%1&#x202f;: la loi est en cours de calcul…</translation>
    </message>
    <message>
        <source>%1: the computation of the law was stopped.</source>
        <translation>%1&#x202f;: le calcul de la loi a été arrêté.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln press(es)</source>
        <translation>
            <numerusform>Après %Ln appui</numerusform>
            <numerusform>Après %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights on in random play</source>
        <translation>Lumières allumées dans le jeu aléatoire</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lumières allumées</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>épinglée</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>limite, ici</translation>
    </message>
    <message>
        <source>limit, pinned</source>
        <translation>limite, épinglée</translation>
    </message>
    <message>
        <source>current</source>
        <translation>cette grille</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilité</translation>
    </message>
</context>
<context>
    <name>lightsout::LayoutActions</name>
    <message>
        <source>&amp;Springs</source>
        <translation>&amp;Ressorts</translation>
    </message>
    <message>
        <source>Edges pull vertices together; all vertices repel each other</source>
        <translation>Les sommets reliés s’attirent, tous se repoussent</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Distances</translation>
    </message>
    <message>
        <source>Place the vertices at distances equal to shortest-path lengths</source>
        <translation>Placer les sommets à des distances égales aux longueurs des plus courts chemins</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Cercle</translation>
    </message>
    <message>
        <source>Place the vertices on a circle, in order</source>
        <translation>Placer les sommets sur un cercle, dans l’ordre</translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation>&amp;Arbre</translation>
    </message>
    <message>
        <source>Place the vertices in levels below a central vertex</source>
        <translation>Placer les sommets par niveaux sous un sommet central</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Place the vertices in rows that form a square, in order</source>
        <translation>Placer les sommets en carré, ligne par ligne, dans l’ordre</translation>
    </message>
    <message>
        <source>arrange</source>
        <translation>la disposition</translation>
    </message>
</context>
<context>
    <name>lightsout::LayoutCard</name>
    <message>
        <source>Redraw</source>
        <translation>Redessiner</translation>
    </message>
    <message>
        <source>The game stays the same; only the positions change.</source>
        <translation>Le jeu reste le même&#x202f;; seules les positions changent.</translation>
    </message>
</context>
<context>
    <name>lightsout::LegendCard</name>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>%Ln lumière</numerusform>
            <numerusform>%Ln lumières</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message>
        <source>On the board, colours only distinguish neighbouring tiles.</source>
        <translation>Sur la grille, les couleurs ne font que distinguer les pavés voisins.</translation>
    </message>
    <message>
        <source>The number in a red cell counts the presses that change its light. In a tiling, it would be 1.</source>
        <translation>Le nombre inscrit dans une case rouge est celui des appuis qui changent sa lumière&#x202f;; dans un pavage, il vaudrait 1.</translation>
    </message>
    <message>
        <source>The tiles of this board (polyominoes)</source>
        <translation>Les pavés de cette grille (polyominos)</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonDock</name>
    <message>
        <source>S&amp;tart at step</source>
        <translation>Commencer à l’é&amp;tape</translation>
    </message>
    <message>
        <source>&amp;For the teacher …</source>
        <translation>&amp;Pour l’enseignant…</translation>
    </message>
    <message>
        <source>&amp;Close the lesson</source>
        <translation>&amp;Fermer la leçon</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Lesson menu</source>
        <translation>Menu de la leçon</translation>
    </message>
    <message>
        <source>Close the lesson and restore the previous board</source>
        <translation>Fermer la leçon et rétablir la grille précédente</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Fermer la leçon</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Pointeur</translation>
    </message>
    <message>
        <source>The lesson “%1” can&apos;t be read.</source>
        <translation>La leçon «&#x202f;%1&#x202f;» ne peut pas être lue.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>encore %Ln minute environ</numerusform>
            <numerusform>encore %Ln minutes environ</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Leçon %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>You have learnt to:</source>
        <translation>Vous avez appris à&#x202f;:</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>La leçon suivante&#x202f;: %1</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Restart this step with its original board</source>
        <translation>Reprend cette étape depuis le début, avec sa grille</translation>
    </message>
    <message>
        <source>&amp;Prepare all questions for the class</source>
        <translation>Préparer toutes les &amp;questions pour la classe</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonMenu</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Vos leçons</translation>
    </message>
    <message>
        <source>&amp;New lesson from this board</source>
        <translation>&amp;Nouvelle leçon à partir de cette grille</translation>
    </message>
    <message>
        <source>Show the &amp;folder with your lessons</source>
        <translation>Ouvrir le &amp;dossier de vos leçons</translation>
    </message>
    <message>
        <source>&amp;Close the lesson</source>
        <translation>&amp;Fermer la leçon</translation>
    </message>
    <message>
        <source>Clear &amp;progress …</source>
        <translation>Effa&amp;cer la progression…</translation>
    </message>
    <message>
        <source>You stopped at step %1</source>
        <translation>Quittée à l’étape %1</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>Ma leçon</translation>
    </message>
    <message>
        <source>The first step</source>
        <translation>La première étape</translation>
    </message>
    <message>
        <source>Write here what the class should think about.</source>
        <translation>Écrivez ici ce à quoi la classe doit réfléchir.</translation>
    </message>
    <message>
        <source>Turn all lights off.</source>
        <translation>Éteignez tout.</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nouvelle leçon</translation>
    </message>
    <message>
        <source>The lesson could not be saved: %1</source>
        <translation>La leçon ne peut pas être enregistrée&#x202f;: %1</translation>
    </message>
    <message>
        <source>The lesson is in the file %1. Edit it in any text editor: the window updates whenever you save it.</source>
        <translation>La leçon se trouve dans le fichier %1. Modifiez-la avec un éditeur de texte&#x202f;: la fenêtre se met à jour à chaque enregistrement.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Clear the progress in all lessons on this computer?</source>
        <translation>Effacer la progression dans toutes les leçons sur cet ordinateur&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Open a lesson from a file …</source>
        <translation>&amp;Ouvrir un fichier de leçon…</translation>
    </message>
    <message>
        <source>&amp;Save the lesson as a file …</source>
        <translation>&amp;Enregistrer la leçon dans un fichier…</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Enregistrer la leçon</translation>
    </message>
    <message>
        <source>Lessons (%1)</source>
        <translation>Leçons (%1)</translation>
    </message>
    <message>
        <source>Course &amp;map</source>
        <translation>&amp;Plan du cours</translation>
    </message>
    <message>
        <source>See which lessons build on others</source>
        <translation>Voir quelles leçons s’appuient sur d’autres</translation>
    </message>
    <message>
        <source>From your &amp;book …</source>
        <translation>Dans votre &amp;livre…</translation>
    </message>
    <message>
        <source>Find the figures, tables and questions of a book or article</source>
        <translation>Retrouver les figures, tableaux et questions d’un livre ou d’un article</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonSession</name>
    <message>
        <source>Enter a number, such as %1 or %2.</source>
        <translation>Écrivez un nombre, par exemple %1 ou %2.</translation>
    </message>
    <message>
        <source>Not yet: the answer is smaller.</source>
        <translation>Non&#x202f;: la réponse est plus petite.</translation>
    </message>
    <message>
        <source>Not yet: the answer is larger.</source>
        <translation>Non&#x202f;: la réponse est plus grande.</translation>
    </message>
    <message>
        <source>Not this one. Try another.</source>
        <translation>Pas celle-ci. Essayez-en une autre.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: the sum has %Ln cell(s).</source>
        <translation>
            <numerusform>Pas encore&#x202f;: la somme a %Ln case.</numerusform>
            <numerusform>Pas encore&#x202f;: la somme a %Ln cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct!</source>
        <translation>C’est juste&#x202f;!</translation>
    </message>
    <message>
        <source>You have done this step before.</source>
        <translation>Vous avez déjà fait cette étape.</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>étape %1 sur %2</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Leçon %1</translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>Exactement&#x202f;!</translation>
    </message>
    <message>
        <source>A good guess, only %1 too high.</source>
        <translation>Bien deviné&#x202f;: seulement %1 de trop.</translation>
    </message>
    <message>
        <source>A good guess, only %1 too low.</source>
        <translation>Bien deviné&#x202f;: il manque seulement %1.</translation>
    </message>
    <message>
        <source>Close: your guess is too high by %1.</source>
        <translation>Pas loin&#x202f;: votre estimation est trop grande de %1.</translation>
    </message>
    <message>
        <source>Close: your guess is too low by %1.</source>
        <translation>Pas loin&#x202f;: votre estimation est trop petite de %1.</translation>
    </message>
    <message>
        <source>Your guess is too high by %1: it is more than twice the result.</source>
        <translation>Votre estimation est trop grande de %1&#x202f;: c’est plus du double du résultat.</translation>
    </message>
    <message>
        <source>Your guess is too low by %1: it is less than half the result.</source>
        <translation>Votre estimation est trop petite de %1&#x202f;: c’est moins de la moitié du résultat.</translation>
    </message>
    <message>
        <source>Your guess is too high by %1.</source>
        <translation>Votre estimation est trop grande de %1.</translation>
    </message>
    <message>
        <source>Your guess is too low by %1.</source>
        <translation>Votre estimation est trop petite de %1.</translation>
    </message>
    <message>
        <source>Nearly: this is rounded. Give the fraction, or more decimal places.</source>
        <translation>Presque&#x202f;: ce nombre est arrondi. Donnez la fraction, ou plus de décimales.</translation>
    </message>
    <message>
        <source>Write %1 % if you mean percent.</source>
        <translation>Écrivez %1&#x202f;% s’il s’agit d’un pourcentage.</translation>
    </message>
    <message>
        <source>%1 does not change the light of %2.</source>
        <translation>Un appui sur %1 ne change pas la lumière de %2.</translation>
    </message>
    <message>
        <source>You can&apos;t press %1: the light of %2 would change a second time.</source>
        <translation>Impossible d’appuyer sur %1&#x202f;: la lumière de %2 changerait une seconde fois.</translation>
    </message>
    <message>
        <source>Nothing forces you to press %1. Look for a light that only one press can still change.</source>
        <translation>Rien n’oblige à appuyer sur %1. Cherchez une lumière qu’un seul appui peut encore changer.</translation>
    </message>
    <message>
        <source>%1 is forced, too, but here you need another one.</source>
        <translation>L’appui sur %1 est imposé aussi, mais ici il en faut un autre.</translation>
    </message>
    <message>
        <source>Forced! Which press is next?</source>
        <translation>Imposé&#x202f;! Quel est le suivant&#x202f;?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Games: %1 of %2. At the end, the light was on in %3 of them.</source>
        <translation>Parties&#x202f;:&#x202f;%1 sur&#x202f;%2. À la fin, la lumière était allumée dans&#x202f;%3 d’entre elles.</translation>
    </message>
    <message>
        <source>Not yet. Move the slider on.</source>
        <translation>Pas encore. Continuez à déplacer le curseur.</translation>
    </message>
    <message>
        <source>Not these. Click on a tile again to unmark it.</source>
        <translation>Ce ne sont pas ceux-là. Un nouveau clic retire la marque.</translation>
    </message>
    <message>
        <source>Which other tiles?</source>
        <translation>Quels autres rectangles&#x202f;?</translation>
    </message>
    <message>
        <source>Looking for a counterexample …</source>
        <translation>Recherche d’un contre-exemple…</translation>
    </message>
    <message>
        <source>Disproved: %1 is a counterexample.</source>
        <translation>Réfutée&#x202f;:&#x202f;%1 est un contre-exemple.</translation>
    </message>
    <message>
        <source>Disproved: %1 is a counterexample (%2).</source>
        <translation>Réfutée&#x202f;:&#x202f;%1 est un contre-exemple (%2).</translation>
    </message>
    <message>
        <source>This could not be computed for %1.</source>
        <translation>Ce calcul n’a pas abouti pour&#x202f;%1.</translation>
    </message>
    <message>
        <source>The condition holds for no square up to %1, so nothing was tested.</source>
        <translation>Aucun carré jusqu’à&#x202f;%1 ne vérifie la condition&#x202f;: rien n’a été testé.</translation>
    </message>
    <message numerus="yes">
        <source>No counterexample: it holds for %Ln square(s) up to %1. That is no proof.</source>
        <translation>
            <numerusform>Aucun contre-exemple&#x202f;: elle est vraie pour&#x202f;%Ln carré jusqu’à&#x202f;%1. Ce n’est pas une preuve.</numerusform>
            <numerusform>Aucun contre-exemple&#x202f;: elle est vraie pour&#x202f;%Ln carrés jusqu’à&#x202f;%1. Ce n’est pas une preuve.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not how it continues. Try another block.</source>
        <translation>La phrase ne continue pas ainsi. Essayez un autre bloc.</translation>
    </message>
    <message>
        <source>%1 is not in the pattern.</source>
        <translation>%1 n’est pas dans la configuration.</translation>
    </message>
    <message>
        <source>Yes. Which others change the light of %1?</source>
        <translation>Oui. Quelles autres changent la lumière de&#x202f;%1&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln: an even number.</source>
        <translation>
            <numerusform>%Ln en tout&#x202f;: un nombre pair.</numerusform>
            <numerusform>%Ln en tout&#x202f;: un nombre pair.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which cells of the pattern change the light of %1?</source>
        <translation>Quelles cases de la configuration changent la lumière de&#x202f;%1&#x202f;?</translation>
    </message>
    <message>
        <source>A probability is a number from 0 to 1, or from 0 % to 100 %.</source>
        <translation>Une probabilité est un nombre de 0 à 1, ou de 0 % à 100 %.</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonShelf</name>
    <message>
        <source>It is not a file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
</context>
<context>
    <name>lightsout::LightsFromPictureDialog</name>
    <message>
        <source>&amp;Keep the picture&apos;s proportions</source>
        <translation>&amp;Garder les proportions</translation>
    </message>
    <message>
        <source>&amp;Dark cells are on</source>
        <translation>Les cases &amp;sombres sont allumées</translation>
    </message>
    <message>
        <source>Lights from a picture</source>
        <translation>Lumières à partir d’une image</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>L’image</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>C&amp;réer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Minimum brightness of a bright cell</source>
        <translation>Luminosité à partir de laquelle une case est claire</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>Se&amp;uil</translation>
    </message>
    <message>
        <source>%1 of %2 lights are on.</source>
        <translation>Lumières allumées&#x202f;: %1 sur %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::LimitCard</name>
    <message>
        <source>%1 black: %2 at even times, %3 at odd times.</source>
        <translation>Noires&#x202f;: %1&#x202f;; %2 (nombre pair d’appuis), %3 (nombre impair).</translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>cases noires</translation>
    </message>
    <message>
        <source>Limit laws</source>
        <translation>Lois limites</translation>
    </message>
    <message>
        <source>Two limit laws alternate</source>
        <translation>Deux lois limites alternent</translation>
    </message>
    <message>
        <source>The limit law</source>
        <translation>La loi limite</translation>
    </message>
    <message>
        <source>even times</source>
        <translation>nombre pair</translation>
    </message>
    <message>
        <source>all times</source>
        <translation>pair ou impair</translation>
    </message>
    <message>
        <source>odd times</source>
        <translation>nombre impair</translation>
    </message>
    <message>
        <source>Even and odd times mix: no set of cells has an odd overlap with every press.</source>
        <translation>Aucun ensemble de cases n’est tel que chaque appui en change un nombre impair&#x202f;: la parité du nombre d’appuis n’influe pas sur la limite.</translation>
    </message>
    <message>
        <source>Every press toggles an odd number of these cells</source>
        <translation>Cases dont chaque appui change un nombre impair</translation>
    </message>
    <message>
        <source>Lazy play has one limit: the average of the two laws.</source>
        <translation>Le jeu paresseux a une seule limite&#x202f;: la moyenne des deux lois.</translation>
    </message>
    <message>
        <source>Every press toggles an odd number of the coloured cells, so each press changes the parity of the number of black cells among them. Even and odd times never mix.</source>
        <translation>Chaque appui change un nombre impair de cases colorées&#x202f;: la parité du nombre de noires parmi elles alterne, et la limite dépend de celle du nombre d’appuis.</translation>
    </message>
    <message>
        <source>The limit laws of this board are too long to show. They are shown for up to %1 vertices and %2 quiet patterns.</source>
        <translation>Les lois limites de cette grille sont trop longues à écrire&#x202f;: on les montre jusqu’à %1 sommets et %2 configurations neutres.</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lumières allumées</translation>
    </message>
    <message>
        <source>%1 on: %2 at even times, %3 at odd times.</source>
        <translation>Allumées&#x202f;: %1&#x202f;; %2 (nombre pair d’appuis), %3 (nombre impair).</translation>
    </message>
    <message>
        <source>Every press toggles an odd number of the coloured cells, so each press changes the parity of the number of lights on among them. Even and odd times never mix.</source>
        <translation>Chaque appui change un nombre impair de cases colorées&#x202f;: la parité du nombre de lumières allumées parmi elles alterne, et la limite dépend de celle du nombre d’appuis.</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilité</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveActions</name>
    <message>
        <source>&amp;Open a live class …</source>
        <translation>&amp;Ouvrir une classe en direct…</translation>
    </message>
    <message>
        <source>Lets pupils play along in their phone browsers</source>
        <translation>Les élèves jouent dans le navigateur de leur téléphone</translation>
    </message>
    <message>
        <source>Give &amp;everyone this board</source>
        <translation>Donner cette grille à &amp;tous</translation>
    </message>
    <message>
        <source>Gives the class the current board</source>
        <translation>Donne à la classe la grille en cours</translation>
    </message>
    <message>
        <source>&amp;Ask the class …</source>
        <translation>&amp;Demander à la classe…</translation>
    </message>
    <message>
        <source>Sends a question to the class&apos;s phones</source>
        <translation>Envoie une question aux téléphones de la classe</translation>
    </message>
    <message>
        <source>&amp;Save results …</source>
        <translation>&amp;Enregistrer les résultats…</translation>
    </message>
    <message>
        <source>Saves the results as a table</source>
        <translation>Enregistre les résultats dans un tableau</translation>
    </message>
    <message>
        <source>Live class</source>
        <translation>Classe en direct</translation>
    </message>
    <message>
        <source>The current board is solved or too large for a phone.</source>
        <translation>La grille en cours est déjà résolue, ou trop grande pour un téléphone.</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Enregistrer les résultats</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>The lab book is full.</source>
        <translation>Le cahier de laboratoire est plein.</translation>
    </message>
    <message>
        <source>End the class</source>
        <translation>Terminer la classe</translation>
    </message>
    <message>
        <source>The class has results that were not saved.</source>
        <translation>La classe a des résultats qui n’ont pas été enregistrés.</translation>
    </message>
    <message>
        <source>Save results …</source>
        <translation>Enregistrer les résultats…</translation>
    </message>
    <message>
        <source>End without saving</source>
        <translation>Terminer sans enregistrer</translation>
    </message>
    <message numerus="yes">
        <source>Continue the class of %1 (%Ln pupil(s))?</source>
        <translation>
            <numerusform>Continuer la classe de %1 (%Ln élève)&#x202f;?</numerusform>
            <numerusform>Continuer la classe de %1 (%Ln élèves)&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>The program ended while the class was open. The phones return as the same pupils. No deletes the class.</source>
        <translation>Le programme s’est arrêté pendant que la classe était ouverte. Chaque téléphone retrouve son élève. «&#x202f;Non&#x202f;» supprime la classe.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>The class can&apos;t be continued now, because another program or live class is using its port. It is offered again at the next start.</source>
        <translation>La classe ne peut pas continuer maintenant, car un autre programme ou une autre classe utilise son port. Elle sera proposée de nouveau au prochain démarrage.</translation>
    </message>
    <message>
        <source>Sh&amp;ow the class</source>
        <translation>M&amp;ontrer la classe</translation>
    </message>
    <message>
        <source>Shows the class panel and the wall</source>
        <translation>Montre le volet et l’écran de la classe</translation>
    </message>
    <message>
        <source>Other &amp;boards or a contest …</source>
        <translation>D’autres &amp;grilles ou un concours…</translation>
    </message>
    <message>
        <source>Gives the class other boards</source>
        <translation>Donne d’autres grilles à la classe</translation>
    </message>
    <message>
        <source>Add results to the &amp;lab book</source>
        <translation>Garder les résultats dans le ca&amp;hier de laboratoire</translation>
    </message>
    <message>
        <source>Adds a summary of the results to the lab book</source>
        <translation>Ajoute un résumé des résultats au cahier de laboratoire</translation>
    </message>
    <message>
        <source>E&amp;nd class</source>
        <translation>Ter&amp;miner la classe</translation>
    </message>
    <message>
        <source>Ends the class and shows a message on the phones</source>
        <translation>Termine la classe et montre un message sur les téléphones</translation>
    </message>
    <message>
        <source>&amp;Wider panel</source>
        <translation>Volet plus &amp;large</translation>
    </message>
    <message>
        <source>Makes the class panel wider</source>
        <translation>Élargit le volet de la classe</translation>
    </message>
    <message>
        <source>Na&amp;rrower panel</source>
        <translation>Volet plus é&amp;troit</translation>
    </message>
    <message>
        <source>Makes the class panel narrower</source>
        <translation>Rétrécit le volet de la classe</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveBoardsDialog</name>
    <message>
        <source>Other boards for the class</source>
        <translation>D’autres grilles pour la classe</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveBoardsForm</name>
    <message>
        <source>The curren&amp;t board</source>
        <translation>La grille en &amp;cours</translation>
    </message>
    <message>
        <source>A &amp;series, each board harder than the last</source>
        <translation>Une &amp;série de difficulté croissante</translation>
    </message>
    <message>
        <source>A co&amp;ntest: rounds against the clock</source>
        <translation>Un concours&#x202f;: des manc&amp;hes contre la montre</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>The current board is solved, or too large for a phone.</source>
        <translation>La grille en cours est résolue, ou trop grande pour un téléphone.</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>Colo&amp;nnes</translation>
    </message>
    <message>
        <source>Fewest &amp;presses for first board</source>
        <translation>Minim&amp;um d’appuis, première grille</translation>
    </message>
    <message>
        <source>Num&amp;ber of boards</source>
        <translation>Nom&amp;bre de grilles</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Concours</translation>
    </message>
    <message>
        <source>&amp;Minutes per round</source>
        <translation>&amp;Minutes par manche</translation>
    </message>
    <message>
        <source>Ran&amp;ked by</source>
        <translation>Class&amp;é par</translation>
    </message>
    <message>
        <source>Challenge codes</source>
        <translation>Codes de défi</translation>
    </message>
    <message>
        <source>From challenge co&amp;des</source>
        <translation>À partir de codes de &amp;défi</translation>
    </message>
    <message>
        <source>One code per line, as on worksheets</source>
        <translation>Un code par ligne, comme sur les feuilles</translation>
    </message>
    <message>
        <source>&amp;Each pupil at their own pace</source>
        <translation>Chaque élèv&amp;e à son rythme</translation>
    </message>
    <message>
        <source>A pupil who has solved a board gets the next one at once; otherwise the class continues together</source>
        <translation>Un élève qui a résolu une grille reçoit aussitôt la suivante&#x202f;; sinon la classe avance ensemble</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveCard</name>
    <message>
        <source>Press</source>
        <translation>Appui</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>One game, live</source>
        <translation>Une partie, en direct</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) a second</source>
        <translation>
            <numerusform>%Ln appui par seconde</numerusform>
            <numerusform>%Ln appuis par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Chosen cell is black</source>
        <translation>Case choisie noire</translation>
    </message>
    <message>
        <source>Click a cell to measure how often it is black</source>
        <translation>Cliquez sur une case pour mesurer la fréquence du noir</translation>
    </message>
    <message>
        <source>Available after the first press.</source>
        <translation>Connu après le premier appui.</translation>
    </message>
    <message>
        <source>Return to press 0 and the starting lights</source>
        <translation>Revenir à l’appui 0 et aux lumières de départ</translation>
    </message>
    <message>
        <source>Pause the random presses</source>
        <translation>Mettre en pause</translation>
    </message>
    <message>
        <source>Press at random</source>
        <translation>Appuyer au hasard</translation>
    </message>
    <message>
        <source>This board is empty or too large. The limit is %1 vertices.</source>
        <translation>Cette grille est vide ou trop grande&#x202f;: la limite est de %1 sommets.</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Lumières allumées</translation>
    </message>
    <message>
        <source>Chosen light is on</source>
        <translation>La lumière choisie est allumée</translation>
    </message>
    <message>
        <source>Black (light on)</source>
        <translation>Noires (allumées)</translation>
    </message>
    <message>
        <source>Click a light to measure how often it is on</source>
        <translation>Cliquez sur une lumière pour mesurer la fréquence à laquelle elle est allumée</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveDialog</name>
    <message>
        <source>amber apple arrow basil beach berry bread brick cedar chalk cherry cloud coral delta ember fable ferry flame flute forest frost garden ginger globe grape harbour hazel honey island ivory jungle lemon lilac maple marble meadow melon mint olive onyx opal orange panda paper pearl pebble pepper piano plum pocket quartz rabbit raven river robin saffron sailor silver spark spruce stone sugar summer tango tiger tulip valley velvet violet walnut willow winter zebra</source>
        <comment>words that a class types to join, without accents, separated by blanks</comment>
        <translation>abricot ami ancre avion balle bateau bonbon brise cabane canard carotte castor cerise chaise chat cheval citron clou colline corail coton crayon dauphin dune encre feuille fleur foret fraise girafe gomme herbe hibou jardin jaune lapin lilas lion lune mangue melon miel moulin nuage olive orange panda papier perle phare piano pirate plume pomme prune radis renard route sable sapin soleil sucre tigre tomate tulipe vague vallon violet voile</translation>
    </message>
    <message>
        <source>Open a live class</source>
        <translation>Ouvrir une classe en direct</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Pupils on the same network open the address in a browser and type the room word. Nothing is stored on their devices. Results are stored here only if you save them.</source>
        <translation>Les élèves du même réseau ouvrent l’adresse dans un navigateur et tapent le mot de la salle. Rien n’est conservé sur leurs appareils&#x202f;; les résultats ne le sont ici que si vous les enregistrez.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>P&amp;ort</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Port %1 on %2 can&apos;t be used: another program or live class is using it. Choose another port.</source>
        <translation>Le port %1 de %2 n’est pas disponible&#x202f;: un autre programme ou une autre classe l’occupe. Choisissez un autre port.</translation>
    </message>
    <message>
        <source>Cable, %1</source>
        <translation>Câble, %1</translation>
    </message>
    <message>
        <source>Wi-Fi, %1</source>
        <translation>Wi-Fi, %1</translation>
    </message>
    <message>
        <source>Virtual network %2, %1</source>
        <translation>Réseau virtuel %2, %1</translation>
    </message>
    <message>
        <source>Without a router, %1</source>
        <translation>Sans routeur, %1</translation>
    </message>
    <message>
        <source>This computer only, for testing, %1</source>
        <translation>Cet ordinateur seulement, pour essayer, %1</translation>
    </message>
    <message>
        <source>Network %2, %1</source>
        <translation>Réseau %2, %1</translation>
    </message>
    <message>
        <source>This computer is in no network, so no phone can reach it. Connect it, or share the boards as a web page.</source>
        <translation>Cet ordinateur n’est sur aucun réseau&#x202f;: aucun téléphone ne l’atteint. Connectez-le, ou partagez les grilles en page web.</translation>
    </message>
    <message>
        <source>Share as &amp;web page …</source>
        <translation>Partager en page &amp;web…</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveWall</name>
    <message>
        <source>%1 is back.</source>
        <translation>%1 est de retour.</translation>
    </message>
    <message>
        <source>Wall of the class – Lights Out Workbench</source>
        <translation>Écran de classe – Lights Out Workbench</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Rejoindre la classe</translation>
    </message>
    <message>
        <source>Point your camera at the code, or open</source>
        <translation>Visez le code avec l’appareil photo, ou ouvrez</translation>
    </message>
    <message>
        <source>Type the room word</source>
        <translation>Tapez le mot de la salle</translation>
    </message>
    <message>
        <source>Write your name</source>
        <translation>Écrivez votre prénom</translation>
    </message>
    <message>
        <source>Your name will appear on this wall.</source>
        <translation>Votre prénom apparaîtra sur cet écran.</translation>
    </message>
    <message>
        <source>Names of the pupils</source>
        <translation>Noms des élèves</translation>
    </message>
    <message>
        <source>Where the class pressed</source>
        <translation>Où la classe a appuyé</translation>
    </message>
    <message>
        <source>Join late:</source>
        <translation>Pour rejoindre la classe&#x202f;:</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>Code QR de l’adresse</translation>
    </message>
    <message>
        <source>Turn all the lights off</source>
        <translation>Éteindre toutes les lumières</translation>
    </message>
    <message>
        <source>Board %1 of %2: turn all the lights off</source>
        <translation>Grille %1 sur %2&#x202f;: éteindre toutes les lumières</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>Une question pour la classe</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>The class has begun.</source>
        <translation>La classe a commencé.</translation>
    </message>
    <message>
        <source>The teacher begins.</source>
        <translation>L’enseignant donne le départ.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pupil(s) joined</source>
        <translation>
            <numerusform>%Ln élève a rejoint la classe</numerusform>
            <numerusform>%Ln élèves ont rejoint la classe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phone(s) loaded the page, none has joined</source>
        <translation>
            <numerusform>%Ln téléphone a chargé la page, aucun n’a rejoint la classe</numerusform>
            <numerusform>%Ln téléphones ont chargé la page, aucun n’a rejoint la classe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phone(s) loaded the page and has not joined yet</source>
        <translation>
            <numerusform>%Ln téléphone a chargé la page sans rejoindre encore la classe</numerusform>
            <numerusform>%Ln téléphones ont chargé la page sans rejoindre encore la classe</numerusform>
        </translation>
    </message>
    <message>
        <source>No phone has connected yet. Is it in the same network as this computer? Does the firewall of this computer allow port %1/tcp? If the school&apos;s network separates devices, use a hotspot, or share the boards as a web page.</source>
        <translation>Aucun téléphone ne s’est encore connecté. Est-il sur le même réseau que cet ordinateur&#x202f;? Le pare-feu de cet ordinateur autorise-t-il le port %1/tcp&#x202f;? Si le réseau de l’école sépare les appareils, partagez la connexion d’un téléphone, ou partagez les grilles en page web.</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 sur %2 ont réussi</translation>
    </message>
    <message numerus="yes">
        <source>%1 of them in %Ln press(es), the fewest</source>
        <translation>
            <numerusform>dont %1 en %Ln appui, le minimum</numerusform>
            <numerusform>dont %1 en %Ln appuis, le minimum</numerusform>
        </translation>
    </message>
    <message>
        <source>A solution: press the crosses, in any order</source>
        <translation>Une solution&#x202f;: appuyez sur les croix, dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>How many pupils pressed each cell</source>
        <translation>Combien d’élèves ont appuyé sur chaque case</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>Réponses&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>Réponse&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln right answer(s).</source>
        <translation>
            <numerusform>%Ln bonne réponse.</numerusform>
            <numerusform>%Ln bonnes réponses.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
</context>
<context>
    <name>lightsout::MainWindow</name>
    <message>
        <source>New board</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <source>%1[*] – Lights Out Workbench</source>
        <translation>%1[*] – Lights Out Workbench</translation>
    </message>
</context>
<context>
    <name>lightsout::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Back to the previous page</source>
        <translation>Revenir à la page précédente</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Aucun résultat.</translation>
    </message>
</context>
<context>
    <name>lightsout::MapCard</name>
    <message>
        <source>Save values (CSV) …</source>
        <translation>Enregistrer les valeurs (CSV)…</translation>
    </message>
    <message>
        <source>Which boards have a tiling?</source>
        <translation>Quelles grilles ont un pavage&#x202f;?</translation>
    </message>
    <message>
        <source>Rectangles</source>
        <translation>Rectangles</translation>
    </message>
    <message>
        <source>Cylinders</source>
        <translation>Cylindres</translation>
    </message>
    <message>
        <source>Tori</source>
        <translation>Tores</translation>
    </message>
    <message>
        <source>King boards</source>
        <translation>Grilles du roi</translation>
    </message>
    <message>
        <source>Kind of boards</source>
        <translation>Type de grilles</translation>
    </message>
    <message>
        <source>%1 of the boards have been computed so far.</source>
        <translation>Grilles calculées jusqu’ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>%1&#x202f;: pas encore connu</translation>
    </message>
    <message>
        <source>%1: no tiling</source>
        <translation>%1&#x202f;: pas de pavage</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tiling(s)</source>
        <translation>
            <numerusform>%1&#x202f;: %Ln pavage</numerusform>
            <numerusform>%1&#x202f;: %Ln pavages</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the values</source>
        <translation>Enregistrer les valeurs</translation>
    </message>
    <message>
        <source>tilings</source>
        <translation>pavages</translation>
    </message>
    <message>
        <source>Lights Out Workbench</source>
        <translation>Lights Out Workbench</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>One row or column, two rows or columns of odd length, and %1; no others, as Livingston and Stout proved in 1990.</source>
        <translation>Une seule ligne ou colonne, deux lignes ou colonnes de longueur impaire, et %1&#x202f;: aucune autre, comme Livingston et Stout l’ont démontré en 1990.</translation>
    </message>
    <message>
        <source>Cylinders with one row of length divisible by 3 or two rows of length divisible by 4, and the narrowest cylinders.</source>
        <translation>Une ligne de longueur multiple de 3, deux de longueur multiple de 4, et les cylindres les plus étroits.</translation>
    </message>
    <message>
        <source>Tori with both sides divisible by 5, and some very narrow tori.</source>
        <translation>Les deux côtés multiples de 5, et quelques tores très étroits.</translation>
    </message>
    <message>
        <source>Every size: squares of %1 cells, cut off at the border.</source>
        <translation>Toutes les tailles&#x202f;: des carrés de %1 cases, coupés au bord.</translation>
    </message>
    <message>
        <source>%1: more than %2 tilings</source>
        <translation>%1&#x202f;: plus de %2 pavages</translation>
    </message>
    <message>
        <source>Point at a size to see the number of tilings; double-click to open the board.</source>
        <translation>Pointez une taille&#x202f;; un double clic ouvre la grille.</translation>
    </message>
    <message>
        <source>Save a table of the sizes that have a tiling</source>
        <translation>Enregistrer le tableau des tailles qui ont un pavage</translation>
    </message>
    <message>
        <source>All sizes</source>
        <translation>Toutes les tailles</translation>
    </message>
    <message>
        <source>Sizes with</source>
        <translation>Tailles à</translation>
    </message>
    <message>
        <source>Rows with tilings</source>
        <translation>Lignes à pavages</translation>
    </message>
    <message>
        <source>%1 of the %2 boards have exactly this number of tilings.</source>
        <translation>%1 des %2 grilles ont exactement ce nombre de pavages.</translation>
    </message>
    <message>
        <source>In %1 of %2 rows, all boards have a tiling.</source>
        <translation>Dans %1 des %2 lignes, toutes les grilles ont un pavage.</translation>
    </message>
    <message>
        <source>Each press changes 5 lights, and 5 does not divide %1.</source>
        <translation>Chaque appui change 5 lumières, et 5 ne divise pas %1.</translation>
    </message>
    <message>
        <source>No other board on this map has this number of tilings.</source>
        <translation>Aucune autre grille de cette carte n’a ce nombre de pavages.</translation>
    </message>
    <message>
        <source>The same number: %1 boards on this map, such as %2.</source>
        <translation>Le même nombre : %1 grilles de cette carte, dont %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiling(s)</source>
        <translation>
            <numerusform>%Ln pavage</numerusform>
            <numerusform>%Ln pavages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::MapPanel</name>
    <message>
        <source>Self-influence</source>
        <translation>Auto-influence</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisines</translation>
    </message>
    <message>
        <source>Map of solution counts by number of rows and columns</source>
        <translation>Carte des nombres de solutions selon le nombre de lignes et de colonnes</translation>
    </message>
    <message>
        <source>%1, first map</source>
        <translation>%1, première carte</translation>
    </message>
    <message>
        <source>%1, second map</source>
        <translation>%1, seconde carte</translation>
    </message>
    <message>
        <source>%1 of the %2 boards shown have exactly %3 solutions.</source>
        <translation>%1 des %2 grilles montrées ont exactement %3 solutions.</translation>
    </message>
    <message>
        <source>Searching for the rows …</source>
        <translation>Recherche des lignes…</translation>
    </message>
    <message>
        <source>In %1 of %2 rows, all boards with %3 to %4 columns have exactly one solution</source>
        <translation>Dans %1 des %2 lignes, toutes les grilles de %3 à %4 colonnes ont exactement une solution</translation>
    </message>
    <message>
        <source>%1: rows %2.</source>
        <translation>%1 : lignes %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::MapView</name>
    <message>
        <source>&amp;Compare two maps</source>
        <translation>&amp;Comparer deux cartes</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>One or several</source>
        <translation>Une ou plusieurs</translation>
    </message>
    <message>
        <source>Solvable share</source>
        <translation>Part des grilles gagnantes</translation>
    </message>
    <message>
        <source>Boards that can be solved</source>
        <translation>Grilles gagnantes</translation>
    </message>
    <message>
        <source>&amp;Table …</source>
        <translation>&amp;Tableau…</translation>
    </message>
    <message>
        <source>Show all connected graphs with few vertices</source>
        <translation>Montrer tous les graphes connexes ayant peu de sommets</translation>
    </message>
    <message>
        <source>&amp;Save map …</source>
        <translation>&amp;Enregistrer la carte…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stopped: %1 of the visible map is known.</source>
        <translation>Arrêté&#x202f;: %1 de la carte visible est connue.</translation>
    </message>
    <message>
        <source>Computing: %1 of the visible map is known.</source>
        <translation>Calcul en cours&#x202f;: %1 de la carte visible est connue.</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Enregistrer la carte</translation>
    </message>
    <message>
        <source>map</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>Picture or drawing (*.png *.svg)</source>
        <translation>Image ou dessin (*.png *.svg)</translation>
    </message>
    <message>
        <source>The map can&apos;t be written to %1. The file name must end in .png or .svg.</source>
        <translation>La carte n’a pas pu être écrite dans %1. Le nom doit se terminer par .png ou .svg.</translation>
    </message>
    <message>
        <source>Nullity</source>
        <translation>Nullité</translation>
    </message>
    <message>
        <source>Show a second map, for another surface or rule, and where the two maps differ</source>
        <translation>Montrer une deuxième carte, pour une autre surface ou règle, et les différences</translation>
    </message>
    <message>
        <source>Show the counts as tables, including the tables printed in books</source>
        <translation>Montrer les nombres de solutions en tableaux, dont ceux publiés dans des livres</translation>
    </message>
    <message>
        <source>Save the map as a picture or its values as CSV</source>
        <translation>Enregistrer la carte en image ou en CSV</translation>
    </message>
    <message>
        <source>How many solutions a solvable board has</source>
        <translation>Nombre de solutions d’une grille gagnante</translation>
    </message>
    <message>
        <source>Whether the solution is unique</source>
        <translation>Unicité de la solution</translation>
    </message>
    <message>
        <source>The share of boards that are solvable</source>
        <translation>La part des grilles gagnantes</translation>
    </message>
    <message>
        <source>The dimension of the kernel</source>
        <translation>La dimension du noyau</translation>
    </message>
    <message>
        <source>Continue the computation where it stopped</source>
        <translation>Reprendre le calcul là où il s’est arrêté</translation>
    </message>
    <message>
        <source>Stop the computation and keep the counts so far</source>
        <translation>Arrêter le calcul et garder les nombres déjà obtenus</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>The frame is the part that the map shows. Zoom with the wheel: the board under the pointer stays there. The key 0 shows the whole map.</source>
        <translation>Le cadre est la partie que montre la carte. Zoomez avec la molette&#x202f;: la grille sous le pointeur y reste. La touche 0 montre toute la carte.</translation>
    </message>
    <message>
        <source>A pixel shows the share with several solutions among %1 boards.</source>
        <translation>Un pixel montre la part des grilles à plusieurs solutions parmi %1.</translation>
    </message>
    <message>
        <source>A pixel shows the smallest share among %1 boards.</source>
        <translation>Un pixel montre la plus petite part parmi %1 grilles.</translation>
    </message>
    <message>
        <source>A pixel shows the maximum of %1 boards.</source>
        <translation>Un pixel montre le maximum de %1 grilles.</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Toutes les grilles</translation>
    </message>
    <message>
        <source>Boards with</source>
        <translation>Grilles à</translation>
    </message>
    <message>
        <source>One-solution rows</source>
        <translation>Lignes à une solution</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 solutions</translation>
    </message>
    <message>
        <source>First map: %1
Second map: %2</source>
        <translation>Première carte : %1
Seconde carte : %2</translation>
    </message>
    <message>
        <source>&amp;Graphs</source>
        <translation>&amp;Graphes</translation>
    </message>
</context>
<context>
    <name>lightsout::MatrixView</name>
    <message>
        <source>Influence matrix</source>
        <translation>Matrice du système</translation>
    </message>
    <message>
        <source>The board is empty, and so is its matrix.</source>
        <translation>La grille est vide, et sa matrice aussi.</translation>
    </message>
    <message>
        <source>Copy this &amp;row</source>
        <translation>Copier cette &amp;ligne</translation>
    </message>
    <message>
        <source>This matrix is too large to draw. The limit is %1 vertices and %2 pairs of neighbours.</source>
        <translation>Cette matrice est trop grande pour être dessinée&#x202f;: la limite est de %1 sommets et %2 paires de voisines.</translation>
    </message>
    <message>
        <source>Number of equations: %1; number of unknowns: %2</source>
        <translation>Nombre d’équations&#x202f;: %1&#x202f;; nombre d’inconnues&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln equation(s) with as many unknowns</source>
        <translation>
            <numerusform>%Ln équation à une inconnue</numerusform>
            <numerusform>%Ln équations et autant d’inconnues</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>column %1 after the bar</source>
        <translation>colonne %1 après la barre</translation>
    </message>
    <message>
        <source>Row %1 is lifted. Drop it on another row to add it there.</source>
        <translation>La ligne %1 est soulevée. Déposez-la sur une autre ligne pour l’y ajouter.</translation>
    </message>
    <message>
        <source>Row %1 is lifted. Choose another row: Return adds it there, and S swaps the two rows.</source>
        <translation>La ligne %1 est soulevée. Choisissez une autre ligne : Entrée l’y ajoute, S échange les deux lignes.</translation>
    </message>
    <message>
        <source>Row %1 is put back.</source>
        <translation>La ligne %1 est reposée.</translation>
    </message>
</context>
<context>
    <name>lightsout::Menus</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>&amp;Page d’accueil</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Dessin</translation>
    </message>
    <message>
        <source>Arrange &amp;all</source>
        <translation>Tout &amp;disposer</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation>&amp;Classe</translation>
    </message>
</context>
<context>
    <name>lightsout::MethodsView</name>
    <message>
        <source>Bit operations</source>
        <translation>Opérations sur les bits</translation>
    </message>
    <message>
        <source>Row operations</source>
        <translation>Opérations sur les lignes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Quantity compared</source>
        <translation>Grandeur comparée</translation>
    </message>
    <message>
        <source>chasing alone</source>
        <translation>la descente seule</translation>
    </message>
    <message>
        <source>small system</source>
        <translation>le petit système</translation>
    </message>
    <message>
        <source>substitution</source>
        <translation>substitution</translation>
    </message>
    <message>
        <source>Gaussian elimination</source>
        <translation>Gauss</translation>
    </message>
    <message>
        <source>Chasing</source>
        <translation>Descente</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Grille&#x202f;: %1</translation>
    </message>
    <message>
        <source>This board is empty or too large.</source>
        <translation>Cette grille est trop grande, ou vide.</translation>
    </message>
    <message>
        <source>On an %1 board, the cost of Gaussian elimination grows like %2 if zeros are not skipped. If zeros are skipped, as here, the cost grows like %3, because all 1s of the matrix lie in a narrow band. Light chasing costs %4 and leaves a system of %5 equations that costs at most %6 to solve.</source>
        <translation>Sur une grille %1, le coût du pivot de Gauss croît comme %2 si l’on ne saute pas les zéros. Si on les saute, comme ici, il croît comme %3, car tous les 1 sont dans une bande étroite. La descente coûte %4 et laisse un système de %5 équations, qui coûte au plus %6 à résoudre.</translation>
    </message>
    <message>
        <source>Light chasing needs a rectangle without glued borders in which neighbouring cells share a side.</source>
        <translation>L’extinction en descente demande un rectangle aux bords non collés, où deux cases voisines ont toujours un côté commun.</translation>
    </message>
    <message>
        <source>Both methods are being measured.</source>
        <translation>On mesure les deux méthodes.</translation>
    </message>
    <message>
        <source>Gaussian elimination has no such step.</source>
        <translation>La méthode de Gauss n’a pas cette étape.</translation>
    </message>
    <message>
        <source>The quantity that the chart and the table show</source>
        <translation>La grandeur que montrent le graphique et le tableau</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>Largest square</source>
        <translation>Plus grand carré</translation>
    </message>
    <message>
        <source>The largest square to measure; large squares take minutes</source>
        <translation>Le plus grand carré à mesurer&#x202f;; pour les grands, la mesure dure plusieurs minutes</translation>
    </message>
    <message>
        <source>This board is empty or too large: both methods are measured on boards of up to %1 vertices, or %2 for rectangles.</source>
        <translation>Cette grille est vide ou trop grande&#x202f;: on mesure les deux méthodes sur les grilles d’au plus %1 sommets, %2 pour les rectangles.</translation>
    </message>
    <message>
        <source>Brute force tries %1 sets of presses in %2.</source>
        <translation>La force brute essaie %1 ensembles d’appuis en %2.</translation>
    </message>
    <message>
        <source>Brute force would try %1 sets of presses. At the speed measured here, that would take about %2.</source>
        <translation>La force brute essaierait %1 ensembles d’appuis. À la vitesse mesurée ici, cela prendrait environ %2.</translation>
    </message>
    <message>
        <source>All squares up to %1 measured</source>
        <translation>Carrés jusqu’à %1&#x202f;: tous mesurés</translation>
    </message>
    <message>
        <source>Stopped before %1</source>
        <translation>Arrêté avant %1</translation>
    </message>
    <message>
        <source>Measuring %1, up to %2 …</source>
        <translation>Mesure de %1, jusqu’à %2…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Continue measuring squares</source>
        <translation>Continuer à mesurer les carrés</translation>
    </message>
    <message>
        <source>Stop measuring squares; the results so far are kept</source>
        <translation>Arrêter la mesure des carrés&#x202f;; les résultats obtenus sont gardés</translation>
    </message>
    <message>
        <source>Gaussian,
bit operations</source>
        <translation>Gauss,
opérations sur les bits</translation>
    </message>
    <message>
        <source>Chasing,
bit operations</source>
        <translation>Descente,
opérations sur les bits</translation>
    </message>
    <message>
        <source>Gaussian,
row operations</source>
        <translation>Gauss,
opérations sur les lignes</translation>
    </message>
    <message>
        <source>Chasing,
row operations</source>
        <translation>Descente,
opérations sur les lignes</translation>
    </message>
    <message>
        <source>Gaussian,
time</source>
        <translation>Gauss,
temps</translation>
    </message>
    <message>
        <source>Chasing,
time</source>
        <translation>Descente,
temps</translation>
    </message>
    <message>
        <source>Brute force,
press sets</source>
        <translation>Force brute,
ensembles d’appuis</translation>
    </message>
    <message>
        <source>Brute force,
time</source>
        <translation>Force brute,
temps</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>Cost of each method for square boards</source>
        <translation>Coûts des méthodes pour les carrés</translation>
    </message>
</context>
<context>
    <name>lightsout::ModeBar</name>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
</context>
<context>
    <name>lightsout::MonkeyCard</name>
    <message>
        <source>A monkey at the board</source>
        <translation>Un singe devant la grille</translation>
    </message>
    <message>
        <source>one press from winning, ten presses a second</source>
        <translation>à un appui de la victoire, dix appuis par seconde</translation>
    </message>
    <message>
        <source>The number of reachable boards is 1 plus the mean number of random presses needed to win from boards one press away.</source>
        <translation>Le nombre de grilles accessibles vaut 1 plus le nombre moyen d’appuis au hasard pour gagner depuis celles à un appui de la victoire.</translation>
    </message>
    <message>
        <source>Mean number of presses and time by board size</source>
        <translation>Espérance du nombre d’appuis et durée selon la taille</translation>
    </message>
    <message>
        <source>mean presses</source>
        <translation>appuis en moyenne</translation>
    </message>
    <message>
        <source>time</source>
        <translation>durée</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#x202f;s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1&#x202f;min %2&#x202f;s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#x202f;h %2&#x202f;min</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1&#x202f;j %2&#x202f;h</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1&#x202f;ans</translation>
    </message>
</context>
<context>
    <name>lightsout::Navigator</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>Réduire (−)</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>Tout montrer (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Agrandir (+)</translation>
    </message>
</context>
<context>
    <name>lightsout::NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <source>Kind of board</source>
        <translation>Type de grille</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>C&amp;réer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Group of boards</source>
        <translation>Groupe de grilles</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>No board has this name.</source>
        <translation>Aucune grille ne porte ce nom.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>%Ln lumière</numerusform>
            <numerusform>%Ln lumières</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln liaison</numerusform>
            <numerusform>%Ln liaisons</numerusform>
        </translation>
    </message>
    <message>
        <source>Search for a board, or type a challenge code</source>
        <translation>Chercher une grille, ou taper un code de défi</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>This code gives the same lights on every computer.</source>
        <translation>Ce code donne les mêmes lumières sur tout ordinateur.</translation>
    </message>
    <message>
        <source>This is neither the name of a board nor a valid code.</source>
        <translation>Aucune grille ne porte ce nom, et ce n’est pas un code valable.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>lightsout::NullityBoundsCard</name>
    <message>
        <source>Bounds on the nullity</source>
        <translation>Bornes de la nullité</translation>
    </message>
    <message>
        <source>Bounds are computed for boards of up to %1 vertices and %2 edges.</source>
        <translation>Les bornes sont calculées pour au plus %1 sommets et %2 arêtes.</translation>
    </message>
    <message>
        <source>Computing the bounds …</source>
        <translation>Calcul des bornes…</translation>
    </message>
    <message>
        <source>The nullity next to a lower and an upper bound that need no elimination.</source>
        <translation>La nullité, entre une borne inférieure et une borne supérieure calculées sans élimination.</translation>
    </message>
    <message>
        <source>The nullity k lies between a lower and an upper bound that need no elimination.</source>
        <translation>La nullité k est entre une borne inférieure et une borne supérieure calculées sans élimination.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln different nonempty set(s) of lights that a press changes. Two presses that change the same lights cancel out, and a press that changes none is quiet.</source>
        <translation>
            <numerusform>Les appuis changent %Ln ensemble non vide de lumières. Deux appuis qui changent les mêmes lumières s’annulent, et un appui qui n’en change aucune est neutre.</numerusform>
            <numerusform>Les appuis changent %Ln ensembles différents, non vides, de lumières. Deux appuis qui changent les mêmes lumières s’annulent, et un appui qui n’en change aucune est neutre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln press(es) can be paired with different lights that they change. The rank is not greater, because each term of a nonzero minor is such a pairing.</source>
        <translation>
            <numerusform>Au plus %Ln appui peut être associé à une lumière qu’il change. Le rang n’est pas plus grand, car chaque terme d’un mineur non nul est une telle association.</numerusform>
            <numerusform>On peut associer au plus %Ln appuis à des lumières toutes différentes, chacun à une lumière qu’il change. Le rang n’est pas plus grand, car chaque terme d’un mineur non nul est une telle association.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a list of %Ln light(s), each light has a press that no earlier light has. In a quiet pattern, the light&apos;s other presses determine that press.</source>
        <translation>
            <numerusform>Dans une liste de %Ln lumière, chacune est changée par un appui sans effet sur les précédentes. Dans une configuration neutre, les autres appuis qui la changent déterminent celui-là.</numerusform>
            <numerusform>Dans une liste de %Ln lumières, chacune est changée par un appui sans effet sur les précédentes. Dans une configuration neutre, les autres appuis qui la changent déterminent celui-là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shortest paths have a total of %Ln step(s). No press on a shortest path changes a light more than one step ahead, so these rows and columns form a triangle.</source>
        <translation>
            <numerusform>Des plus courts chemins ont en tout %Ln pas. Aucun appui d’un plus court chemin ne change une lumière à plus d’un pas en avant&#x202f;: ces lignes et ces colonnes forment une matrice triangulaire.</numerusform>
            <numerusform>Des plus courts chemins ont en tout %Ln pas. Aucun appui d’un plus court chemin ne change une lumière à plus d’un pas en avant&#x202f;: ces lignes et ces colonnes forment une matrice triangulaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no light has more than D presses, a list like the one above has at least %Ln light(s): each adds at most D new presses.</source>
        <translation>
            <numerusform>Si chaque lumière est changée par au plus D appuis, une liste comme ci-dessus a au moins %Ln lumière&#x202f;: chacune apporte au plus D nouveaux appuis.</numerusform>
            <numerusform>Si chaque lumière est changée par au plus D appuis, une liste comme ci-dessus a au moins %Ln lumières&#x202f;: chacune apporte au plus D nouveaux appuis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influences are mutual and no press changes its own light, so xᵀAx = 0 for all x and the rank is even.</source>
        <translation>Les influences sont réciproques et aucun appui ne change sa propre lumière&#x202f;: le rang est donc pair, car xᵀAx = 0 pour tout x.</translation>
    </message>
</context>
<context>
    <name>lightsout::NumberTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>lightsout::NumberingMenu</name>
    <message>
        <source>&amp;Number the cells</source>
        <translation>&amp;Numéroter les cases</translation>
    </message>
    <message>
        <source>Next to &amp;formulas, on small boards</source>
        <translation>À côté des &amp;formules, sur les petites grilles</translation>
    </message>
    <message>
        <source>N&amp;ot at all</source>
        <translation>&amp;Pas du tout</translation>
    </message>
    <message>
        <source>&amp;Consecutively, as in x₁, x₂ …</source>
        <translation>À la &amp;suite, comme x₁, x₂…</translation>
    </message>
    <message>
        <source>By &amp;row and column</source>
        <translation>Par &amp;ligne et colonne</translation>
    </message>
    <message>
        <source>Count from &amp;0</source>
        <translation>Compter à partir de &amp;0</translation>
    </message>
</context>
<context>
    <name>lightsout::OperationList</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Forward elimination</source>
        <translation>Échelonnement</translation>
    </message>
    <message>
        <source>Back substitution</source>
        <translation>Remontée</translation>
    </message>
    <message>
        <source>The small system</source>
        <translation>Le petit système</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Substitution</translation>
    </message>
    <message>
        <source>Light chasing</source>
        <translation>Extinction en descente</translation>
    </message>
    <message>
        <source>Pivot %1: %2 (%3)</source>
        <translation>Pivot %1&#x202f;: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>lightsout::OutcomeCard</name>
    <message>
        <source>Determinant</source>
        <translation>Déterminant</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Every board has exactly one solution</source>
        <translation>Chaque configuration a une seule solution</translation>
    </message>
    <message>
        <source>Row %1 reads 0 = 1</source>
        <translation>La ligne %1 donne 0&#x202f;=&#x202f;1</translation>
    </message>
    <message numerus="yes">
        <source>It is the sum of the equations of the %Ln marked light(s). Every press changes an even number of these lights, but an odd number of them (those that are numbered or ticked) must change.</source>
        <translation>
            <numerusform>C’est l’équation de la lumière marquée (%Ln). Aucun appui ne la change, mais elle doit changer.</numerusform>
            <numerusform>C’est la somme des équations des %Ln lumières marquées. Chaque appui en change un nombre pair, mais un nombre impair d’entre elles (celles qui portent un numéro ou une coche) doit changer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 solutions</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Une solution</translation>
    </message>
    <message>
        <source>Quiet pattern %1</source>
        <translation>Configuration neutre %1</translation>
    </message>
    <message>
        <source>Set this free press to 0 or 1</source>
        <translation>Choisir cet appui libre&#x202f;: 0 ou 1</translation>
    </message>
    <message>
        <source>The matrix is not square.</source>
        <translation>La matrice n’est pas carrée.</translation>
    </message>
    <message>
        <source>Exactly one solution</source>
        <translation>Exactement une solution</translation>
    </message>
    <message>
        <source>The table has %1 and %2. Click ringed presses to set them freely; the others follow.</source>
        <translation>Le tableau a %1 et %2. Cliquez pour choisir librement les appuis entourés&#x202f;; les autres en découlent.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>%Ln lumière</numerusform>
            <numerusform>%Ln lumières</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln button(s)</source>
        <translation>
            <numerusform>%Ln bouton</numerusform>
            <numerusform>%Ln boutons</numerusform>
        </translation>
    </message>
    <message>
        <source>The determinant of the matrix over the integers</source>
        <translation>Le déterminant de la matrice sur les entiers</translation>
    </message>
    <message>
        <source>Modulo 2</source>
        <translation>Modulo 2</translation>
    </message>
    <message>
        <source>The determinant modulo 2: 1 if the rank equals the size of the matrix</source>
        <translation>Le déterminant modulo 2&#x202f;: 1 si le rang est égal à la taille de la matrice</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>Choix suivant</translation>
    </message>
    <message>
        <source>Go through all choices of the free presses, one after another</source>
        <translation>Parcourir tous les choix des appuis libres, l’un après l’autre</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impair</translation>
    </message>
    <message>
        <source>even</source>
        <translation>pair</translation>
    </message>
    <message numerus="yes">
        <source>The determinant is even: some boards have no solution, the others have several. Click the %Ln ringed press(es) to set them freely; the others follow.</source>
        <translation>
            <numerusform>Le déterminant est pair&#x202f;: certaines configurations n’ont pas de solution, les autres en ont plusieurs. L’appui entouré (%Ln) se choisit librement, d’un clic&#x202f;; les autres en découlent.</numerusform>
            <numerusform>Le déterminant est pair&#x202f;: certaines configurations n’ont pas de solution, les autres en ont plusieurs. Les %Ln appuis entourés se choisissent librement, d’un clic&#x202f;; les autres en découlent.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The determinant is odd, so the matrix has an inverse. Each row K of the inverse gives a formula: a press is the scalar product %1 with the lights M to change. It is made if an odd number of the lights in K must change.</source>
        <translation>Le déterminant est impair&#x202f;: la matrice est inversible. Chaque ligne K de l’inverse est une formule&#x202f;: un appui est le produit scalaire %1 avec les lumières M à changer. On appuie si, parmi les lumières de K, un nombre impair doit changer.</translation>
    </message>
    <message>
        <source>Of all plane rectangles with more than one cell, only %1 has orthonormal columns; the %2 torus has them, too.</source>
        <translation>De tous les rectangles plans de plus d’une case, seul %1 a des colonnes orthonormées&#x202f;; le tore %2 en a aussi.</translation>
    </message>
    <message>
        <source>The columns C of the matrix are orthonormal: the scalar product %1 is 1 for C = C′ and 0 otherwise.</source>
        <translation>Les colonnes C de la matrice sont orthonormées&#x202f;: le produit scalaire %1 vaut 1 si C = C′ et 0 sinon.</translation>
    </message>
    <message>
        <source>The columns C of the matrix are not orthonormal: the scalar product %1 would have to be 1 for C = C′ and 0 otherwise.</source>
        <translation>Les colonnes C de la matrice ne sont pas orthonormées&#x202f;: le produit scalaire %1 devrait valoir 1 si C = C′ et 0 sinon.</translation>
    </message>
</context>
<context>
    <name>lightsout::OverlapCard</name>
    <message>
        <source>Why this board can be solved</source>
        <translation>Pourquoi cette grille est gagnante</translation>
    </message>
    <message>
        <source>Why this board can&apos;t be solved</source>
        <translation>Pourquoi cette grille n’est pas gagnante</translation>
    </message>
    <message>
        <source>The lights to change</source>
        <translation>Les lumières à changer</translation>
    </message>
    <message>
        <source>On a directed board these are not quiet patterns. They span the left kernel: every press changes an even number of lights in each.</source>
        <translation>Sur une grille orientée, ces configurations ne sont pas neutres&#x202f;: elles engendrent le noyau à gauche, et chaque appui change un nombre pair de lumières de chacune.</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln light(s) to make the board solvable. That is the minimum.</source>
        <translation>
            <numerusform>Changez %Ln lumière, et la grille devient gagnante. C’est le minimum.</numerusform>
            <numerusform>Changez %Ln lumières, et la grille devient gagnante. C’est le minimum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln light(s) to make the board solvable. At least %1 must be changed.</source>
        <translation>
            <numerusform>Changez %Ln lumière, et la grille devient gagnante. Il faut en changer au moins %1.</numerusform>
            <numerusform>Changez %Ln lumières, et la grille devient gagnante. Il faut en changer au moins %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Here: %2.</source>
        <translation>%1 Ici&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln light(s)</source>
        <translation>
            <numerusform>Changer %Ln lumière</numerusform>
            <numerusform>Changer %Ln lumières</numerusform>
        </translation>
    </message>
    <message>
        <source>change lights to make the board solvable</source>
        <translation>le changement qui rend la grille gagnante</translation>
    </message>
    <message>
        <source>Can this board be solved?</source>
        <translation>Cette grille est-elle gagnante&#x202f;?</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Comptage…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln: even</source>
        <translation>
            <numerusform>%Ln&#x202f;: pair</numerusform>
            <numerusform>%Ln&#x202f;: pair</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln: odd</source>
        <translation>
            <numerusform>%Ln&#x202f;: impair</numerusform>
            <numerusform>%Ln&#x202f;: impair</numerusform>
        </translation>
    </message>
    <message>
        <source>Pattern %1</source>
        <translation>Configuration %1</translation>
    </message>
    <message>
        <source>Dots mark the lights to change in this pattern. Click to show it on the board.</source>
        <translation>Les points marquent, dans la configuration, les lumières à changer. Cliquez pour la voir sur la grille.</translation>
    </message>
    <message>
        <source>Each basis pattern contains an even number of the lights to change: the scalar product %1 of these lights M and each pattern K is 0.</source>
        <translation>Chaque configuration de la base contient un nombre pair de lumières à changer&#x202f;: le produit scalaire %1 de ces lumières M et de chaque configuration K est 0.</translation>
    </message>
    <message>
        <source>A pattern contains an odd number of the lights to change: the scalar product %1 of these lights M and this pattern K is 1, and no press changes it.</source>
        <translation>Une configuration contient un nombre impair de lumières à changer&#x202f;: le produit scalaire %1 de ces lumières M et de cette configuration K est 1, et aucun appui ne le change.</translation>
    </message>
</context>
<context>
    <name>lightsout::OverviewCard</name>
    <message>
        <source>Up to symmetry</source>
        <translation>Aux symétries près</translation>
    </message>
    <message>
        <source>Presses per tiling</source>
        <translation>Appuis par pavage</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Chercher à nouveau</translation>
    </message>
    <message>
        <source>Watch the proof</source>
        <translation>Voir la preuve</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Trop grande</translation>
    </message>
    <message>
        <source>The search for tilings is limited to boards of up to %1 vertices.</source>
        <translation>On cherche les pavages des grilles d’au plus %1 sommets.</translation>
    </message>
    <message>
        <source>No tiling</source>
        <translation>Pas de pavage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pressed cell(s); the tiles round them cover all %1 lights.</source>
        <translation>
            <numerusform>%Ln appui&#x202f;; le pavé qui l’entoure couvre toutes les lumières&#x202f;: %1.</numerusform>
            <numerusform>%Ln appuis&#x202f;; les pavés qui les entourent couvrent les %1 lumières.</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>completely</source>
        <translation>complète</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>partielle</translation>
    </message>
    <message>
        <source>Looking for tilings …</source>
        <translation>Recherche de pavages…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>No press changes %1.</source>
        <translation>Aucun appui ne change %1.</translation>
    </message>
    <message>
        <source>The size of every tile is a multiple of %1, but the number of lights, %2, is not.</source>
        <translation>La taille de chaque pavé est un multiple de %1, mais le nombre de lumières, %2, ne l’est pas.</translation>
    </message>
    <message>
        <source>In one part of the board, every tile size is a multiple of %1, but the number of lights, %2, is not.</source>
        <translation>Dans une partie de la grille, la taille de chaque pavé est un multiple de %1, mais le nombre de ses lumières, %2, ne l’est pas.</translation>
    </message>
    <message numerus="yes">
        <source>Wherever you start, one light remains that no tile can cover. %Ln move(s) prove it.</source>
        <translation>
            <numerusform>Où que l’on commence, il reste à la fin une lumière qu’aucun pavé ne peut couvrir. %Ln étape le prouve.</numerusform>
            <numerusform>Où que l’on commence, il reste à la fin une lumière qu’aucun pavé ne peut couvrir. %Ln étapes le prouvent.</numerusform>
        </translation>
    </message>
    <message>
        <source>All possibilities were tried, and none works.</source>
        <translation>Toutes les possibilités ont été essayées, et aucune ne convient.</translation>
    </message>
    <message>
        <source>There are too many tilings to compare.</source>
        <translation>Les pavages sont trop nombreux pour être comparés.</translation>
    </message>
    <message>
        <source>No tiling is known.</source>
        <translation>On ne connaît aucun pavage.</translation>
    </message>
    <message>
        <source>On directed boards, this number can vary.</source>
        <translation>Sur les grilles orientées, ce nombre peut varier d’un pavage à l’autre.</translation>
    </message>
    <message>
        <source>%1 of the search is done. The remaining time can&apos;t be predicted.</source>
        <translation>Part déjà explorée&#x202f;: %1. Le temps restant ne peut pas être prévu.</translation>
    </message>
    <message>
        <source>An optimal solution: every light changes exactly once.</source>
        <translation>Solution optimale&#x202f;: chaque lumière change exactement une fois.</translation>
    </message>
</context>
<context>
    <name>lightsout::PageRow</name>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>lightsout::PageTabs</name>
    <message>
        <source>Scroll left</source>
        <translation>Défiler vers la gauche</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Défiler vers la droite</translation>
    </message>
</context>
<context>
    <name>lightsout::PairCard</name>
    <message>
        <source>Two cells over time</source>
        <translation>Deux cases au cours du temps</translation>
    </message>
    <message>
        <source>Presses up to</source>
        <translation>Appuis, jusqu’à</translation>
    </message>
    <message>
        <source>First cell</source>
        <translation>Première case</translation>
    </message>
    <message>
        <source>Second cell</source>
        <translation>Deuxième case</translation>
    </message>
    <message>
        <source>The number of the cell, counted row by row</source>
        <translation>Le numéro de la case, en comptant ligne par ligne</translation>
    </message>
    <message>
        <source>Largest number of presses</source>
        <translation>Plus grand nombre d’appuis</translation>
    </message>
    <message>
        <source>Covariance and correlation by number of presses</source>
        <translation>Covariance et corrélation selon le nombre d’appuis</translation>
    </message>
    <message>
        <source>This board is too large for random play. The limit is %1 vertices.</source>
        <translation>Cette grille est trop grande pour le jeu aléatoire, limité à %1 sommets.</translation>
    </message>
    <message>
        <source>%1 and %2: if they were independent, the covariance would always be 0. The covariance from the games is shown with its standard error.</source>
        <translation>%1 et %2&#x202f;: si elles étaient indépendantes, la covariance serait toujours nulle. La covariance observée est donnée avec son erreur type.</translation>
    </message>
    <message>
        <source>Covariance,
exact</source>
        <translation>Covariance
exacte</translation>
    </message>
    <message>
        <source>Covariance,
games</source>
        <translation>Covariance
observée</translation>
    </message>
    <message>
        <source>Standard
error</source>
        <translation>Erreur
type</translation>
    </message>
    <message>
        <source>Correlation,
exact</source>
        <translation>Corrélation
exacte</translation>
    </message>
    <message>
        <source>Correlation,
games</source>
        <translation>Corrélation
observée</translation>
    </message>
    <message>
        <source>Covariance and correlation</source>
        <translation>Covariance et corrélation</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>appuis</translation>
    </message>
    <message>
        <source>covariance, games</source>
        <translation>covariance observée</translation>
    </message>
    <message>
        <source>covariance, exact</source>
        <translation>covariance exacte</translation>
    </message>
    <message>
        <source>correlation, exact</source>
        <translation>corrélation exacte</translation>
    </message>
    <message>
        <source>But covariance 0 does not mean independent: in the limit on 2 × 2 every two cells have covariance 0, yet the parity of all four is certain.</source>
        <translation>Mais une covariance nulle ne veut pas dire indépendance&#x202f;: à la limite, sur 2&#x202f;×&#x202f;2, deux cases quelconques ont une covariance nulle, et pourtant la parité des quatre est certaine.</translation>
    </message>
    <message>
        <source>games: 95 % confidence interval</source>
        <translation>parties : intervalle de confiance à 95 %</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
</context>
<context>
    <name>lightsout::PatternCard</name>
    <message>
        <source>The same pattern for every cell</source>
        <translation>Le même motif pour toutes les cases</translation>
    </message>
    <message>
        <source>Lights changed by one press</source>
        <translation>Lumières changées par un appui</translation>
    </message>
</context>
<context>
    <name>lightsout::PatternGallery</name>
    <message>
        <source>Stop filtering by number of presses</source>
        <translation>Montrer de nouveau tous les nombres d’appuis</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Up to symmetry: %1</source>
        <translation>Aux symétries près&#x202f;: %1</translation>
    </message>
    <message>
        <source>Symmetric: %1</source>
        <translation>Symétriques&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln press(es) ×</source>
        <translation>
            <numerusform>Seulement %Ln appui&#x202f;×</numerusform>
            <numerusform>Seulement %Ln appuis&#x202f;×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A quiet pattern of %Ln press(es)</source>
        <translation>
            <numerusform>Une configuration neutre de %Ln appui</numerusform>
            <numerusform>Une configuration neutre de %Ln appuis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solution of %Ln press(es)</source>
        <translation>
            <numerusform>Solution de %Ln appui</numerusform>
            <numerusform>Solution de %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Symmetric: some rotation, reflection or other symmetry of the board leaves it unchanged.</source>
        <translation>%1. Symétrique&#x202f;: une rotation, une réflexion ou une autre symétrie de la grille la laisse inchangée.</translation>
    </message>
    <message>
        <source>Still searching …</source>
        <translation>Recherche en cours…</translation>
    </message>
    <message>
        <source>All %1 are shown.</source>
        <translation>Toutes affichées&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Les %1 premières.</translation>
    </message>
    <message>
        <source>Found in the sample: %1.</source>
        <translation>Trouvées dans l’échantillon&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Every pattern</source>
        <translation>Toutes les configurations</translation>
    </message>
    <message>
        <source>Show one pattern from each symmetry class</source>
        <translation>Montrer une configuration par classe de symétrie</translation>
    </message>
    <message>
        <source>Show only patterns that a rotation or reflection leaves unchanged</source>
        <translation>Ne montrer que les configurations qu’une rotation ou une réflexion laisse inchangées</translation>
    </message>
    <message numerus="yes">
        <source>Pattern %1 of %2: %Ln press(es)</source>
        <translation>
            <numerusform>Configuration %1 sur %2&#x202f;: %Ln appui</numerusform>
            <numerusform>Configuration %1 sur %2&#x202f;: %Ln appuis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solution %1 of %2: %Ln press(es)</source>
        <translation>
            <numerusform>Solution %1 sur %2&#x202f;: %Ln appui</numerusform>
            <numerusform>Solution %1 sur %2&#x202f;: %Ln appuis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::PatternTool</name>
    <message>
        <source>This board is too large for custom patterns.</source>
        <translation>Cette grille est trop grande pour avoir ses propres motifs.</translation>
    </message>
    <message numerus="yes">
        <source>Custom patterns are available for boards of up to %Ln cells.</source>
        <translation>
            <numerusform>Une grille d’au plus %Ln case peut en avoir.</numerusform>
            <numerusform>Une grille d’au plus %Ln cases peut en avoir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lights that pressing %1 should change.</source>
        <translation>Cliquez sur les lumières que l’appui sur %1 doit changer.</translation>
    </message>
    <message>
        <source>Ctrl+click to choose another cell to press.</source>
        <translation>Ctrl+clic pour choisir une autre case où appuyer.</translation>
    </message>
    <message>
        <source>change the press pattern</source>
        <translation>la modification du motif d’appui</translation>
    </message>
</context>
<context>
    <name>lightsout::PatternsCard</name>
    <message>
        <source>only the empty pattern</source>
        <translation>aucune sauf la vide</translation>
    </message>
    <message numerus="yes">
        <source>of a basis of %Ln pattern(s)</source>
        <translation>
            <numerusform>d’une base de %Ln</numerusform>
            <numerusform>d’une base de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Patterns can be overlaid for boards of up to %Ln vertices.</source>
        <translation>
            <numerusform>On peut superposer les configurations des grilles d’au plus %Ln sommet.</numerusform>
            <numerusform>On peut superposer les configurations des grilles d’au plus %Ln sommets.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both boards have only the empty quiet pattern.</source>
        <translation>Aucune des deux grilles n’a de configuration neutre autre que la vide.</translation>
    </message>
    <message>
        <source>Filled: only this board, %1. Rings: only the pinned one, %2. Filled with a ring: both, %3.</source>
        <translation>Plein&#x202f;: cette grille seule (%1). Anneau&#x202f;: la grille épinglée seule (%2). Plein avec anneau&#x202f;: les deux (%3).</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Cette grille</translation>
    </message>
    <message>
        <source>Pinned board</source>
        <translation>Grille épinglée</translation>
    </message>
    <message>
        <source>Quiet patterns</source>
        <translation>Config. neutres</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Lumières allumées</translation>
    </message>
    <message>
        <source>Presses made</source>
        <translation>Appuis faits</translation>
    </message>
    <message>
        <source>Pattern to overlay</source>
        <translation>Éléments superposés</translation>
    </message>
    <message>
        <source>A pattern from each board, overlaid</source>
        <translation>Une configuration de chaque grille, superposées</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln</source>
        <translation>
            <numerusform>sur %Ln</numerusform>
            <numerusform>sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither board has a known solution.</source>
        <translation>Aucune des deux grilles n’a de solution connue.</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureActions</name>
    <message>
        <source>Export &amp;picture</source>
        <translation>Exporter une &amp;image</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG) …</source>
        <translation>&amp;Dessin (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Page (PDF) …</source>
        <translation>&amp;Page (PDF)…</translation>
    </message>
    <message>
        <source>P&amp;icture for slides (PNG) …</source>
        <translation>&amp;Image pour diapositives (PNG)…</translation>
    </message>
    <message>
        <source>P&amp;oster (large PNG) …</source>
        <translation>A&amp;ffiche (grand PNG)…</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>board</source>
        <translation>grille</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exporter la grille</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureCommands</name>
    <message>
        <source>P&amp;icture …</source>
        <translation>&amp;Image…</translation>
    </message>
    <message>
        <source>Save or copy the board, a view, the page or an animation</source>
        <translation>Enregistrer ou copier la grille, une vue, la page ou une animation</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Print the board, a view or the page</source>
        <translation>Imprimer la grille, une vue ou la page</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureDialog</name>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>for print</source>
        <translation>pour l’impression</translation>
    </message>
    <message>
        <source>Su&amp;bject</source>
        <translation>Su&amp;jet</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Captio&amp;n</source>
        <translation>Légen&amp;de</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 a été enregistré.</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>%1 n’a pas pu être enregistré. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>%Ln appui</numerusform>
            <numerusform>%Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>La grille en cours</translation>
    </message>
    <message>
        <source>The page “%1”</source>
        <translation>La page «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>All solutions, as a sheet</source>
        <translation>Toutes les solutions, en planche</translation>
    </message>
    <message>
        <source>Animation: a solution</source>
        <translation>Animation&#x202f;: une solution</translation>
    </message>
    <message>
        <source>Animation: random play</source>
        <translation>Animation&#x202f;: le jeu aléatoire</translation>
    </message>
    <message>
        <source>&amp;Width in pixels</source>
        <translation>&amp;Largeur en pixels</translation>
    </message>
    <message>
        <source>So&amp;urce</source>
        <translation>So&amp;urce</translation>
    </message>
    <message>
        <source>Name the program, its version and the board below the picture</source>
        <translation>Indiquer sous l’image le programme, sa version et la grille</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The same seed gives the same game</source>
        <translation>La même graine donne la même partie</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Gr&amp;aine</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureLightsAction</name>
    <message>
        <source>Lights from a p&amp;icture …</source>
        <translation>Lumières à partir d’une i&amp;mage…</translation>
    </message>
    <message>
        <source>Make a grid whose lights show a photo or drawing</source>
        <translation>Créer une grille dont les lumières montrent une photo ou un dessin</translation>
    </message>
    <message>
        <source>Lights from a picture</source>
        <translation>Lumières à partir d’une image</translation>
    </message>
    <message>
        <source>The picture can&apos;t be read.</source>
        <translation>L’image ne peut pas être lue.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.pbm *.pgm *.ppm)</source>
        <translation>Images (*.png *.jpg *.jpeg *.bmp *.gif *.pbm *.pgm *.ppm)</translation>
    </message>
    <message>
        <source>Use a PNG, JPEG, BMP, GIF, PBM, PGM or PPM picture of at most %1 million pixels.</source>
        <translation>Choisissez une image PNG, JPEG, BMP, GIF, PBM, PGM ou PPM d’au plus %1 millions de pixels.</translation>
    </message>
</context>
<context>
    <name>lightsout::PinnedBoard</name>
    <message>
        <source>%1 on the pinned board</source>
        <translation>%1 sur la grille épinglée</translation>
    </message>
    <message>
        <source>pin another board</source>
        <translation>l’épinglage d’une autre grille</translation>
    </message>
    <message>
        <source>unpin the board</source>
        <translation>le désépinglage de la grille</translation>
    </message>
</context>
<context>
    <name>lightsout::PlayPage</name>
    <message>
        <source>Press</source>
        <translation>Appuyer</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>start over</source>
        <translation>le retour au début</translation>
    </message>
    <message>
        <source>harder lights</source>
        <translation>la configuration plus difficile</translation>
    </message>
    <message>
        <source>Press lights to play</source>
        <translation>Appuyer sur les lumières pour jouer</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Lumières</translation>
    </message>
    <message>
        <source>Edit the lights</source>
        <translation>Modifier les lumières</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Edit the target</source>
        <translation>Modifier la cible</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Edit what a press changes</source>
        <translation>Modifier ce que change un appui</translation>
    </message>
    <message>
        <source>Draw a board of your own</source>
        <translation>Dessiner votre propre grille</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Descente</translation>
    </message>
    <message>
        <source>Light chasing: solve a rectangle row by row, from the top</source>
        <translation>Extinction en descente&#x202f;: résoudre un rectangle ligne par ligne, depuis le haut</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Play this board and the pinned one side by side</source>
        <translation>Jouer cette grille et la grille épinglée côte à côte</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si…</translation>
    </message>
    <message>
        <source>See what adding or removing an edge or a vertex would change</source>
        <translation>Voir ce que changerait une arête ou un sommet de plus ou de moins</translation>
    </message>
</context>
<context>
    <name>lightsout::PlayerBar</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Go to the end of the next pivot</source>
        <translation>Aller à la fin du pivot suivant</translation>
    </message>
    <message>
        <source>Next pivot</source>
        <translation>Pivot suivant</translation>
    </message>
    <message>
        <source>by operation</source>
        <translation>par opération</translation>
    </message>
    <message>
        <source>by pivot</source>
        <translation>par pivot</translation>
    </message>
    <message>
        <source>Length of a step</source>
        <translation>Longueur d’une étape</translation>
    </message>
</context>
<context>
    <name>lightsout::PlayerCard</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) solve the system</source>
        <translation>
            <numerusform>%Ln étape résout le système</numerusform>
            <numerusform>%Ln étapes résolvent le système</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, back substitution</source>
        <translation>%1, remontée</translation>
    </message>
    <message>
        <source>%1, forward elimination</source>
        <translation>%1, échelonnement</translation>
    </message>
    <message>
        <source>Each row is the equation of a light. Row operations preserve the solutions.</source>
        <translation>Chaque ligne est l’équation d’une lumière. Les opérations sur les lignes conservent les solutions.</translation>
    </message>
    <message>
        <source>brings a 1 to row %1, column %2</source>
        <translation>amène un 1 en ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>removes the 1 in row %1, column %2</source>
        <translation>supprime le 1 en ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>Row %1 reads 0 = 1: this board has no solution.</source>
        <translation>La ligne %1 donne 0&#x202f;=&#x202f;1&#x202f;: cette grille n’a pas de solution.</translation>
    </message>
    <message>
        <source>Each row determines one press: this is the only solution.</source>
        <translation>Chaque ligne donne un appui&#x202f;: c’est la seule solution.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) have no pivot: those presses are free, and any choice gives a solution.</source>
        <translation>
            <numerusform>%Ln colonne sans pivot&#x202f;: son appui est libre, et tout choix donne une solution.</numerusform>
            <numerusform>%Ln colonnes sans pivot&#x202f;: leurs appuis sont libres, et tout choix donne une solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last rows now contain only presses in the board&apos;s first row: they are the small system.</source>
        <translation>Les dernières lignes ne contiennent plus que des appuis de la première ligne&#x202f;: le petit système.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) show that there is no solution</source>
        <translation>
            <numerusform>%Ln étape montre qu’il n’y a pas de solution</numerusform>
            <numerusform>%Ln étapes montrent qu’il n’y a pas de solution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) reduce the matrix</source>
        <translation>
            <numerusform>%Ln étape échelonne la matrice</numerusform>
            <numerusform>%Ln étapes échelonnent la matrice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) lead to the inverse</source>
        <translation>
            <numerusform>%Ln étape mène à l’inverse</numerusform>
            <numerusform>%Ln étapes mènent à l’inverse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) show that there is no inverse</source>
        <translation>
            <numerusform>%Ln étape montre qu’il n’y a pas d’inverse</numerusform>
            <numerusform>%Ln étapes montrent qu’il n’y a pas d’inverse</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row lists the presses that change one light. Row operations preserve the rank.</source>
        <translation>Chaque ligne donne les appuis qui changent une lumière. Les opérations sur les lignes conservent le rang.</translation>
    </message>
    <message>
        <source>Next to A is the identity I. The steps that turn A into I turn I into the inverse.</source>
        <translation>À côté de A se trouve l’identité I. Les étapes transforment A en I, et I en l’inverse de A.</translation>
    </message>
    <message>
        <source>Every column has a pivot: there is exactly one solution, whatever the lights.</source>
        <translation>Chaque colonne a un pivot&#x202f;: quelles que soient les lumières, il y a exactement une solution.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) have no pivot: whether there are solutions depends on the lights.</source>
        <translation>
            <numerusform>%Ln colonne sans pivot&#x202f;: l’existence de solutions dépend des lumières.</numerusform>
            <numerusform>%Ln colonnes sans pivot&#x202f;: l’existence de solutions dépend des lumières.</numerusform>
        </translation>
    </message>
    <message>
        <source>The identity is to the left of the bar, and the inverse of A to the right.</source>
        <translation>À gauche se trouve l’identité, et à droite de la barre l’inverse de A.</translation>
    </message>
    <message>
        <source>Row %1 is zero to the left of the bar: A has no inverse.</source>
        <translation>La ligne %1 est nulle à gauche de la barre&#x202f;: A n’a pas d’inverse.</translation>
    </message>
    <message>
        <source>The adjacency matrix without its diagonal: only the neighbours of each cell. The game itself does not change.</source>
        <translation>La matrice d’adjacence sans sa diagonale&#x202f;: seulement les voisines de chaque case. Le jeu lui-même ne change pas.</translation>
    </message>
    <message>
        <source>The adjacency matrix with its diagonal: each cell and its neighbours. The game itself does not change.</source>
        <translation>La matrice d’adjacence avec sa diagonale&#x202f;: chaque case et ses voisines. Le jeu lui-même ne change pas.</translation>
    </message>
    <message>
        <source>The rank of the matrix with this diagonal is %1, and its nullity is %2.</source>
        <translation>Avec cette diagonale, le rang de la matrice est %1, et sa nullité %2.</translation>
    </message>
    <message>
        <source>Rows %1 and %2 are swapped:</source>
        <translation>Les lignes %1 et %2 sont échangées :</translation>
    </message>
    <message>
        <source>Row %1 is added to row %2:</source>
        <translation>La ligne %1 est ajoutée à la ligne %2 :</translation>
    </message>
</context>
<context>
    <name>lightsout::PointedCard</name>
    <message>
        <source>Solvable</source>
        <translation>Gagnantes</translation>
    </message>
    <message>
        <source>&amp;Open this board</source>
        <translation>&amp;Ouvrir cette grille</translation>
    </message>
    <message>
        <source>Point at a board</source>
        <translation>Pointez une grille</translation>
    </message>
    <message>
        <source>Exactly one solution, whatever the lights.</source>
        <translation>Quelles que soient les lumières, exactement une solution.</translation>
    </message>
    <message>
        <source>&amp;Why %1?</source>
        <translation>&amp;Pourquoi %1&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s):</source>
        <translation>
            <numerusform>%Ln ligne&#x202f;:</numerusform>
            <numerusform>%Ln lignes&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s):</source>
        <translation>
            <numerusform>%Ln colonne&#x202f;:</numerusform>
            <numerusform>%Ln colonnes&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Borne</translation>
    </message>
    <message>
        <source>Each cell of the map represents a board with a given number of rows and columns. Click a cell to keep its board here; double-click to open it.</source>
        <translation>Chaque case de la carte représente une grille d’un nombre donné de lignes et de colonnes. Un clic garde la grille ici, un double clic l’ouvre.</translation>
    </message>
    <message>
        <source>A solvable board has %1 solutions: the nullity is %2.</source>
        <translation>Une grille gagnante a %1 solutions&#x202f;: la nullité est %2.</translation>
    </message>
    <message>
        <source>A solvable board has %1 = %2 solutions: the nullity is %3.</source>
        <translation>Une grille gagnante a %1 = %2 solutions&#x202f;: la nullité est %3.</translation>
    </message>
    <message>
        <source>Greatest common divisor: %1. Its degree %2 is the nullity, so a solvable board has %3 solutions.</source>
        <translation>PGCD&#x202f;: %1. Son degré %2 est la nullité&#x202f;: une grille gagnante a %3 solutions.</translation>
    </message>
    <message>
        <source>Work modulo 2, and let s stand for “the cells on either side”. Under light chasing, a press in the first row becomes %1 in row k: %2.</source>
        <translation>Calculez modulo 2&#x202f;; s désigne «&#x202f;les deux cases de part et d’autre&#x202f;». L’extinction en descente transforme un appui de la première ligne en %1 dans la ligne k&#x202f;: %2.</translation>
    </message>
    <message>
        <source>A press changes its own cell too, so %1 replaces s in the formula for the rows.</source>
        <translation>Un appui change aussi sa propre case&#x202f;: %1 remplace s pour les lignes.</translation>
    </message>
    <message>
        <source>Open this board in place of the current one</source>
        <translation>Ouvrir cette grille à la place de l’actuelle</translation>
    </message>
    <message>
        <source>Explain the nullity of this board</source>
        <translation>Expliquer la nullité de cette grille</translation>
    </message>
    <message>
        <source>Why: the polynomials of its rows and of its columns have no common factor.</source>
        <translation>Pourquoi : les polynômes de ses lignes et de ses colonnes n’ont pas de facteur commun.</translation>
    </message>
    <message>
        <source>Why: the polynomials of its rows and of its columns share %1, of degree %2.</source>
        <translation>Pourquoi : les polynômes de ses lignes et de ses colonnes ont en commun %1, de degré %2.</translation>
    </message>
    <message>
        <source>The same holds for all boards with %1 rows and %2 columns.</source>
        <translation>De même pour toutes les grilles de %1 lignes et %2 colonnes.</translation>
    </message>
    <message>
        <source>Why: a formula for these boards gives the nullity %1.</source>
        <translation>Pourquoi : une formule pour ces grilles donne la nullité %1.</translation>
    </message>
    <message>
        <source>Why: the greatest common divisor of its two polynomials has degree %1.</source>
        <translation>Pourquoi : le plus grand commun diviseur de ses deux polynômes est de degré %1.</translation>
    </message>
    <message>
        <source>Why: the degrees of the common divisors of its polynomials add up to %1.</source>
        <translation>Pourquoi : la somme des degrés des diviseurs communs de ses polynômes est %1.</translation>
    </message>
    <message>
        <source>Why: elimination leaves %1 columns without a pivot.</source>
        <translation>Pourquoi : l’échelonnement laisse %1 colonnes sans pivot.</translation>
    </message>
    <message>
        <source>No other board up to %1 has %2 solutions.</source>
        <translation>Aucune autre grille jusqu’à %1 n’a %2 solutions.</translation>
    </message>
    <message>
        <source>The same number: %1 of %2 boards up to %3, such as %4.</source>
        <translation>Le même nombre : %1 des %2 grilles jusqu’à %3, dont %4.</translation>
    </message>
</context>
<context>
    <name>lightsout::PreferencesAction</name>
    <message>
        <source>Pre&amp;ferences …</source>
        <translation>Préfé&amp;rences…</translation>
    </message>
</context>
<context>
    <name>lightsout::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Brightness</source>
        <translation>Appa&amp;rence</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Con&amp;trast</source>
        <translation>Con&amp;traste</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>First &amp;number</source>
        <translation>Premier &amp;numéro</translation>
    </message>
    <message>
        <source>C&amp;ores for computing</source>
        <translation>C&amp;œurs pour les calculs</translation>
    </message>
    <message>
        <source>&amp;Memory for computing</source>
        <translation>&amp;Mémoire pour les calculs</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Safe for red-green colour blindness</source>
        <translation>Adaptées au daltonisme rouge-vert</translation>
    </message>
    <message>
        <source>Safe for blue-yellow colour blindness</source>
        <translation>Adaptées au daltonisme bleu-jaune</translation>
    </message>
    <message>
        <source>Black and white, hatched</source>
        <translation>Noir et blanc, hachuré</translation>
    </message>
    <message>
        <source>Black and white pieces</source>
        <translation>Pions noirs et blancs</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>100% is the text size of the desktop.</source>
        <translation>100&#x202f;% est la taille du texte sur le bureau.</translation>
    </message>
    <message>
        <source>1, as in books</source>
        <translation>1, comme dans les livres</translation>
    </message>
    <message>
        <source>0, as in programs</source>
        <translation>0, comme dans les programmes</translation>
    </message>
    <message>
        <source>A quarter: %1</source>
        <translation>Un quart&#x202f;: %1</translation>
    </message>
    <message>
        <source>Half: %1</source>
        <translation>La moitié&#x202f;: %1</translation>
    </message>
    <message>
        <source>Three quarters: %1</source>
        <translation>Les trois quarts&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>Réduire le&amp;s animations</translation>
    </message>
    <message>
        <source>&amp;Keep unsaved boards</source>
        <translation>&amp;Garder les grilles non enregistrées</translation>
    </message>
    <message>
        <source>Show the start page &amp;first</source>
        <translation>Commencer par la &amp;page d’accueil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>lightsout::PreviewCard</name>
    <message>
        <source>Turn it into a graph</source>
        <translation>Transformer en graphe</translation>
    </message>
    <message>
        <source>Single changes are those of a drawn graph.</source>
        <translation>Les changements simples sont ceux d’un graphe dessiné.</translation>
    </message>
    <message>
        <source>The cells of a grid have fixed neighbours. Turn the board into a graph to see what adding or removing an edge would change.</source>
        <translation>Les voisines d’une case sont fixées. Transformez la grille en graphe pour voir ce que changerait une arête de plus ou de moins.</translation>
    </message>
    <message>
        <source>This graph is too large.</source>
        <translation>Ce graphe est trop grand.</translation>
    </message>
    <message numerus="yes">
        <source>Single changes are shown for graphs of up to %Ln vertices.</source>
        <translation>
            <numerusform>Les changements simples sont montrés jusqu’à %Ln sommet.</numerusform>
            <numerusform>Les changements simples sont montrés jusqu’à %Ln sommets.</numerusform>
        </translation>
    </message>
    <message>
        <source>No known name</source>
        <translation>Pas de nom connu</translation>
    </message>
    <message>
        <source>It becomes a known graph: %1.</source>
        <translation>Il devient un graphe connu : %1.</translation>
    </message>
    <message>
        <source>Make this change, which can be undone</source>
        <translation>Faire ce changement, qui peut être annulé</translation>
    </message>
    <message>
        <source>Turn this board into a graph whose vertices and edges you can change one by one</source>
        <translation>Transformer la grille en un graphe dont on peut modifier les sommets et les arêtes un à un</translation>
    </message>
</context>
<context>
    <name>lightsout::ProgressStrip</name>
    <message>
        <source>Progress of the computation</source>
        <translation>Avancement du calcul</translation>
    </message>
</context>
<context>
    <name>lightsout::ProseView</name>
    <message>
        <source>%1, heading</source>
        <translation>%1, titre</translation>
    </message>
</context>
<context>
    <name>lightsout::PupilWall</name>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>%Ln appui</numerusform>
            <numerusform>%Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>solved</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Élèves</translation>
    </message>
    <message>
        <source>Pupil %1</source>
        <translation>Élève %1</translation>
    </message>
    <message>
        <source>%1 of %2 boards</source>
        <translation>%1 grilles sur %2</translation>
    </message>
</context>
<context>
    <name>lightsout::PuzzleCard</name>
    <message>
        <source>Tiles placed</source>
        <translation>Pavés posés</translation>
    </message>
    <message>
        <source>Lights left</source>
        <translation>Lumières restantes</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start with all lights on</source>
        <translation>Tout rallumer</translation>
    </message>
    <message>
        <source>A light has changed twice.</source>
        <translation>Une lumière a changé deux fois.</translation>
    </message>
    <message>
        <source>Undo presses, or start with all lights on.</source>
        <translation>Annulez des appuis, ou rallumez tout.</translation>
    </message>
    <message>
        <source>Every light changed exactly once!</source>
        <translation>Chaque lumière a changé une seule fois&#x202f;!</translation>
    </message>
    <message>
        <source>This is a tiling.</source>
        <translation>C’est un pavage.</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>Une impasse</translation>
    </message>
    <message numerus="yes">
        <source>No tile can cover the %Ln crossed-out light(s) any more. Remove a tile.</source>
        <translation>
            <numerusform>Aucun pavé ne peut plus couvrir la lumière barrée (%Ln). Retirez un pavé.</numerusform>
            <numerusform>Aucun pavé ne peut plus couvrir les %Ln lumières barrées. Retirez un pavé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place tiles</source>
        <translation>Poser des pavés</translation>
    </message>
    <message>
        <source>Press any of the dots: no light will change a second time. Press a star to remove its tile.</source>
        <translation>Appuyez sur un point quelconque&#x202f;: aucune lumière ne changera une seconde fois. Appuyer sur une étoile retire son pavé.</translation>
    </message>
    <message>
        <source>remove a tile</source>
        <translation>le retrait d’un pavé</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Pas là</translation>
    </message>
    <message>
        <source>Then %1 would change a second time.</source>
        <translation>Cela changerait %1 une seconde fois.</translation>
    </message>
    <message>
        <source>A press there changes nothing.</source>
        <translation>Un appui à cet endroit ne change rien.</translation>
    </message>
    <message>
        <source>all lights on</source>
        <translation>«&#x202f;Tout rallumer&#x202f;»</translation>
    </message>
    <message>
        <source>Looking for a tiling with these tiles …</source>
        <translation>Recherche d’un pavage avec ces pavés…</translation>
    </message>
    <message>
        <source>No tiling</source>
        <translation>Pas de pavage</translation>
    </message>
    <message>
        <source>Remove a tile</source>
        <translation>Retirez un pavé</translation>
    </message>
    <message>
        <source>This board has no tiling.</source>
        <translation>Cette grille n’en a pas.</translation>
    </message>
    <message>
        <source>No tiling contains all these tiles.</source>
        <translation>Aucun pavage ne contient tous ces pavés.</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>Appuyez sur %1</translation>
    </message>
    <message>
        <source>This leads to a tiling.</source>
        <translation>Cela mène à un pavage.</translation>
    </message>
    <message>
        <source>Show a tile that extends to a tiling</source>
        <translation>Montrer un pavé qui peut mener à un pavage</translation>
    </message>
    <message>
        <source>Remove the last tile</source>
        <translation>Retirer le dernier pavé</translation>
    </message>
    <message>
        <source>Remove all tiles and turn all lights on</source>
        <translation>Retirer tous les pavés et allumer toutes les lumières</translation>
    </message>
</context>
<context>
    <name>lightsout::QuestionForm</name>
    <message>
        <source>Type a question</source>
        <translation>Tapez une question</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>A prediction</source>
        <translation>Une prévision</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>Un choix</translation>
    </message>
    <message>
        <source>Cells of the board</source>
        <translation>Des cases de la grille</translation>
    </message>
    <message>
        <source>Kind of answer</source>
        <translation>Genre de réponse</translation>
    </message>
    <message>
        <source>Choices (tick the right ones)</source>
        <translation>Choix (cochez les bons)</translation>
    </message>
    <message>
        <source>Choice %1</source>
        <translation>Choix %1</translation>
    </message>
    <message>
        <source>Choice %1 is right</source>
        <translation>Le choix %1 est juste</translation>
    </message>
    <message>
        <source>Press the right cells, if there are any</source>
        <translation>Appuyez sur les bonnes cases, s’il y en a</translation>
    </message>
    <message>
        <source>Right cells</source>
        <translation>Bonnes cases</translation>
    </message>
    <message>
        <source>Why it is right</source>
        <translation>Pourquoi elle est juste</translation>
    </message>
    <message>
        <source>Send the current board with it</source>
        <translation>Envoyer aussi la grille en cours</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Bonne réponse</translation>
    </message>
    <message>
        <source>The right answer, if there is one; only you see it</source>
        <translation>La bonne réponse, s’il y en a une&#x202f;; vous seul la voyez</translation>
    </message>
</context>
<context>
    <name>lightsout::QuietPatternsCard</name>
    <message>
        <source>Quiet patterns</source>
        <translation>Configurations neutres</translation>
    </message>
    <message>
        <source>Quiet pattern %1</source>
        <translation>Configuration neutre %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>%Ln appui</numerusform>
            <numerusform>%Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the empty pattern is quiet: any other set of presses changes at least one light.</source>
        <translation>Seule la configuration vide est neutre&#x202f;: tout autre ensemble d’appuis change au moins une lumière.</translation>
    </message>
    <message>
        <source>The sum of the chosen patterns</source>
        <translation>La somme des configurations choisies</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es). This pattern is also quiet: the sum of quiet patterns is quiet.</source>
        <translation>
            <numerusform>%Ln appui&#x202f;; neutre aussi, comme toute somme de configurations neutres.</numerusform>
            <numerusform>%Ln appuis&#x202f;; neutre aussi, comme toute somme de configurations neutres.</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 quiet patterns</source>
        <translation>Les %1 configurations neutres</translation>
    </message>
    <message>
        <source>More of the %1 quiet patterns</source>
        <translation>D’autres parmi les %1 configurations neutres</translation>
    </message>
    <message>
        <source>The chosen pattern</source>
        <translation>La configuration choisie</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur la grille</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>La jouer</translation>
    </message>
    <message numerus="yes">
        <source>Pressing all teal cells of a pattern changes no light. A basis has %Ln pattern(s), but there is only enough memory for %1.</source>
        <translation>
            <numerusform>Jouer toutes les cases vertes d’une configuration ne change aucune lumière. En voici %1 d’une base de %Ln&#x202f;; les autres ne tiendraient pas en mémoire.</numerusform>
            <numerusform>Jouer toutes les cases vertes d’une configuration ne change aucune lumière. En voici %1 d’une base de %Ln&#x202f;; les autres ne tiendraient pas en mémoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pressing all teal cells of a pattern changes no light. Together with their sums and the empty pattern, there are %1 quiet patterns.</source>
        <translation>Jouer toutes les cases vertes d’une configuration ne change aucune lumière. Avec leurs sommes et la configuration vide, il y a %1 configurations neutres.</translation>
    </message>
    <message>
        <source>Mark the sum of the chosen patterns on the board</source>
        <translation>Marquer sur la grille la somme des configurations choisies</translation>
    </message>
    <message>
        <source>Press all cells of this pattern: no light changes</source>
        <translation>Appuyer sur toutes les cases de cette configuration&#x202f;: aucune lumière ne change</translation>
    </message>
    <message>
        <source>Browse the quiet patterns by number of presses and by symmetry</source>
        <translation>Parcourir les configurations neutres par nombre d’appuis et par symétrie</translation>
    </message>
    <message>
        <source>Choose this pattern; chosen patterns are added up</source>
        <translation>Choisir cette configuration&#x202f;: les configurations choisies s’additionnent</translation>
    </message>
    <message>
        <source>This board is too large for its quiet patterns to be shown: the limit is %1 cells.</source>
        <translation>Cette grille est trop grande pour qu’on montre ses configurations neutres&#x202f;: la limite est de %1 cases.</translation>
    </message>
    <message>
        <source>Lightest basis</source>
        <translation>Base la plus légère</translation>
    </message>
    <message>
        <source>By free columns</source>
        <translation>Par colonnes libres</translation>
    </message>
    <message>
        <source>Orthogonal basis</source>
        <translation>Base orthogonale</translation>
    </message>
    <message>
        <source>Kind of basis</source>
        <translation>Type de base</translation>
    </message>
    <message>
        <source>Show a basis of patterns with few presses, with one pattern for each free column, or with patterns that have an even number of presses in common</source>
        <translation>Montrer une base formée de configurations ayant peu d’appuis, d’une configuration par colonne libre, ou de configurations ayant deux à deux un nombre pair d’appuis communs</translation>
    </message>
    <message>
        <source>All patterns are orthogonal to each other: any two have an even number of presses in common.</source>
        <translation>Les configurations sont orthogonales deux à deux&#x202f;: elles ont un nombre pair d’appuis communs.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs are orthogonal: they have an even number of presses in common.</source>
        <translation>Paires orthogonales&#x202f;: %1 sur %2&#x202f;; elles ont un nombre pair d’appuis communs.</translation>
    </message>
    <message>
        <source>Not orthogonal: %1.</source>
        <translation>Non orthogonales&#x202f;: %1.</translation>
    </message>
    <message>
        <source>There is no orthogonal basis: every quiet pattern has an even number of presses, but two of them have an odd number in common.</source>
        <translation>Il n’y a pas de base orthogonale&#x202f;: chaque configuration neutre a un nombre pair d’appuis, mais deux d’entre elles en ont un nombre impair en commun.</translation>
    </message>
    <message>
        <source>Copy the vectors</source>
        <translation>Copier les vecteurs</translation>
    </message>
    <message>
        <source>Copy the kernel, and all solutions as one solution plus the kernel</source>
        <translation>Copier le noyau, et toutes les solutions comme une solution plus le noyau</translation>
    </message>
    <message>
        <source>as text</source>
        <translation>comme texte</translation>
    </message>
    <message>
        <source>as LaTeX</source>
        <translation>en LaTeX</translation>
    </message>
    <message>
        <source>for NumPy</source>
        <translation>pour NumPy</translation>
    </message>
</context>
<context>
    <name>lightsout::RandomPlayPage</name>
    <message>
        <source>Games and laws</source>
        <translation>Parties et lois</translation>
    </message>
    <message>
        <source>Markov chain</source>
        <translation>Chaîne de Markov</translation>
    </message>
    <message>
        <source>State graph</source>
        <translation>Graphe des damiers</translation>
    </message>
    <message>
        <source>Lazy play</source>
        <translation>Jeu paresseux</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>From this board</source>
        <translation>Cette grille</translation>
    </message>
    <message>
        <source>From all off</source>
        <translation>Tout éteint</translation>
    </message>
    <message>
        <source>From one black cell</source>
        <translation>Une case noire</translation>
    </message>
    <message>
        <source>Start of the games</source>
        <translation>Départ des parties</translation>
    </message>
    <message>
        <source>Click the live board to choose the black cell</source>
        <translation>Cliquez sur la grille du jeu en direct pour choisir la case noire</translation>
    </message>
    <message>
        <source>From one black cell: %1</source>
        <translation>Une case noire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Winning by chance</source>
        <translation>Gagner par hasard</translation>
    </message>
    <message>
        <source>Lazy</source>
        <translation>Paresseux</translation>
    </message>
    <message>
        <source>Compare simulated games with the exact law</source>
        <translation>Comparer des parties simulées à la loi exacte</translation>
    </message>
    <message>
        <source>Test predictions in many simulated games</source>
        <translation>Vérifier des prévisions sur beaucoup de parties simulées</translation>
    </message>
    <message>
        <source>See the Markov chain for the number of black cells</source>
        <translation>Voir la chaîne de Markov du nombre de cases noires</translation>
    </message>
    <message>
        <source>See all states of the board and the presses between them</source>
        <translation>Voir tous les états de la grille et les appuis entre eux</translation>
    </message>
    <message>
        <source>See how long random presses take to win</source>
        <translation>Voir combien d’appuis au hasard il faut pour gagner</translation>
    </message>
    <message>
        <source>Lamps</source>
        <translation>Lampes</translation>
    </message>
    <message>
        <source>Show lamps instead of black and white pieces</source>
        <translation>Montrer des lampes au lieu de pions noirs et blancs</translation>
    </message>
    <message>
        <source>Click the live board to choose the light</source>
        <translation>Cliquez sur la grille du jeu en direct pour choisir la lumière</translation>
    </message>
    <message>
        <source>From one light on: %1</source>
        <translation>Une lumière allumée&#x202f;: %1</translation>
    </message>
    <message>
        <source>From one light on</source>
        <translation>Une lumière allumée</translation>
    </message>
    <message>
        <source>Lights on over time</source>
        <translation>Lumières allumées au cours du temps</translation>
    </message>
    <message>
        <source>Black cells over time</source>
        <translation>Cases noires au cours du temps</translation>
    </message>
    <message>
        <source>The limit of the law</source>
        <translation>La limite de la loi</translation>
    </message>
    <message>
        <source>The chance of each cell</source>
        <translation>La probabilité de chaque case</translation>
    </message>
    <message>
        <source>Fold this card</source>
        <translation>Replier cette carte</translation>
    </message>
    <message>
        <source>Unfold this card</source>
        <translation>Déplier cette carte</translation>
    </message>
    <message>
        <source>This needs a board on which every vertex has a button and a light. Games and laws are available for all boards.</source>
        <translation>Il faut ici une grille dont chaque sommet a un bouton et une lumière. Les parties et lois existent pour toutes les grilles.</translation>
    </message>
</context>
<context>
    <name>lightsout::RankingDialog</name>
    <message>
        <source>Type a name and then a result code of 12 letters and digits.</source>
        <translation>Tapez un prénom, puis un code de résultat de 12 lettres et chiffres.</translation>
    </message>
    <message>
        <source>This code belongs to a board that is not on the page.</source>
        <translation>Ce code est celui d’une grille qui n’est pas sur la page.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>&amp;Save as CSV …</source>
        <translation>&amp;Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Ranking of result codes</source>
        <translation>Classement par codes de résultat</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Type or paste one result per line: the name of a pupil, then the code that the page shows after winning.</source>
        <translation>Tapez ou collez un résultat par ligne&#x202f;: le prénom d’un élève, puis le code que la page montre après la victoire.</translation>
    </message>
    <message>
        <source>Ran&amp;ked by</source>
        <translation>Class&amp;é par</translation>
    </message>
    <message numerus="yes">
        <source>The boards are those of “Share as web page”: %Ln board(s).</source>
        <translation>
            <numerusform>La grille (%Ln) est celle de «&#x202f;Partager en page web&#x202f;».</numerusform>
            <numerusform>Les %Ln grilles sont celles de «&#x202f;Partager en page web&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the ranking</source>
        <translation>Enregistrer le classement</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>classement</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>%1 n’a pas pu être enregistré. %2</translation>
    </message>
    <message>
        <source>Save the ranking? Otherwise the results are lost.</source>
        <translation>Enregistrer le classement&#x202f;? Sinon, les résultats seront perdus.</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
</context>
<context>
    <name>lightsout::RankingTable</name>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>Avec indices</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Click a header, or press Enter in its column, to sort the table</source>
        <translation>Cliquez sur un en-tête, ou appuyez sur Entrée dans sa colonne, pour trier le tableau</translation>
    </message>
</context>
<context>
    <name>lightsout::Recovery</name>
    <message>
        <source>Contest of an earlier version</source>
        <translation>Concours d’une version antérieure</translation>
    </message>
    <message>
        <source>An earlier version kept a contest, which this version can&apos;t continue: contests are now live classes or web pages. Its results remain in the file %1.</source>
        <translation>Une version antérieure a gardé un concours, que cette version ne peut pas continuer&#x202f;: un concours est maintenant une classe en direct ou une page web. Ses résultats restent dans le fichier %1.</translation>
    </message>
</context>
<context>
    <name>lightsout::RecoveryDialog</name>
    <message>
        <source>Recover work</source>
        <translation>Récupérer le travail non enregistré</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>%Ln grille n’était pas enregistrée quand le programme s’est arrêté.</numerusform>
            <numerusform>%Ln grilles n’étaient pas enregistrées quand le programme s’est arrêté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the board to recover. Nothing is lost: any other boards remain in File → Open recent, and no file is changed.</source>
        <translation>Choisissez la grille à récupérer. Rien n’est perdu&#x202f;: les autres grilles restent sous Fichier → Fichiers récents, et aucun fichier n’est modifié.</translation>
    </message>
    <message>
        <source>Unsaved boards</source>
        <translation>Grilles non enregistrées</translation>
    </message>
    <message>
        <source>Recover &amp;board</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
</context>
<context>
    <name>lightsout::Rereading</name>
    <message>
        <source>Read it &amp;differently …</source>
        <translation>&amp;Lire autrement…</translation>
    </message>
    <message>
        <source>Show the other ways in which the text of this board can be read</source>
        <translation>Afficher les autres façons de lire le texte de cette grille</translation>
    </message>
</context>
<context>
    <name>lightsout::RowCard</name>
    <message>
        <source>Pivots so far</source>
        <translation>Pivots trouvés</translation>
    </message>
    <message>
        <source>Free columns</source>
        <translation>Colonnes libres</translation>
    </message>
    <message>
        <source>%1 is the equation of %2</source>
        <translation>%1 est l’équation pour %2</translation>
    </message>
    <message>
        <source>Current %1</source>
        <translation>%1 à ce stade</translation>
    </message>
    <message>
        <source>No presses are left in this row.</source>
        <translation>Il ne reste aucun appui dans cette ligne.</translation>
    </message>
    <message>
        <source>The ringed presses are those in this row.</source>
        <translation>Les appuis entourés sont ceux de cette ligne.</translation>
    </message>
    <message>
        <source>No presses are left in this row, but its sum should be 1.</source>
        <translation>Il ne reste aucun appui, mais la somme devrait être 1.</translation>
    </message>
    <message>
        <source>Nothing is left of this row: 0 = 0.</source>
        <translation>Il ne reste rien de cette ligne&#x202f;: 0&#x202f;=&#x202f;0.</translation>
    </message>
    <message>
        <source>An odd number of the ringed presses must be made.</source>
        <translation>Il faut jouer un nombre impair des appuis entourés.</translation>
    </message>
    <message>
        <source>An even number of the ringed presses must be made.</source>
        <translation>Il faut jouer un nombre pair des appuis entourés.</translation>
    </message>
    <message>
        <source>Press %1?</source>
        <translation>Appuyer sur %1&#x202f;?</translation>
    </message>
    <message>
        <source>Yes: an odd number of the ringed lights must change.</source>
        <translation>Oui&#x202f;: un nombre impair des lumières entourées doit changer.</translation>
    </message>
    <message>
        <source>No: an even number of the ringed lights must change.</source>
        <translation>Non&#x202f;: un nombre pair des lumières entourées doit changer.</translation>
    </message>
    <message>
        <source>Point at a formula</source>
        <translation>Pointez une formule</translation>
    </message>
    <message>
        <source>The lights in its sum are ringed on the board.</source>
        <translation>Les lumières que la formule additionne sont entourées sur la grille.</translation>
    </message>
    <message>
        <source>The proof on the board</source>
        <translation>La preuve sur la grille</translation>
    </message>
    <message>
        <source>No presses can set all of these lights correctly.</source>
        <translation>Quels que soient les appuis, ces lumières ne peuvent pas toutes prendre l’état voulu.</translation>
    </message>
    <message>
        <source>Point at a row or at a cell</source>
        <translation>Pointez une ligne ou une case</translation>
    </message>
    <message>
        <source>The presses in a row are ringed on the board. A cell&apos;s row and column are highlighted.</source>
        <translation>Les appuis que la ligne additionne sont entourés sur la grille. Pointer une case met en évidence sa ligne et sa colonne.</translation>
    </message>
    <message>
        <source>The ringed presses add up to the sum of the lights d that have a 1 to the right of the bar.</source>
        <translation>La somme des appuis entourés est celle des lumières d ayant un 1 à droite de la barre.</translation>
    </message>
    <message>
        <source>The solution for this choice</source>
        <translation>La solution pour ce choix</translation>
    </message>
    <message numerus="yes">
        <source>Starred: its %Ln press(es). Ringed: the free presses you can choose.</source>
        <translation>
            <numerusform>Étoilés&#x202f;: ses appuis (%Ln). Entourés&#x202f;: les appuis libres, au choix.</numerusform>
            <numerusform>Étoilés&#x202f;: ses %Ln appuis. Entourés&#x202f;: les appuis libres, au choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>No elimination is shown for this board, so its pivots are not counted.</source>
        <translation>Aucun échelonnement n’est montré pour cette grille&#x202f;: ses pivots ne sont pas comptés.</translation>
    </message>
    <message>
        <source>Available once forward elimination is complete.</source>
        <translation>Disponible à la fin de l’échelonnement.</translation>
    </message>
</context>
<context>
    <name>lightsout::SearchCard</name>
    <message>
        <source>Tiles placed</source>
        <translation>Pavés posés</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Impasses</translation>
    </message>
    <message>
        <source>Tilings found</source>
        <translation>Pavages trouvés</translation>
    </message>
    <message>
        <source>The search is complete: there is no tiling.</source>
        <translation>Recherche terminée&#x202f;: il n’y a pas de pavage.</translation>
    </message>
    <message numerus="yes">
        <source>The search is complete: %Ln tiling(s).</source>
        <translation>
            <numerusform>Recherche terminée&#x202f;: %Ln pavage.</numerusform>
            <numerusform>Recherche terminée&#x202f;: %Ln pavages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cover every light exactly once.</source>
        <translation>Couvrez chaque lumière exactement une fois.</translation>
    </message>
    <message>
        <source>The only way: %1</source>
        <translation>Une seule possibilité&#x202f;: %1</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>Essai&#x202f;: %1</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Annulation&#x202f;: %1</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>Impasse</translation>
    </message>
    <message>
        <source>A tiling!</source>
        <translation>Un pavage&#x202f;!</translation>
    </message>
    <message>
        <source>This search is too long to be shown in full.</source>
        <translation>Cette recherche est trop longue pour être montrée en entier.</translation>
    </message>
    <message>
        <source>The light that the fewest tiles can still cover comes first. If no tile can cover it, the last choice is undone.</source>
        <translation>On commence par la lumière que le moins de pavés peuvent encore couvrir&#x202f;; si aucun ne le peut, on annule le dernier choix.</translation>
    </message>
    <message>
        <source>No other tile can cover %1.</source>
        <translation>Aucun autre pavé ne peut couvrir %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s) can cover %1.</source>
        <translation>
            <numerusform>%Ln pavé peut couvrir %1.</numerusform>
            <numerusform>%Ln pavés peuvent couvrir %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This choice has been fully explored.</source>
        <translation>Ce choix a été essayé jusqu’au bout.</translation>
    </message>
    <message>
        <source>No tile can cover %1 any more.</source>
        <translation>Aucun pavé ne peut plus couvrir %1.</translation>
    </message>
    <message>
        <source>Every light is covered. The search for more tilings continues.</source>
        <translation>Toutes les lumières sont couvertes. La recherche d’autres pavages continue.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>lightsout::SelectTool</name>
    <message>
        <source>Click what you want to change, or drag a box around it.</source>
        <translation>Cliquez sur ce que vous voulez changer, ou encadrez-le à la souris.</translation>
    </message>
    <message>
        <source>Alt draws a lasso instead of a box; Shift adds to the selection.</source>
        <translation>Alt trace un lasso au lieu d’un cadre&#x202f;; Maj ajoute à la sélection.</translation>
    </message>
    <message>
        <source>Drag the selection, or use the buttons at the side.</source>
        <translation>Faites glisser la sélection, ou servez-vous des boutons à côté.</translation>
    </message>
    <message>
        <source>Press Delete to remove it, or Shift and an arrow key to move it in small steps.</source>
        <translation>La touche Suppr l’efface&#x202f;; Maj et les flèches la déplacent pas à pas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es) selected.</source>
        <translation>
            <numerusform>%Ln sommet sélectionné.</numerusform>
            <numerusform>%Ln sommets sélectionnés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::SelectionCard</name>
    <message>
        <source>Changes itself when pressed</source>
        <translation>Auto-influence</translation>
    </message>
    <message>
        <source>La&amp;bel</source>
        <translation>É&amp;tiquette</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Disposer</translation>
    </message>
    <message>
        <source>Each changes when pressed</source>
        <translation>Auto-influence pour chacun</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es)</source>
        <translation>
            <numerusform>%Ln sommet</numerusform>
            <numerusform>%Ln sommets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln liaison</numerusform>
            <numerusform>%Ln liaisons</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Sélection&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pressing it changes nothing.</source>
        <translation>L’appui ne change rien.</translation>
    </message>
    <message numerus="yes">
        <source>Pressing it changes %Ln light(s).</source>
        <translation>
            <numerusform>L’appui change %Ln lumière.</numerusform>
            <numerusform>L’appui change %Ln lumières.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pressing it changes %1.</source>
        <translation>L’appui change %1.</translation>
    </message>
    <message>
        <source>Has a button</source>
        <translation>A un bouton</translation>
    </message>
    <message>
        <source>A vertex without a button can&apos;t be pressed</source>
        <translation>On ne peut pas appuyer sur un sommet sans bouton</translation>
    </message>
    <message>
        <source>Has a light</source>
        <translation>A une lumière</translation>
    </message>
    <message>
        <source>No press changes a vertex without a light</source>
        <translation>Aucun appui ne change un sommet sans lumière</translation>
    </message>
    <message>
        <source>It can&apos;t be pressed: it has no button.</source>
        <translation>Appui impossible&#x202f;: ce sommet n’a pas de bouton.</translation>
    </message>
</context>
<context>
    <name>lightsout::SizeBar</name>
    <message>
        <source>Size of the board</source>
        <translation>Taille de la grille</translation>
    </message>
    <message>
        <source>Si&amp;ze slider</source>
        <translation>Curseur de &amp;taille</translation>
    </message>
    <message>
        <source>Change the size of the board with a slider, and all pages follow</source>
        <translation>Changer la taille de la grille avec un curseur ; toutes les pages suivent</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Sizes that change</source>
        <translation>Tailles qui changent</translation>
    </message>
    <message>
        <source>Size of the board, n</source>
        <translation>Taille de la grille, n</translation>
    </message>
    <message>
        <source>Hide the size slider</source>
        <translation>Masquer le curseur de taille</translation>
    </message>
    <message>
        <source>change the size</source>
        <translation>le changement de taille</translation>
    </message>
    <message>
        <source>This board has no size to change: choose a grid or a family of graphs as a new board.</source>
        <translation>Cette grille n’a pas de taille à changer : choisissez comme nouvelle grille un rectangle ou une famille de graphes.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Show all sizes one after another, again and again</source>
        <translation>Montrer toutes les tailles l’une après l’autre, en boucle</translation>
    </message>
    <message>
        <source>Play all sizes</source>
        <translation>Faire défiler toutes les tailles</translation>
    </message>
</context>
<context>
    <name>lightsout::SizesCard</name>
    <message>
        <source>Squares side by side</source>
        <translation>Carrés côte à côte</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message>
        <source>Other means</source>
        <translation>Autres moyennes</translation>
    </message>
    <message>
        <source>Sides of the squares</source>
        <translation>Côtés des carrés</translation>
    </message>
    <message>
        <source>Several numbers, separated by commas</source>
        <translation>Plusieurs nombres séparés par des virgules</translation>
    </message>
    <message>
        <source>Presses in each game</source>
        <translation>Appuis par partie</translation>
    </message>
    <message>
        <source>One number for all squares, or one for each of them</source>
        <translation>Un nombre pour tous les carrés, ou un pour chacun</translation>
    </message>
    <message>
        <source>Means to compare with, from an article or a class: one for each square, separated by semicolons</source>
        <translation>Moyennes à comparer, d’un article ou d’une classe&#x202f;: une pour chaque carré, séparées par des points-virgules</translation>
    </message>
    <message>
        <source>Mean number of black cells by size</source>
        <translation>Nombre moyen de cases noires selon la taille</translation>
    </message>
    <message>
        <source>“%1” is not valid. Enter sides from 1 to %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas valable. Entrez des côtés de 1 à %2.</translation>
    </message>
    <message>
        <source>“%1” is not valid. Enter numbers of presses from 0 to %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas valable. Entrez des nombres d’appuis de 0 à %2.</translation>
    </message>
    <message>
        <source>Enter up to %1 sides, separated by commas.</source>
        <translation>Entrez au plus %1 côtés, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Enter one number of presses for all squares, or one for each of them.</source>
        <translation>Entrez un nombre d’appuis pour tous les carrés, ou un pour chacun.</translation>
    </message>
    <message>
        <source>Enter the means as numbers, separated by semicolons.</source>
        <translation>Entrez les moyennes&#x202f;: des nombres séparés par des points-virgules.</translation>
    </message>
    <message>
        <source>Mean of
the games</source>
        <translation>Moyenne
des parties</translation>
    </message>
    <message>
        <source>Standard
error</source>
        <translation>Erreur
type</translation>
    </message>
    <message>
        <source>Exact
mean</source>
        <translation>Espérance
exacte</translation>
    </message>
    <message>
        <source>Black cells,
exact</source>
        <translation>Part exacte
de noires</translation>
    </message>
    <message>
        <source>Other
mean</source>
        <translation>Autre
moyenne</translation>
    </message>
    <message>
        <source>Share of black cells</source>
        <translation>Part de cases noires</translation>
    </message>
    <message>
        <source>side of the square</source>
        <translation>côté du carré</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacte</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>All cells are white at the start.</source>
        <translation>Au début, toutes les cases sont blanches.</translation>
    </message>
    <message>
        <source>All cells are black at the start.</source>
        <translation>Au début, toutes les cases sont noires.</translation>
    </message>
    <message>
        <source>The middle cell is black at the start.</source>
        <translation>Au début, la case du milieu est noire.</translation>
    </message>
    <message>
        <source>In 95 of 100 experiments, the interval from Student&apos;s t-distribution contains the exact mean. Here, the farthest mean is %1 standard errors away from its exact value.</source>
        <translation>Dans 95 expériences sur 100, l’intervalle de Student contient l’espérance. Ici, la moyenne la plus éloignée en est à %1 erreurs types.</translation>
    </message>
    <message>
        <source>Mean number of lights on by size</source>
        <translation>Nombre moyen de lumières allumées selon la taille</translation>
    </message>
    <message>
        <source>Lights on,
exact</source>
        <translation>Allumées,
exact</translation>
    </message>
    <message>
        <source>Share of lights on</source>
        <translation>Part de lumières allumées</translation>
    </message>
    <message>
        <source>All lights are off at the start.</source>
        <translation>Au début, toutes les lumières sont éteintes.</translation>
    </message>
    <message>
        <source>All lights are on at the start.</source>
        <translation>Au début, toutes les lumières sont allumées.</translation>
    </message>
    <message>
        <source>The middle light is on at the start.</source>
        <translation>Au début, la lumière du milieu est allumée.</translation>
    </message>
    <message>
        <source>games: 95 % confidence interval of the mean</source>
        <translation>parties : intervalle de confiance de la moyenne à 95 %</translation>
    </message>
    <message>
        <source>95 %
confidence: ±</source>
        <translation>Confiance
95 % : ±</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
</context>
<context>
    <name>lightsout::SolutionsCard</name>
    <message>
        <source>Shortest solutions</source>
        <translation>Solutions minimales</translation>
    </message>
    <message>
        <source>Orders of play</source>
        <translation>Ordres de jeu</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur la grille</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Aucune solution</translation>
    </message>
    <message>
        <source>Changing one light of a pattern with an odd number of lights to change may make the board solvable.</source>
        <translation>Changer une lumière d’une configuration qui en a un nombre impair à changer peut suffire.</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 solutions</translation>
    </message>
    <message>
        <source>The only solution</source>
        <translation>La seule solution</translation>
    </message>
    <message>
        <source>All %1 solutions</source>
        <translation>Les %1 solutions</translation>
    </message>
    <message>
        <source>No quiet pattern can be added to it.</source>
        <translation>Aucune configuration neutre ne peut s’y ajouter.</translation>
    </message>
    <message>
        <source>%1, proven</source>
        <translation>%1, prouvé</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>Jeu auto</translation>
    </message>
    <message>
        <source>Too many to show one by one: this is a sample of %1.</source>
        <translation>Trop nombreuses pour être montrées une par une&#x202f;: en voici un échantillon de %1.</translation>
    </message>
    <message>
        <source>best known %1, at least %2</source>
        <translation>meilleure connue&#x202f;: %1&#x202f;; au moins %2</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Search for fewer presses</source>
        <translation>Chercher plus court</translation>
    </message>
    <message>
        <source>Each is one solution plus a quiet pattern; fewest presses first.</source>
        <translation>Chacune est une solution plus une configuration neutre&#x202f;; les plus courtes d’abord.</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Mark the selected solution on the board</source>
        <translation>Marquer la solution choisie sur la grille</translation>
    </message>
    <message>
        <source>Press the cells of the selected solution one by one</source>
        <translation>Jouer la solution choisie, case après case</translation>
    </message>
    <message>
        <source>A proof needs</source>
        <translation>Coût d’une preuve</translation>
    </message>
    <message>
        <source>Too many to show: they are listed only for boards of up to %1 cells.</source>
        <translation>Trop nombreuses&#x202f;: on ne les montre une à une que pour les grilles d’au plus %1 cases.</translation>
    </message>
    <message>
        <source>too much: %1</source>
        <translation>trop&#x202f;: %1</translation>
    </message>
    <message>
        <source>A proof is out of reach here, but a search may still find fewer presses. For boards with up to %1 solutions, a proof takes only seconds.</source>
        <translation>Une preuve est hors de portée ici, mais on peut tout de même trouver plus court. Pour au plus %1 solutions, une preuve ne prend que quelques secondes.</translation>
    </message>
    <message>
        <source>A proof would need %1 of memory, but only %2 may be used. The results so far remain valid.</source>
        <translation>Une preuve demanderait %1 de mémoire, et %2 au plus peuvent être utilisés. Ce qui a été trouvé jusqu’ici reste valable.</translation>
    </message>
    <message>
        <source>As a sum</source>
        <translation>Décomposer</translation>
    </message>
    <message>
        <source>Write the board as a sum of the presses in the selected solution</source>
        <translation>Écrire la grille comme la somme des appuis de la solution choisie</translation>
    </message>
    <message>
        <source>The lights to change are the sum of the columns of the presses: a stands for the column of a press in the matrix</source>
        <translation>Les lumières à changer sont la somme des colonnes des appuis&#x202f;: a est la colonne d’un appui dans la matrice</translation>
    </message>
    <message>
        <source>The lights to change</source>
        <translation>Les lumières à changer</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>Appui %1</translation>
    </message>
    <message>
        <source>As vectors</source>
        <translation>En vecteurs</translation>
    </message>
    <message>
        <source>Write all solutions as the selected one plus the kernel, with a column for each</source>
        <translation>Écrire toutes les solutions comme la solution choisie plus le noyau, en colonnes</translation>
    </message>
</context>
<context>
    <name>lightsout::SpectrumCard</name>
    <message>
        <source>Eigenvalues</source>
        <translation>Valeurs propres</translation>
    </message>
    <message>
        <source>Eigenvalues of P</source>
        <translation>Valeurs propres de P</translation>
    </message>
    <message>
        <source>Second eigenvalue</source>
        <translation>Deuxième valeur propre</translation>
    </message>
    <message>
        <source>The largest absolute value below 1.</source>
        <translation>La plus grande valeur absolue inférieure à 1.</translation>
    </message>
    <message>
        <source>Presses until all white</source>
        <translation>Appuis jusqu’à tout blanc</translation>
    </message>
    <message>
        <source>The mean over all games that begin with this many black cells.</source>
        <translation>L’espérance, pour les parties qui commencent avec ce nombre de cases noires.</translation>
    </message>
    <message>
        <source>There is no such number for this board.</source>
        <translation>Ce nombre n’existe pas pour cette grille.</translation>
    </message>
    <message>
        <source>In the long run, each press multiplies the distance to the limit law by %1.</source>
        <translation>À la longue, chaque appui multiplie par %1 la distance entre la loi et la loi limite.</translation>
    </message>
    <message>
        <source>Presses until all off</source>
        <translation>Appuis jusqu’à tout éteint</translation>
    </message>
    <message>
        <source>The mean over all games that begin with this many lights on.</source>
        <translation>L’espérance, pour les parties qui commencent avec ce nombre de lumières allumées.</translation>
    </message>
</context>
<context>
    <name>lightsout::SpokenBoard</name>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message>
        <source>none on</source>
        <translation>aucune allumée</translation>
    </message>
    <message>
        <source>on</source>
        <translation>allumée</translation>
    </message>
    <message>
        <source>off</source>
        <translation>éteinte</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1: %2; %3.</source>
        <translation>%1 : %2 ; %3.</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1 ; %2.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 lights on.</source>
        <translation>%1 : %2 lumières allumées sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s) changed</source>
        <translation>
            <numerusform>%Ln lumière a changé</numerusform>
            <numerusform>%Ln lumières ont changé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on</source>
        <translation>
            <numerusform>%Ln allumée</numerusform>
            <numerusform>%Ln allumées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es) added.</source>
        <translation>
            <numerusform>%Ln sommet ajouté.</numerusform>
            <numerusform>%Ln sommets ajoutés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es) removed.</source>
        <translation>
            <numerusform>%Ln sommet supprimé.</numerusform>
            <numerusform>%Ln sommets supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln influence(s) changed.</source>
        <translation>
            <numerusform>%Ln influence modifiée.</numerusform>
            <numerusform>%Ln influences modifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes itself.</source>
        <translation>%1 se change lui-même.</translation>
    </message>
    <message>
        <source>%1 no longer changes itself.</source>
        <translation>%1 ne se change plus lui-même.</translation>
    </message>
    <message>
        <source>%1 changes %2.</source>
        <translation>%1 change %2.</translation>
    </message>
    <message>
        <source>%1 no longer changes %2.</source>
        <translation>%1 ne change plus %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are connected.</source>
        <translation>%1 et %2 sont reliés.</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer connected.</source>
        <translation>%1 et %2 ne sont plus reliés.</translation>
    </message>
</context>
<context>
    <name>lightsout::SquaresCard</name>
    <message>
        <source>Table of square boards from 2 × 2 to 39 × 39</source>
        <translation>Tableau des grilles carrées, de 2&#x202f;×&#x202f;2 à 39&#x202f;×&#x202f;39</translation>
    </message>
    <message>
        <source>%1 squares with more than one solution</source>
        <translation>Carrés %1 à plusieurs solutions</translation>
    </message>
    <message>
        <source>nullity</source>
        <translation>nullité</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>solutions</translation>
    </message>
</context>
<context>
    <name>lightsout::StageActions</name>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Projection</translation>
    </message>
    <message>
        <source>Hide &amp;everything else</source>
        <translation>&amp;Masquer le reste</translation>
    </message>
    <message>
        <source>Project only the board, matrix or map</source>
        <translation>Projeter la grille, la matrice ou la carte seule</translation>
    </message>
    <message>
        <source>Next step, solution or tiling</source>
        <translation>Élément suivant (étape, solution ou pavage)</translation>
    </message>
    <message>
        <source>Previous step, solution or tiling</source>
        <translation>Élément précédent (étape, solution ou pavage)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Texte de taille &amp;normale</translation>
    </message>
    <message>
        <source>Full screen with large text, for a projector. Hold %1 for a spotlight.</source>
        <translation>Plein écran et grands textes, pour la projection. Maintenez %1 pour un halo autour du pointeur.</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>Écran noir</translation>
    </message>
    <message>
        <source>White screen</source>
        <translation>Écran blanc</translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation>Arrêter ou reprendre</translation>
    </message>
    <message>
        <source>Projector on the &amp;other screen</source>
        <translation>Projection sur l’a&amp;utre écran</translation>
    </message>
    <message>
        <source>Move the window to the other screen and fill it</source>
        <translation>Déplacer la fenêtre sur l’autre écran et le remplir</translation>
    </message>
</context>
<context>
    <name>lightsout::StartPage</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Show the board (Escape)</source>
        <translation>Revenir à la grille (Échap)</translation>
    </message>
    <message>
        <source>Recent boards</source>
        <translation>Grilles récentes</translation>
    </message>
    <message>
        <source>All recent boards</source>
        <translation>Toutes les récentes</translation>
    </message>
    <message>
        <source>Show this page at startup</source>
        <translation>Montrer cette page au démarrage</translation>
    </message>
    <message>
        <source>No network, no names: everything stays on this computer.</source>
        <translation>Ni réseau ni noms&#x202f;: tout reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Begin with the classic board</source>
        <translation>Commencez par la grille classique</translation>
    </message>
    <message>
        <source>A press changes a light and its neighbours. Turn all the lights off.</source>
        <translation>Un appui change une lumière et ses voisines. Éteignez toutes les lumières.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Content de vous revoir</translation>
    </message>
    <message>
        <source>Continue the last board</source>
        <translation>Continuez la dernière grille</translation>
    </message>
    <message numerus="yes">
        <source>%1, last played on %2, with %Ln press(es) so far</source>
        <translation>
            <numerusform>%1, quittée le %2, après %Ln appui</numerusform>
            <numerusform>%1, quittée le %2, après %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>A live class is open at %1. All other data stays on this computer.</source>
        <translation>Une classe en direct est ouverte à %1. Tout le reste demeure sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Course map</source>
        <translation>Plan du cours</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Vos leçons</translation>
    </message>
    <message>
        <source>Continue the current board</source>
        <translation>Continuez la grille actuelle</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %Ln press(es) so far</source>
        <translation>
            <numerusform>%1, après %Ln appui</numerusform>
            <numerusform>%1, après %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>See which lessons build on others</source>
        <translation>Voir quelles leçons s’appuient sur d’autres</translation>
    </message>
    <message>
        <source>A new 5 × 5 board that can be solved</source>
        <translation>Une nouvelle grille 5&#x202f;×&#x202f;5, gagnante</translation>
    </message>
    <message>
        <source>Draw your own graph</source>
        <translation>Dessinez votre graphe</translation>
    </message>
    <message>
        <source>Vertices, edges, arrows</source>
        <translation>Sommets, arêtes, flèches</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Or paste a text, or drop a file here</source>
        <translation>Ou collez un texte, ou déposez ici un fichier</translation>
    </message>
    <message>
        <source>From your book</source>
        <translation>Dans votre livre</translation>
    </message>
    <message>
        <source>Five texts, figure by figure</source>
        <translation>Cinq textes, figure par figure</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 sur %2 terminées</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Suivante&#x202f;: %1</translation>
    </message>
    <message>
        <source>Continue lesson %1, step %2</source>
        <translation>Continuer la leçon %1, étape %2</translation>
    </message>
    <message>
        <source>Continue the lesson, step %1</source>
        <translation>Continuer la leçon, étape %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>lightsout::StateGraphView</name>
    <message>
        <source>State graph</source>
        <translation>Graphe des damiers</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s), arranged by number of presses needed</source>
        <translation>
            <numerusform>%Ln grille, selon le nombre d’appuis nécessaires</numerusform>
            <numerusform>%Ln grilles, selon le nombre d’appuis nécessaires</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be won</source>
        <translation>non gagnante</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) to win</source>
        <translation>
            <numerusform>%Ln appui pour gagner</numerusform>
            <numerusform>%Ln appuis pour gagner</numerusform>
        </translation>
    </message>
    <message>
        <source>all white</source>
        <translation>tout blanc</translation>
    </message>
    <message>
        <source>black: %1</source>
        <translation>noires&#x202f;: %1</translation>
    </message>
    <message>
        <source>the current board</source>
        <translation>la grille actuelle</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>Appuyer sur %1</translation>
    </message>
</context>
<context>
    <name>lightsout::StateMatrixView</name>
    <message>
        <source>Matrix of the state graph</source>
        <translation>Matrice du graphe des damiers</translation>
    </message>
    <message>
        <source>from %1 to %2: %3</source>
        <translation>de %1 à %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>lightsout::StatesCard</name>
    <message>
        <source>Can be won</source>
        <translation>Gagnantes</translation>
    </message>
    <message>
        <source>Most presses needed</source>
        <translation>Maximum d’appuis</translation>
    </message>
    <message>
        <source>Winning games of that length</source>
        <translation>Parties gagnantes de cette longueur</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <translation>Longueur des parties</translation>
    </message>
    <message>
        <source>Presses: </source>
        <translation>Appuis&#x202f;: </translation>
    </message>
    <message numerus="yes">
        <source>States are counted for boards of up to %Ln vertices</source>
        <translation>
            <numerusform>Les états sont comptés pour au plus %Ln sommet</numerusform>
            <numerusform>Les états sont comptés pour au plus %Ln sommets</numerusform>
        </translation>
    </message>
    <message>
        <source>The state graph</source>
        <translation>Le graphe des damiers</translation>
    </message>
    <message>
        <source>The state graph: click a neighbouring board to move to it</source>
        <translation>Le graphe des damiers&#x202f;: un clic sur une grille voisine joue cet appui</translation>
    </message>
    <message>
        <source>The state graph in numbers</source>
        <translation>Graphe des damiers en chiffres</translation>
    </message>
    <message>
        <source>Boards by number of presses needed</source>
        <translation>Grilles selon la partie la plus courte</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>grilles</translation>
    </message>
    <message>
        <source>Only lit cells can be pressed, and this one is off</source>
        <translation>On n’appuie que sur une case allumée, et celle-ci est éteinte</translation>
    </message>
    <message>
        <source>Fewest presses</source>
        <translation>Partie la plus courte</translation>
    </message>
    <message>
        <source>Number of boards by number of presses needed</source>
        <translation>Nombre de grilles selon le nombre d’appuis nécessaires</translation>
    </message>
    <message>
        <source>Adjacency matrix: how many presses lead from one board to another</source>
        <translation>Matrice d’adjacence&#x202f;: nombre d’appuis menant d’une grille à l’autre</translation>
    </message>
    <message>
        <source>Number of games with exactly n presses</source>
        <translation>Nombre de parties de n appuis exactement</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>%Ln appui</numerusform>
            <numerusform>%Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be won</source>
        <translation>non gagnante</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>Presses from the row&apos;s board to the column&apos;s: %1</source>
        <translation>Appuis de la grille de la ligne à celle de la colonne&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Games of exactly %Ln press(es) from the row&apos;s board to the column&apos;s: %1</source>
        <translation>
            <numerusform>Parties de %Ln appui exactement, de la grille de la ligne à celle de la colonne&#x202f;: %1</numerusform>
            <numerusform>Parties de %Ln appuis exactement, de la grille de la ligne à celle de la colonne&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games of at most %Ln press(es) from the row&apos;s board to the column&apos;s: %1</source>
        <translation>
            <numerusform>Parties d’au plus %Ln appui, de la grille de la ligne à celle de la colonne&#x202f;: %1</numerusform>
            <numerusform>Parties d’au plus %Ln appuis, de la grille de la ligne à celle de la colonne&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>Number of games with one to n presses: %1</source>
        <translation>Nombre de parties de un à n appuis&#x202f;: %1</translation>
    </message>
    <message>
        <source>Include the game with no presses: %1</source>
        <translation>Compter aussi la partie sans appui&#x202f;: %1</translation>
    </message>
    <message>
        <source>The graph is connected: every board leads to every other.</source>
        <translation>Graphe connexe&#x202f;: chaque grille mène à toute autre.</translation>
    </message>
    <message>
        <source>Diameter %1: no two mutually reachable boards are further apart.</source>
        <translation>Diamètre %1&#x202f;: deux grilles accessibles l’une depuis l’autre ne sont jamais plus éloignées.</translation>
    </message>
    <message numerus="yes">
        <source>Games of 1 to %Ln press(es) from the row&apos;s board to the column&apos;s: %1</source>
        <translation>
            <numerusform>Parties de 1 à %Ln appui, de la grille de la ligne à celle de la colonne&#x202f;: %1</numerusform>
            <numerusform>Parties de 1 à %Ln appuis, de la grille de la ligne à celle de la colonne&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The graph is disconnected: %1 components of %Ln board(s) each.</source>
        <translation>
            <numerusform>Graphe non connexe&#x202f;: %1 composantes de %Ln grille chacune.</numerusform>
            <numerusform>Graphe non connexe&#x202f;: %1 composantes de %Ln grilles chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each board has degree %1, with one edge for each press; there are %Ln edge(s) in all.</source>
        <translation>
            <numerusform>Chaque grille est de degré %1, une arête par appui&#x202f;; %Ln arête en tout.</numerusform>
            <numerusform>Chaque grille est de degré %1, une arête par appui&#x202f;; %Ln arêtes en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>This board has too many states to count.</source>
        <translation>Cette grille a trop d’états pour qu’on les compte.</translation>
    </message>
    <message>
        <source>The states are being counted.</source>
        <translation>On compte les états.</translation>
    </message>
    <message>
        <source>Available once the states are counted.</source>
        <translation>Disponible une fois les états comptés.</translation>
    </message>
    <message>
        <source>%1 … (the first %2 of %3)</source>
        <translation>%1… et ainsi de suite&#x202f;: les %2 premières sur %3.</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>appuis</translation>
    </message>
    <message>
        <source>One table with the games from each board to the target: the last column of each power</source>
        <translation>Un seul tableau avec les parties de chaque grille à la cible&#x202f;: la dernière colonne de chaque puissance</translation>
    </message>
    <message>
        <source>Games from each board to the target</source>
        <translation>Parties de chaque grille à la cible</translation>
    </message>
    <message>
        <source>board</source>
        <translation>grille</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lumières allumées</translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>cases noires</translation>
    </message>
    <message>
        <source>Games from each board to the target. Board 1 has all lights to change; the last board is the target. These are the numbers of “Retourner des pions” on %1 boards.</source>
        <translation>Parties de chaque grille à la cible. La grille 1 a toutes ses lumières à changer&#x202f;; la dernière est la cible. En %1, ce sont les numéros de «&#x202f;Retourner des pions&#x202f;».</translation>
    </message>
</context>
<context>
    <name>lightsout::StatusBar</name>
    <message>
        <source>Computing</source>
        <translation>Calcul en cours</translation>
    </message>
    <message>
        <source>Computing; elimination needs %1</source>
        <translation>Calcul en cours&#x202f;; élimination&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>lightsout::StatusCard</name>
    <message>
        <source>Pressed</source>
        <translation>Appuis</translation>
    </message>
    <message>
        <source>Fewest left</source>
        <translation>Minimum restant</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>This board is empty.</source>
        <translation>Cette grille est vide.</translation>
    </message>
    <message>
        <source>Choose a new board to play.</source>
        <translation>Choisissez une nouvelle grille pour jouer.</translation>
    </message>
    <message>
        <source>Draw the lights.</source>
        <translation>Dessinez les lumières.</translation>
    </message>
    <message>
        <source>Click a cell or drag over several to turn lights on or off.</source>
        <translation>Allumez ou éteignez d’un clic, ou faites glisser le pointeur sur plusieurs cases.</translation>
    </message>
    <message>
        <source>Draw the target.</source>
        <translation>Dessinez la cible.</translation>
    </message>
    <message>
        <source>The lights that are on here must be on at the end.</source>
        <translation>Les lumières allumées ici devront l’être à la fin.</translation>
    </message>
    <message>
        <source>This board has no solution.</source>
        <translation>Cette grille n’a pas de solution.</translation>
    </message>
    <message>
        <source>Press %1.</source>
        <translation>Appuyez sur %1.</translation>
    </message>
    <message>
        <source>This press is part of the shortest known solution. The order never matters.</source>
        <translation>Cet appui fait partie de la plus courte solution connue. L’ordre ne compte jamais.</translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>Il n’y a plus rien à faire.</translation>
    </message>
    <message>
        <source>The lights already match the target. Choose random or solvable lights to play.</source>
        <translation>Les lumières correspondent déjà à la cible. Pour jouer, choisissez «&#x202f;Au hasard&#x202f;» ou «&#x202f;Gagnante&#x202f;».</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gagné&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1.</source>
        <translation>
            <numerusform>%Ln appui, en %1.</numerusform>
            <numerusform>%Ln appuis, en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the starred cells in any order.</source>
        <translation>Appuyez sur les étoiles, dans n’importe quel ordre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left.</source>
        <translation>
            <numerusform>Encore %Ln appui.</numerusform>
            <numerusform>Encore %Ln appuis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left on this path. A shorter solution is now known.</source>
        <translation>
            <numerusform>Encore %Ln appui par cette voie. On connaît maintenant une solution plus courte.</numerusform>
            <numerusform>Encore %Ln appuis par cette voie. On connaît maintenant une solution plus courte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left, and no solution is shorter (proven).</source>
        <translation>
            <numerusform>Encore %Ln appui, et aucune solution n’est plus courte (prouvé).</numerusform>
            <numerusform>Encore %Ln appuis, et aucune solution n’est plus courte (prouvé).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left. A shorter solution might exist.</source>
        <translation>
            <numerusform>Encore %Ln appui. On ne sait pas s’il existe une solution plus courte.</numerusform>
            <numerusform>Encore %Ln appuis. On ne sait pas s’il existe une solution plus courte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn all the lights off.</source>
        <translation>Éteignez toutes les lumières.</translation>
    </message>
    <message>
        <source>Turn all the lights on.</source>
        <translation>Allumez toutes les lumières.</translation>
    </message>
    <message>
        <source>Turn on the marked lights, and only those.</source>
        <translation>Allumez les lumières marquées, et elles seules.</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>Looking for a solution …</source>
        <translation>Recherche d’une solution…</translation>
    </message>
    <message>
        <source>There is no solution from here. Click Solution to see why.</source>
        <translation>Il n’y a pas de solution à partir d’ici. Cliquez sur «&#x202f;Solution&#x202f;» pour voir pourquoi.</translation>
    </message>
    <message numerus="yes">
        <source>Count the marked lights: there are %Ln, an odd number.</source>
        <translation>
            <numerusform>Comptez les lumières marquées&#x202f;: %Ln, un nombre impair.</numerusform>
            <numerusform>Comptez les lumières marquées&#x202f;: %Ln, un nombre impair.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a solution. The order of its presses never matters.</source>
        <translation>Il y a une solution. L’ordre de ses appuis ne compte jamais.</translation>
    </message>
    <message>
        <source>You can&apos;t press %1: it is off.</source>
        <translation>Impossible d’appuyer sur %1&#x202f;: case éteinte.</translation>
    </message>
    <message>
        <source>Press the starred cells, each while it is lit.</source>
        <translation>Appuyez sur les cases étoilées, chacune quand elle est allumée.</translation>
    </message>
    <message>
        <source>None of the starred cells is lit.</source>
        <translation>Aucune des cases étoilées n’est allumée.</translation>
    </message>
    <message>
        <source>In this order, the solution can&apos;t be completed. Undo, or press another cell first.</source>
        <translation>Dans cet ordre, la solution est bloquée&#x202f;: annulez, ou appuyez d’abord sur une autre case.</translation>
    </message>
    <message>
        <source>Only lit cells can be pressed, so the order matters and some solutions can&apos;t be played.</source>
        <translation>On n’appuie que sur les cases allumées&#x202f;: l’ordre compte, et certaines solutions ne peuvent pas être jouées.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play the same lights again</source>
        <translation>Rejouer la même configuration</translation>
    </message>
    <message>
        <source>Start a game on this board that needs more presses</source>
        <translation>Jouer sur cette grille une configuration qui demande plus d’appuis</translation>
    </message>
    <message>
        <source>Presses left</source>
        <translation>Appuis restants</translation>
    </message>
    <message>
        <source>Next size: %1</source>
        <translation>Taille suivante&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Harder: %Ln press(es)</source>
        <translation>
            <numerusform>Plus difficile&#x202f;: %Ln appui</numerusform>
            <numerusform>Plus difficile&#x202f;: %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the next press in light chasing.</source>
        <translation>C’est l’appui suivant de la descente.</translation>
    </message>
    <message>
        <source>That was the solution. Your turn.</source>
        <translation>Et voilà. À vous de jouer.</translation>
    </message>
    <message>
        <source>“Again” starts with the same lights. Now solve them yourself.</source>
        <translation>«&#x202f;Rejouer&#x202f;» reprend la même configuration&#x202f;; à vous de l’éteindre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1; %2 would have been enough.</source>
        <translation>
            <numerusform>%Ln appui, en %1&#x202f;; %2 auraient suffi.</numerusform>
            <numerusform>%Ln appuis, en %1&#x202f;; %2 auraient suffi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1, the fewest possible.</source>
        <translation>
            <numerusform>%Ln appui en %1, le minimum possible.</numerusform>
            <numerusform>%Ln appuis en %1, le minimum possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1. No shorter solution is known.</source>
        <translation>
            <numerusform>%Ln appui, en %1. On ne connaît pas de solution plus courte.</numerusform>
            <numerusform>%Ln appuis, en %1. On ne connaît pas de solution plus courte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press all teal cells, and nothing changes.</source>
        <translation>Jouez toutes les cases vertes&#x202f;: rien ne change.</translation>
    </message>
    <message>
        <source>Every press changes an even number of the teal lights.</source>
        <translation>Chaque appui change un nombre pair des lumières vertes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these lights must change; they are marked.</source>
        <translation>
            <numerusform>Parmi elles, %Ln lumière doit changer (marquée).</numerusform>
            <numerusform>Parmi elles, %Ln lumières doivent changer (marquées).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es), and nothing changed.</source>
        <translation>
            <numerusform>%Ln appui, et rien n’a changé.</numerusform>
            <numerusform>%Ln appuis, et rien n’a changé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each light was changed an even number of times.</source>
        <translation>Chaque lumière a changé un nombre pair de fois.</translation>
    </message>
    <message>
        <source>Solve anyway</source>
        <translation>Résoudre quand même</translation>
    </message>
    <message>
        <source>Solving this board needs %1 of memory, which is a lot.</source>
        <translation>Résoudre cette grille demande %1 de mémoire, ce qui est beaucoup.</translation>
    </message>
    <message>
        <source>Not known for this board.</source>
        <translation>Nombre inconnu pour cette grille.</translation>
    </message>
    <message>
        <source>The minimum has not been proven yet.</source>
        <translation>Le minimum n’est pas encore prouvé.</translation>
    </message>
</context>
<context>
    <name>lightsout::StatusFacts</name>
    <message>
        <source>Facts about the board</source>
        <translation>Propriétés de la grille</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>gagnante</translation>
    </message>
    <message>
        <source>not solvable</source>
        <translation>non gagnante</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>%1 (%2 one-way)</source>
        <translation>%1, dont %2 à sens unique</translation>
    </message>
    <message>
        <source>Symmetries are counted on boards of up to %1 vertices and %2 edges, unless that takes too long.</source>
        <translation>Les symétries sont comptées pour au plus %1 sommets et %2 arêtes, sauf si le calcul est trop long.</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>non comptées</translation>
    </message>
</context>
<context>
    <name>lightsout::StepDots</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>lightsout::StopButton</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop the current computation</source>
        <translation>Abandonner le calcul en cours</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepForm</name>
    <message>
        <source>%1 from</source>
        <translation>%1 de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1, de</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, à</translation>
    </message>
    <message>
        <source>custom boards</source>
        <translation>grilles personnalisées</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln core(s)</source>
        <translation>
            <numerusform>sur %Ln cœur</numerusform>
            <numerusform>sur %Ln cœurs</numerusform>
        </translation>
    </message>
    <message>
        <source>of</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>Self-influence</source>
        <translation>Auto-influence</translation>
    </message>
    <message>
        <source>presses:</source>
        <translation>nombre d’appuis&#x202f;:</translation>
    </message>
    <message>
        <source>boards for each n:</source>
        <translation>grilles pour chaque n&#x202f;:</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>Use command-line syntax, with %1 and optionally %2 in place of numbers</source>
        <translation>Comme en ligne de commande, avec %1 et au besoin %2 à la place des nombres</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Custom boards</source>
        <translation>Grilles personnalisées</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisines</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Appuis</translation>
    </message>
    <message>
        <source>Boards for each n</source>
        <translation>Grilles pour chaque n</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Cœurs</translation>
    </message>
    <message>
        <source>without self-influence</source>
        <translation>sans auto-influence</translation>
    </message>
    <message>
        <source>The first number is larger than the last.</source>
        <translation>Le premier nombre est plus grand que le dernier.</translation>
    </message>
    <message>
        <source>%1 boards are too many: the limit is %2 here and higher on the command line.</source>
        <translation>%1 grilles, c’est trop&#x202f;: %2 au plus ici, davantage en ligne de commande.</translation>
    </message>
    <message>
        <source>%1 graphs of the atlas</source>
        <translation>%1 graphes de l’atlas</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepTableModel</name>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>95 % confidence
interval of the mean</source>
        <translation>intervalle de confiance
de la moyenne à 95 %</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>bornes</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepTools</name>
    <message>
        <source>Logarithmic n</source>
        <translation>n logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic values</source>
        <translation>Valeurs logarithmiques</translation>
    </message>
    <message>
        <source>Half checked: as it suits the quantity</source>
        <translation>À demi cochée : selon la grandeur</translation>
    </message>
    <message>
        <source>Least-squares line</source>
        <translation>Droite des moindres carrés</translation>
    </message>
    <message>
        <source>A line in the scales of the axes, with its 95 % confidence interval</source>
        <translation>Une droite dans les échelles des axes, avec son intervalle de confiance à 95 %</translation>
    </message>
    <message>
        <source>Curve: n^2 / 5</source>
        <translation>Courbe : n^2 / 5</translation>
    </message>
    <message>
        <source>Curve to compare with</source>
        <translation>Courbe de comparaison</translation>
    </message>
    <message>
        <source>An expression of n, to be drawn with the values</source>
        <translation>Une expression de n, dessinée avec les valeurs</translation>
    </message>
    <message>
        <source>Conjecture: nullity &gt; 0 if divides(5, n + 1)</source>
        <translation>Conjecture : nullity &gt; 0 if divides(5, n + 1)</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>Conjecture</translation>
    </message>
    <message>
        <source>A claim about each board of the sweep, to be tested on all of them</source>
        <translation>Une affirmation sur chaque grille du balayage, à vérifier sur toutes</translation>
    </message>
    <message>
        <source>The curve must be an expression of n alone.</source>
        <translation>La courbe doit être une expression de n seulement.</translation>
    </message>
    <message>
        <source>Something is missing at the end.</source>
        <translation>Il manque quelque chose à la fin.</translation>
    </message>
    <message>
        <source>“%1” was not expected.</source>
        <translation>« %1 » n’est pas attendu.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Vouliez-vous dire « %1 » ?</translation>
    </message>
    <message>
        <source>Looking for a counterexample …</source>
        <translation>Recherche d’un contre-exemple…</translation>
    </message>
    <message>
        <source>Disproved: %1 is the first counterexample.</source>
        <translation>Réfutée : %1 est le premier contre-exemple.</translation>
    </message>
    <message>
        <source>Not decided: %1 could not be computed.</source>
        <translation>Indécis : %1 n’a pas pu être calculé.</translation>
    </message>
    <message>
        <source>The condition holds for no board of the sweep, so nothing was tested.</source>
        <translation>Aucune grille du balayage ne vérifie la condition, donc rien n’a été vérifié.</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln board(s).</source>
        <translation>
            <numerusform>Vraie pour %Ln grille.</numerusform>
            <numerusform>Vraie pour toutes les %Ln grilles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds for all %1 boards of the sweep that satisfy the condition.</source>
        <translation>Vraie pour les %1 grilles du balayage qui vérifient la condition.</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepView</name>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Add to the chart</source>
        <translation>Ajouter au graphique</translation>
    </message>
    <message>
        <source>Keep the series already shown and add another</source>
        <translation>Garder les séries affichées et en ajouter une</translation>
    </message>
    <message>
        <source>Progress of the sweep</source>
        <translation>Avancement du balayage</translation>
    </message>
    <message>
        <source>Click a dot to open its board</source>
        <translation>Un clic sur un point ouvre sa grille</translation>
    </message>
    <message>
        <source>Values of the sweep</source>
        <translation>Valeurs du balayage</translation>
    </message>
    <message>
        <source>Double-click to open the board</source>
        <translation>Un double clic ouvre la grille</translation>
    </message>
    <message>
        <source>Map of the values by n and m</source>
        <translation>Carte des valeurs selon n et m</translation>
    </message>
    <message>
        <source>Command for the same values</source>
        <translation>Commande pour les mêmes valeurs</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Paste into a terminal to get the same values</source>
        <translation>Collez ceci dans un terminal pour obtenir les mêmes valeurs</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the table as text, for spreadsheets</source>
        <translation>Copier le tableau en texte, pour un tableur</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation>En CSV</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Choose what to compute and for which boards, then start.</source>
        <translation>Choisissez la grandeur et les grilles, puis démarrez.</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>Rien n’a encore été mesuré.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>computing %1</source>
        <translation>en cours&#x202f;: %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>The values as curves</source>
        <translation>Montrer les valeurs en courbes</translation>
    </message>
    <message>
        <source>The values for two parameters as colours</source>
        <translation>Montrer en couleurs les valeurs pour deux paramètres</translation>
    </message>
    <message>
        <source>The table, as text or CSV</source>
        <translation>Exporter le tableau en texte ou en CSV</translation>
    </message>
    <message>
        <source>Stop and keep the results</source>
        <translation>Arrêter et garder les résultats</translation>
    </message>
    <message>
        <source>Measure all boards, using all cores. The time can&apos;t be predicted: large boards take longer.</source>
        <translation>Mesurer toutes les grilles, sur tous les cœurs. La durée n’est pas connue d’avance&#x202f;: les grandes grilles demandent plus de temps.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>How often each value occurs among the random boards of one n</source>
        <translation>Fréquence de chaque valeur parmi les grilles aléatoires d’un n</translation>
    </message>
    <message>
        <source>n of the histogram</source>
        <translation>n de l’histogramme</translation>
    </message>
    <message>
        <source>m of the histogram</source>
        <translation>m de l’histogramme</translation>
    </message>
</context>
<context>
    <name>lightsout::Symmetries</name>
    <message>
        <source>symmetry</source>
        <translation>la symétrie</translation>
    </message>
</context>
<context>
    <name>lightsout::TableDialog</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1, de</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, à</translation>
    </message>
    <message>
        <source>A table can show up to %1 boards.</source>
        <translation>Les tableaux sont limités à %1 grilles.</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Calcul en cours</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Table or picture (*.csv *.tex *.png *.svg *.pdf)</source>
        <translation>Tableau ou image (*.csv *.tex *.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>The table can&apos;t be written to %1. The file name must end in .csv, .tex, .png, .svg or .pdf.</source>
        <translation>Impossible d’écrire le tableau dans %1. Le nom doit finir par .csv, .tex, .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>Too large to draw</source>
        <translation>Trop grand pour être dessiné</translation>
    </message>
    <message>
        <source>Tables of up to %1 boards can be drawn or printed. This one can be saved as .csv or .tex.</source>
        <translation>Les tableaux d’au plus %1 grilles peuvent être dessinés ou imprimés. Celui-ci peut être enregistré en .csv ou .tex.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>%1 squares only</source>
        <translation>Carrés %1 seulement</translation>
    </message>
    <message>
        <source>Solution counts: %1</source>
        <translation>Nombres de solutions&#x202f;: %1</translation>
    </message>
    <message>
        <source>Solution counts by rows and columns</source>
        <translation>Nombres de solutions selon le nombre de lignes et de colonnes</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Nullity</source>
        <translation>Nullité</translation>
    </message>
    <message>
        <source>Tables in books:</source>
        <translation>Comme dans les livres&#x202f;:</translation>
    </message>
    <message>
        <source>Copy the table as text, for spreadsheets</source>
        <translation>Copier le tableau en texte, pour un tableur</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation>En CSV</translation>
    </message>
    <message>
        <source>As LaTeX</source>
        <translation>En LaTeX</translation>
    </message>
    <message>
        <source>Print the table</source>
        <translation>Imprimer le tableau</translation>
    </message>
    <message>
        <source>The table can&apos;t be printed.</source>
        <translation>Le tableau ne peut pas être imprimé.</translation>
    </message>
    <message>
        <source>Computing: %1</source>
        <translation>Calcul en cours&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>lightsout::TeacherPage</name>
    <message>
        <source>For the teacher</source>
        <translation>Pour l’enseignant</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Aims: %1</source>
        <translation>Objectifs&#x202f;: %1</translation>
    </message>
    <message>
        <source>Age: %1</source>
        <translation>Âge&#x202f;: %1</translation>
    </message>
    <message>
        <source>The class should already know: %1</source>
        <translation>Prérequis&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>The steps</source>
        <translation>Les étapes</translation>
    </message>
</context>
<context>
    <name>lightsout::TilesView</name>
    <message>
        <source>left column, top: %1</source>
        <translation>colonne de gauche, en haut : %1</translation>
    </message>
    <message>
        <source>left column, bottom: %1</source>
        <translation>colonne de gauche, en bas : %1</translation>
    </message>
    <message>
        <source>right column, top: %1</source>
        <translation>colonne de droite, en haut : %1</translation>
    </message>
    <message>
        <source>right column, bottom: %1</source>
        <translation>colonne de droite, en bas : %1</translation>
    </message>
</context>
<context>
    <name>lightsout::TilingMap</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>Which boards have tilings</source>
        <translation>Quelles grilles ont des pavages</translation>
    </message>
</context>
<context>
    <name>lightsout::TilingView</name>
    <message>
        <source>Board with tiles</source>
        <translation>Grille avec pavés</translation>
    </message>
    <message>
        <source>%1: pressed</source>
        <translation>%1&#x202f;: appui</translation>
    </message>
    <message>
        <source>%1: covered by the tile of %2</source>
        <translation>%1&#x202f;: sur le pavé centré sur %2</translation>
    </message>
    <message>
        <source>%1: not covered by a tile</source>
        <translation>%1&#x202f;: sur aucun pavé</translation>
    </message>
    <message>
        <source>&amp;Press %1</source>
        <translation>&amp;Appuyer sur %1</translation>
    </message>
</context>
<context>
    <name>lightsout::TilingsPage</name>
    <message>
        <source>Tilings</source>
        <translation>Pavages</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation>Voir la recherche</translation>
    </message>
    <message>
        <source>Place tiles by hand</source>
        <translation>Poser à la main</translation>
    </message>
    <message>
        <source>Boards with tilings</source>
        <translation>Grilles avec pavages</translation>
    </message>
    <message numerus="yes">
        <source>The search can be watched on boards of up to %Ln vertices.</source>
        <translation>
            <numerusform>On peut suivre la recherche sur des grilles d’au plus %Ln sommet.</numerusform>
            <numerusform>On peut suivre la recherche sur des grilles d’au plus %Ln sommets.</numerusform>
        </translation>
    </message>
    <message>
        <source>This board is too large to be drawn as tiles. The limit is %1 cells.</source>
        <translation>Cette grille est trop grande pour être dessinée en pavés&#x202f;: la limite est de %1 cases.</translation>
    </message>
    <message>
        <source>Browse the tilings of this board</source>
        <translation>Parcourir les pavages de cette grille</translation>
    </message>
    <message>
        <source>See how the search places and removes tiles</source>
        <translation>Voir la recherche poser et retirer les pavés</translation>
    </message>
    <message>
        <source>Find a tiling yourself</source>
        <translation>Trouver un pavage soi-même</translation>
    </message>
    <message>
        <source>See which sizes of boards have a tiling</source>
        <translation>Voir quelles tailles de grilles ont un pavage</translation>
    </message>
</context>
<context>
    <name>lightsout::TimeCard</name>
    <message>
        <source>Mean</source>
        <translation>Espérance</translation>
    </message>
    <message>
        <source>Distance to the limit</source>
        <translation>Distance à la limite</translation>
    </message>
    <message>
        <source>Black cells over time</source>
        <translation>Cases noires au cours du temps</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>appuis</translation>
    </message>
    <message>
        <source>exact mean</source>
        <translation>espérance exacte</translation>
    </message>
    <message>
        <source>Distance to the limit law</source>
        <translation>Distance à la loi limite</translation>
    </message>
    <message>
        <source>total variation</source>
        <translation>variation totale</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>The distance needs the exact law, which can&apos;t be computed here</source>
        <translation>La distance demande la loi exacte, hors de portée ici</translation>
    </message>
    <message numerus="yes">
        <source>Distance to the limit law: ¼ after %Ln press(es)</source>
        <translation>
            <numerusform>Distance à la loi limite&#x202f;: ¼ après %Ln appui</numerusform>
            <numerusform>Distance à la loi limite&#x202f;: ¼ après %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>± std. deviation</source>
        <translation>± écart-type</translation>
    </message>
    <message>
        <source>The mean number of black cells after each press</source>
        <translation>L’espérance du nombre de cases noires après chaque appui</translation>
    </message>
    <message>
        <source>The distance of the law from its limit after each press</source>
        <translation>La distance entre la loi après chaque appui et sa limite</translation>
    </message>
    <message>
        <source>powers of the second eigenvalue, %1</source>
        <translation>puissances de la deuxième valeur propre, %1</translation>
    </message>
    <message>
        <source>The mean number of lights on after each press</source>
        <translation>L’espérance du nombre de lumières allumées après chaque appui</translation>
    </message>
    <message>
        <source>Lights on over time</source>
        <translation>Lumières allumées au cours du temps</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lumières allumées</translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>cases noires</translation>
    </message>
    <message>
        <source>games: 95 % confidence interval of the mean</source>
        <translation>parties : intervalle de confiance de la moyenne à 95 %</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln press(es), the exact mean %1 is in the 95 % confidence interval of the games, %2</source>
        <translation>
            <numerusform>après %Ln appui, la moyenne exacte %1 est dans l’intervalle de confiance à 95 % des parties, %2</numerusform>
            <numerusform>après %Ln appuis, la moyenne exacte %1 est dans l’intervalle de confiance à 95 % des parties, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %Ln press(es), the exact mean %1 is outside the 95 % confidence interval of the games, %2, which happens by chance in 1 of 20 simulations</source>
        <translation>
            <numerusform>après %Ln appui, la moyenne exacte %1 est hors de l’intervalle de confiance à 95 % des parties, %2, ce qui arrive par hasard dans 1 simulation sur 20</numerusform>
            <numerusform>après %Ln appuis, la moyenne exacte %1 est hors de l’intervalle de confiance à 95 % des parties, %2, ce qui arrive par hasard dans 1 simulation sur 20</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>lightsout::ToolRow</name>
    <message>
        <source>Gaussian elimination</source>
        <translation>Pivot de Gauss</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Copy the current matrix</source>
        <translation>Copier la matrice telle qu’elle est</translation>
    </message>
    <message>
        <source>as plain text</source>
        <translation>en texte simple</translation>
    </message>
    <message>
        <source>as CSV</source>
        <translation>en CSV</translation>
    </message>
    <message>
        <source>as LaTeX</source>
        <translation>en LaTeX</translation>
    </message>
    <message>
        <source>for NumPy</source>
        <translation>pour NumPy</translation>
    </message>
    <message>
        <source>for Sage</source>
        <translation>pour Sage</translation>
    </message>
    <message>
        <source>Copy and save</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Copy this step with both matrices</source>
        <translation>Copier cette étape avec les deux matrices</translation>
    </message>
    <message>
        <source>Save this step as a picture …</source>
        <translation>Enregistrer cette étape en image…</translation>
    </message>
    <message>
        <source>Save all steps as PDF …</source>
        <translation>Enregistrer toutes les étapes en PDF…</translation>
    </message>
    <message>
        <source>All steps as PDF (up to %1 vertices)</source>
        <translation>Toutes les étapes en PDF&#x202f;: jusqu’à %1 sommets</translation>
    </message>
    <message>
        <source>Save all steps as LaTeX …</source>
        <translation>Enregistrer toutes les étapes en LaTeX…</translation>
    </message>
    <message>
        <source>Save all operations as LaTeX, with the first and last matrices …</source>
        <translation>Enregistrer les opérations en LaTeX, avec la première et la dernière matrice…</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formules</translation>
    </message>
    <message>
        <source>Copy the formulas</source>
        <translation>Copier les formules</translation>
    </message>
    <message>
        <source>Copy the formulas as LaTeX</source>
        <translation>Copier les formules en LaTeX</translation>
    </message>
    <message>
        <source>Light chasing</source>
        <translation>Extinction en descente</translation>
    </message>
    <message>
        <source>Light chasing needs a rectangle without glued borders in which neighbouring cells share a side.</source>
        <translation>L’extinction en descente demande un rectangle aux bords non collés, où deux cases voisines ont toujours un côté commun.</translation>
    </message>
    <message>
        <source>Show the result as a formula for each press</source>
        <translation>Montrer le résultat&#x202f;: une formule par appui</translation>
    </message>
    <message>
        <source>Show the result as the reduced matrix</source>
        <translation>Montrer la matrice échelonnée réduite</translation>
    </message>
    <message>
        <source>Export the matrix or the steps as text, LaTeX or a picture</source>
        <translation>Exporter la matrice ou les étapes (texte, LaTeX, image)</translation>
    </message>
    <message>
        <source>Determinant</source>
        <translation>Déterminant</translation>
    </message>
    <message>
        <source>Show the determinant over the integers and modulo 2</source>
        <translation>Montrer le déterminant sur les entiers et modulo 2</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>Show bounds on the nullity that need no elimination</source>
        <translation>Montrer des bornes de la nullité calculées sans élimination</translation>
    </message>
    <message>
        <source>Show A next to the lights to change, A alone, A next to the identity (to invert A), or A with a different diagonal</source>
        <translation>Montrer A avec les lumières à changer, seule, avec l’identité (inverse), ou seule avec une autre diagonale</translation>
    </message>
    <message>
        <source>Influence matrix</source>
        <translation>Matrice du système</translation>
    </message>
    <message>
        <source>Adjacency matrix</source>
        <translation>Matrice d’adjacence</translation>
    </message>
    <message>
        <source>Adjacency matrix + I</source>
        <translation>Matrice d’adjacence + I</translation>
    </message>
    <message>
        <source>Save an animation as GIF …</source>
        <translation>Enregistrer une animation GIF…</translation>
    </message>
    <message>
        <source>Save slides as PDF, a page for each step …</source>
        <translation>Enregistrer des diapositives en PDF, une page par étape…</translation>
    </message>
    <message>
        <source>Save slides as PDF, a page for each pivot …</source>
        <translation>Enregistrer des diapositives en PDF, une page par pivot…</translation>
    </message>
</context>
<context>
    <name>lightsout::TwinBoards</name>
    <message>
        <source>The target is reached</source>
        <translation>La cible est atteinte</translation>
    </message>
    <message numerus="yes">
        <source>The target is reached in %Ln press(es)</source>
        <translation>
            <numerusform>La cible est atteinte en %Ln appui</numerusform>
            <numerusform>La cible est atteinte en %Ln appuis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s) left to change</source>
        <translation>
            <numerusform>%Ln lumière reste à changer</numerusform>
            <numerusform>%Ln lumières restent à changer</numerusform>
        </translation>
    </message>
    <message>
        <source>This board: %1</source>
        <translation>Cette grille&#x202f;: %1</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Épinglée&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>lightsout::VertexCard</name>
    <message>
        <source>Effect of a cell</source>
        <translation>Ce que fait une case</translation>
    </message>
    <message>
        <source>Point at a cell to see its equation, or move there with the arrow keys and press it with the space bar.</source>
        <translation>Pointez une case pour voir son équation, ou allez-y avec les flèches et appuyez avec la barre d’espace.</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Ce que fait %1</translation>
    </message>
    <message numerus="yes">
        <source>Pressing it changes %Ln light(s). Its equation sums the presses that change it:</source>
        <translation>
            <numerusform>Un appui ici change %Ln lumière. Son équation additionne les appuis qui changent sa lumière&#x202f;:</numerusform>
            <numerusform>Un appui ici change %Ln lumières. Son équation additionne les appuis qui changent sa lumière&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is pressed in %1 of %Ln basic quiet patterns:</source>
        <translation>
            <numerusform>Configurations neutres de base contenant cet appui (%1 sur %Ln)&#x202f;:</numerusform>
            <numerusform>Appui présent dans %1 des %Ln configurations neutres de base&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln basic quiet patterns: press one, and nothing changes.</source>
        <translation>
            <numerusform>%Ln configuration neutre de base&#x202f;: jouée, elle ne change rien.</numerusform>
            <numerusform>%Ln configurations neutres de base&#x202f;: en jouer une ne change rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>La jouer</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Montrer sur la grille</translation>
    </message>
    <message>
        <source>Only the empty pattern is quiet: every other pattern changes something.</source>
        <translation>Seule la configuration vide est neutre&#x202f;: toute autre change une lumière.</translation>
    </message>
    <message numerus="yes">
        <source>It is pressed in %1 of %Ln quiet pattern(s), including the empty one:</source>
        <translation>
            <numerusform>Configurations neutres contenant cet appui, la vide comprise (%1 sur %Ln)&#x202f;:</numerusform>
            <numerusform>Appui présent dans %1 des %Ln configurations neutres, la vide comprise&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quiet pattern(s), including the empty one: press one, and nothing changes.</source>
        <translation>
            <numerusform>%Ln configuration neutre, la vide comprise&#x202f;: la jouer ne change rien.</numerusform>
            <numerusform>%Ln configurations neutres, la vide comprise&#x202f;: en jouer une ne change rien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first patterns of a basis of %Ln quiet patterns: press one, and nothing changes.</source>
        <translation>
            <numerusform>Début d’une base de %Ln configurations&#x202f;: en jouer une ne change rien.</numerusform>
            <numerusform>Début d’une base de %Ln configurations&#x202f;: en jouer une ne change rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 are shown; the page “%2” has them all.</source>
        <translation>Voici les %1 premières&#x202f;; la page «&#x202f;%2&#x202f;» les montre toutes.</translation>
    </message>
    <message>
        <source>Press the chosen vertex</source>
        <translation>Appuyer sur le sommet choisi</translation>
    </message>
    <message numerus="yes">
        <source>Quiet pattern %1: %Ln press(es)</source>
        <translation>
            <numerusform>Configuration neutre %1&#x202f;: %Ln appui</numerusform>
            <numerusform>Configuration neutre %1&#x202f;: %Ln appuis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ViewMenu</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier comme texte</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Copier comme &amp;image</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Tout montrer</translation>
    </message>
</context>
<context>
    <name>lightsout::WebPageActions</name>
    <message>
        <source>Share as we&amp;b page …</source>
        <translation>Partager en page &amp;web…</translation>
    </message>
    <message>
        <source>Save boards as one file to play in any browser, even on a phone</source>
        <translation>Enregistrer des grilles en un fichier jouable dans tout navigateur, même sur téléphone</translation>
    </message>
    <message>
        <source>&amp;Rank result codes …</source>
        <translation>Classer par &amp;codes de résultat…</translation>
    </message>
    <message>
        <source>Rank the result codes that pupils read from a web page</source>
        <translation>Classer les élèves par les codes de résultat d’une page web</translation>
    </message>
</context>
<context>
    <name>lightsout::WebPageDialog</name>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Share as web page</source>
        <translation>Partager en page web</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s) in one file of %1.</source>
        <translation>
            <numerusform>%Ln grille dans un fichier de %1.</numerusform>
            <numerusform>%Ln grilles dans un fichier de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the web page</source>
        <translation>Enregistrer la page web</translation>
    </message>
    <message>
        <source>board</source>
        <translation>grille</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>%1 was saved. It opens in any browser, without a network.</source>
        <translation>%1 a été enregistré. Ce fichier s’ouvre dans tout navigateur, sans réseau.</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>%1 n’a pas pu être enregistré. %2</translation>
    </message>
    <message>
        <source>&amp;Rank result codes …</source>
        <translation>Classer par &amp;codes de résultat…</translation>
    </message>
</context>
<context>
    <name>lightsout::WebPageForm</name>
    <message>
        <source>The curren&amp;t board</source>
        <translation>La grille en &amp;cours</translation>
    </message>
    <message>
        <source>&amp;Dealt boards</source>
        <translation>Grilles t&amp;irées</translation>
    </message>
    <message>
        <source>From challenge c&amp;odes</source>
        <translation>À partir de c&amp;odes de défi</translation>
    </message>
    <message>
        <source>each harder than the &amp;last</source>
        <translation>chacune plus difficile que la &amp;précédente</translation>
    </message>
    <message>
        <source>Show the minimum number o&amp;f presses</source>
        <translation>Montrer le nombre d’appuis minim&amp;al</translation>
    </message>
    <message>
        <source>Show a sol&amp;ution after winning</source>
        <translation>Montrer une sol&amp;ution après la victoire</translation>
    </message>
    <message>
        <source>Show the ti&amp;me</source>
        <translation>Montrer le te&amp;mps</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>The current board does not fit: a web page can hold grids of up to %1 and graphs of up to %2 vertices.</source>
        <translation>La grille en cours est trop grande&#x202f;: une page web contient des grilles jusqu’à %1 et des graphes d’au plus %2 sommets.</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>Colo&amp;nnes</translation>
    </message>
    <message>
        <source>Fewest &amp;presses</source>
        <translation>Partie la plus cou&amp;rte</translation>
    </message>
    <message>
        <source>How ma&amp;ny</source>
        <translation>Nom&amp;bre</translation>
    </message>
    <message>
        <source>Series num&amp;ber</source>
        <translation>Numéro de la &amp;série</translation>
    </message>
    <message>
        <source>The same number gives the same boards, on any computer</source>
        <translation>Le même numéro donne les mêmes grilles, sur n’importe quel ordinateur</translation>
    </message>
    <message>
        <source>Challenge codes</source>
        <translation>Codes de défi</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>The reader chooses</source>
        <translation>Le lecteur choisit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>one press at a time</source>
        <translation>un appui à la fois</translation>
    </message>
    <message>
        <source>a whole solution</source>
        <translation>une solution entière</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Ce qu’il faut faire</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>Te&amp;xt for the class</source>
        <translation>Te&amp;xte pour la classe</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>In&amp;dices</translation>
    </message>
    <message>
        <source>One code per line, as on worksheets</source>
        <translation>Un code par ligne, comme sur les feuilles</translation>
    </message>
    <message>
        <source>Write the codes of the dealt boards</source>
        <translation>Écrire les codes des grilles tirées</translation>
    </message>
    <message>
        <source>To read out, or for a live class or another computer</source>
        <translation>À lire à voix haute, ou pour une classe en direct ou un autre ordinateur</translation>
    </message>
</context>
<context>
    <name>lightsout::WhatIfTool</name>
    <message>
        <source>Point at a vertex to see what would become of the board.</source>
        <translation>Pointez un sommet pour voir ce que deviendrait la grille.</translation>
    </message>
    <message>
        <source>A click makes the change; Undo takes it back. With the keyboard: arrow keys and space bar.</source>
        <translation>Un clic fait le changement ; Annuler le défait. Au clavier : flèches et barre d’espace.</translation>
    </message>
    <message>
        <source>Point at a coloured line to see what would become of the board.</source>
        <translation>Pointez une ligne colorée pour voir ce que deviendrait la grille.</translation>
    </message>
    <message>
        <source>A click makes the change; Undo takes it back. Drag from one vertex to another to look at any pair. With the keyboard: space bar, arrow keys, space bar.</source>
        <translation>Un clic fait le changement ; Annuler le défait. Pour examiner une paire, faites glisser d’un sommet à l’autre. Au clavier : espace, flèches, espace.</translation>
    </message>
    <message>
        <source>Move to another vertex with the arrow keys, and press the space bar there to make the change.</source>
        <translation>Allez à un autre sommet avec les flèches, puis appuyez sur la barre d’espace pour faire ce changement.</translation>
    </message>
</context>
<context>
    <name>lightsout::WhyButton</name>
    <message>
        <source>Show this topic in the manual</source>
        <translation>Voir ce sujet dans le manuel</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>lightsout::WinningLawCard</name>
    <message>
        <source>Length of a game from this board</source>
        <translation>Longueur d’une partie depuis cette grille</translation>
    </message>
    <message>
        <source>This board can&apos;t be won, not even by chance.</source>
        <translation>Cette grille n’est pas gagnante&#x202f;: le hasard n’y peut rien.</translation>
    </message>
    <message>
        <source>The exact law is known only if at most %1 boards can be reached.</source>
        <translation>La loi n’est connue que si au plus %1 grilles sont accessibles.</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>appuis</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>exact law</source>
        <translation>loi exacte</translation>
    </message>
    <message>
        <source>%1 of the games take more than %2 presses.</source>
        <translation>%1 des parties demandent plus de %2 appuis.</translation>
    </message>
    <message>
        <source>%1 of the games took more than %2 presses (exact: %3).</source>
        <translation>%1 des parties ont demandé plus de %2 appuis (valeur exacte&#x202f;: %3).</translation>
    </message>
    <message numerus="yes">
        <source>share of the games per %Ln press(es)</source>
        <translation>
            <numerusform>part des parties par %Ln appui</numerusform>
            <numerusform>part des parties par %Ln appuis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 presses or more</source>
        <translation>%1 appuis ou plus</translation>
    </message>
    <message>
        <source>%1 to %2 presses</source>
        <translation>%1 à %2 appuis</translation>
    </message>
    <message>
        <source>This board is already won.</source>
        <translation>Cette grille est déjà gagnée.</translation>
    </message>
</context>
<context>
    <name>lightsout::WinningMeansCard</name>
    <message>
        <source>Mean number of presses until the board is won</source>
        <translation>Espérance du nombre d’appuis jusqu’à la victoire</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>%1: %2 boards can be reached. That is too many to examine one by one; the limit is %3.</source>
        <translation>%1&#x202f;: %2 grilles sont accessibles, trop pour être examinées une à une. La limite est %3.</translation>
    </message>
    <message>
        <source>%1 with random presses: %2 boards can be reached, grouped here by the number of presses needed</source>
        <translation>%1, appuis au hasard&#x202f;: %2 grilles accessibles, regroupées selon le nombre d’appuis nécessaires</translation>
    </message>
    <message>
        <source>presses needed</source>
        <translation>appuis nécessaires</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>espérance</translation>
    </message>
    <message>
        <source>boards that can be reached</source>
        <translation>grilles accessibles</translation>
    </message>
    <message>
        <source>mean number of presses</source>
        <translation>nombre moyen d’appuis</translation>
    </message>
</context>
<context>
    <name>lightsout::WinningView</name>
    <message>
        <source>The law of the winning time is not known for this board.</source>
        <translation>On ne connaît pas la loi du temps de victoire pour cette grille.</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Exact mean</source>
        <translation>Espérance</translation>
    </message>
    <message>
        <source>The mean is not known for this board.</source>
        <translation>On ne connaît pas l’espérance pour cette grille.</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %Ln game(s)</source>
        <translation>
            <numerusform>Moyenne de %Ln partie</numerusform>
            <numerusform>Moyenne de %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been won yet.</source>
        <translation>Aucune partie n’est encore gagnée.</translation>
    </message>
    <message>
        <source>Half the games are over by press</source>
        <translation>La moitié des parties sont finies à l’appui</translation>
    </message>
    <message>
        <source>Won on the first press</source>
        <translation>Gagnée au premier appui</translation>
    </message>
    <message>
        <source>Can end on</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>odd-numbered presses</source>
        <translation>impaire</translation>
    </message>
    <message>
        <source>even-numbered presses</source>
        <translation>paire</translation>
    </message>
    <message>
        <source>any press</source>
        <translation>quelconque</translation>
    </message>
    <message>
        <source>Play more games</source>
        <translation>Jouer d’autres parties</translation>
    </message>
    <message>
        <source>Simulate more games to compare their mean with the exact one</source>
        <translation>Simuler d’autres parties, pour comparer leur moyenne à la valeur exacte</translation>
    </message>
</context>
<context>
    <name>lightsout::WorksheetDialog</name>
    <message>
        <source>Save as &amp;PDF …</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as LaTe&amp;X …</source>
        <translation>Enregistrer en LaTe&amp;X…</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Feuille d’exercices</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Choose at least one kind of puzzle.</source>
        <translation>Choisissez au moins un type d’exercices.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>Enregistrer la feuille d’exercices</translation>
    </message>
    <message>
        <source>worksheet</source>
        <translation>exercices</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 a été enregistré.</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>%1 n’a pas pu être enregistré. %2</translation>
    </message>
    <message numerus="yes">
        <source>The worksheet has %Ln page(s).</source>
        <translation>
            <numerusform>La feuille a %Ln page.</numerusform>
            <numerusform>La feuille a %Ln pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>lightsout::WorksheetForm</name>
    <message>
        <source>The curren&amp;t board</source>
        <translation>La grille en &amp;cours</translation>
    </message>
    <message>
        <source>each harder than the &amp;last</source>
        <translation>chacune plus difficile que la &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers next to the boards</source>
        <translation>&amp;Lettres et chiffres à côté des grilles</translation>
    </message>
    <message>
        <source>&amp;How many presses suffice</source>
        <translation>Combie&amp;n d’appuis suffisent</translation>
    </message>
    <message>
        <source>&amp;Answers on separate pages</source>
        <translation>&amp;Solutions, sur des pages à part</translation>
    </message>
    <message>
        <source>Boards to &amp;solve</source>
        <translation>Grilles à é&amp;teindre</translation>
    </message>
    <message>
        <source>&amp;Press and draw the result</source>
        <translation>Appuyer et &amp;dessiner le résultat</translation>
    </message>
    <message>
        <source>&amp;Matrix to fill in</source>
        <translation>&amp;Matrice à compléter</translation>
    </message>
    <message>
        <source>&amp;Elimination to complete</source>
        <translation>Pivot de &amp;Gauss à mener</translation>
    </message>
    <message>
        <source>&amp;Quiet patterns to find</source>
        <translation>Configurations n&amp;eutres à trouver</translation>
    </message>
    <message>
        <source>&amp;Tilings to draw</source>
        <translation>Pa&amp;vages à dessiner</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>&amp;Fewest presses</source>
        <translation>Part&amp;ie la plus courte</translation>
    </message>
    <message>
        <source>How ma&amp;ny</source>
        <translation>Nom&amp;bre</translation>
    </message>
    <message>
        <source>Sheet num&amp;ber</source>
        <translation>N&amp;uméro de la feuille</translation>
    </message>
    <message>
        <source>The same number gives the same boards, on any computer</source>
        <translation>Le même numéro donne les mêmes grilles, sur n’importe quel ordinateur</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>Max. puzzles per pa&amp;ge</source>
        <translation>Maximum par pa&amp;ge</translation>
    </message>
    <message>
        <source>Graphs to c&amp;olour</source>
        <translation>Graphes à colo&amp;rier</translation>
    </message>
    <message>
        <source>The lights of this board can&apos;t all be turned off, so there is no answer.</source>
        <translation>Cette grille ne peut pas être éteinte&#x202f;: il n’y a pas de solution.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is for boards of up to %Ln cell(s): choose smaller ones.</source>
        <translation>
            <numerusform>«&#x202f;%1&#x202f;» est prévu pour des grilles d’au plus %Ln case&#x202f;: choisissez-en de plus petites.</numerusform>
            <numerusform>«&#x202f;%1&#x202f;» est prévu pour des grilles d’au plus %Ln cases&#x202f;: choisissez-en de plus petites.</numerusform>
        </translation>
    </message>
    <message>
        <source>N&amp;umbers in the cells</source>
        <translation>Numéros dans les ca&amp;ses</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: boards of more than %Ln cell(s) are left out.</source>
        <translation>
            <numerusform>«&#x202f;%1&#x202f;»&#x202f;: les grilles de plus de %Ln case sont omises.</numerusform>
            <numerusform>«&#x202f;%1&#x202f;»&#x202f;: les grilles de plus de %Ln cases sont omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ro&amp;ws of matrix boards</source>
        <translation>Li&amp;gnes (exercices de matrice)</translation>
    </message>
    <message>
        <source>Columns of matr&amp;ix boards</source>
        <translation>Colonnes (exercices de m&amp;atrice)</translation>
    </message>
    <message>
        <source>A board with 9 cells has a matrix with 9 rows</source>
        <translation>Une grille de 9 cases a une matrice de 9 lignes</translation>
    </message>
</context>
</TS>
