import { describe, expect, test } from 'vitest';
import { lists } from '#test/support/foods-named.ts';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { foodsOfCompound } from './german-compounds.ts';
import { foodsOfWords } from './named-foods.ts';

/** Those of some words that name a food, or that do not. */
const those = (words: string, isNamed: boolean, food: string) =>
  words.split(/,\s+/).filter((word) => lists(`100 g ${word}`, food) === isNamed);

describe('an allergy is read from a German word: what it is cut to, baked as or filled with', () => {
  test.each([
    [
      'fish',
      'Wildlachsfilet, Räucherlachsscheiben, Räucherforellenfilet, Räucherforellenfilets, Heilbuttfilet, Schellfischfilet, Seezungenfilet, Steinbuttfilet',
    ],
    [
      'fish',
      'Karpfenfilet, Hechtfilet, Barschfilet, Viktoriabarschfilet, Wolfsbarschfilet, Doradenfilet, Tilapiafilet, Schwertfischsteak, Lachssteaks, Welsfilet',
    ],
    ['fish', 'Surimistäbchen, Surimisticks, Anchovis-Soße'],
    ['crab', 'Surimistäbchen, Surimisticks, Nordseekrabbenfleisch'],
    ['egg', 'Surimistäbchen, Surimisticks'],
    ['wheat', 'Surimistäbchen, Surimisticks'],
    ['crustacean', 'Riesengarnelenschwänze, Nordseekrabbenfleisch'],
    [
      'wheat',
      'Brotwürfel, Brotscheiben, Brotkrumen, Weißbrotwürfel, Toastscheiben, Baguettescheiben, Zwiebackkrümel',
    ],
    [
      'wheat',
      'Tortillafladen, Pitataschen, Pizzaboden, Flammkuchenboden, Mürbeteigboden, Mürbeteigböden, Biskuitrolle',
    ],
    [
      'wheat',
      'Blätterteigrolle, Blätterteigplatten, Blätterteigtaschen, Strudelblätter, Filoblätter, Yufkablätter',
    ],
    ['nut', 'Müsliriegel, Cashewmus, Pecankernstücke'],
    ['egg', 'Remouladensoße, Biskuitrolle, Mayonnaisecreme'],
    ['mustard', 'Remouladensoße'],
    [
      'dairy',
      'Goudascheiben, Cheddarscheiben, Fetawürfel, Ziegenkäserolle, Schafskäsewürfel, Schmelzkäsescheiben, Bergkäsewürfel, Ricottafüllung, Mascarponecreme',
    ],
    [
      'dairy',
      'Vanille Eis, Erdbeereis, Heidelbeereis, Walnusseis, Vanille-Eis, Zitroneneis, Softeis, Kirscheis',
    ],
    ['walnut', 'Walnusseis'],
  ])('names %s: %s', (food, words) => expect(those(words, false, food)).toEqual([]));

  test.each([
    ['alcohol', 'Weinblätter, Weinblatt, Kirschsoße, Kirscheis, Kirschfüllung'],
    ['egg', 'Eiswürfel, Eissalat, Eisstäbchen'],
    ['gluten', 'Brotaufstrich'],
    ['dairy', 'Basmatireis, Wassereis, Erdbeerreis, Sojaeis, Butternusswürfel, Kokosmilchcreme'],
    ['dairy', 'Muskatnussscheiben, Erdnussbuttercreme, Butternusskürbiswürfel'],
    ['gluten', 'Lorbeerblätter, Reisblätter, Tomatensoße, Reisfladen, Maisfladen'],
    ['meat', 'Fleischtomatenwürfel, Selleriesteak, Kürbissteak, Lachssteak, Schwertfischsteak'],
    ['meat', 'Fruchtfleischwürfel'],
    ['poultry', 'entrücken'],
  ])('and no %s where the rest of the word is another thing: %s', (food, words) => {
    expect(those(words, true, food)).toEqual([]);
  });
});

describe('an allergy is read from a German word of its own', () => {
  test.each([
    ['fish', 'Brathering, Bratheringe, Salzhering, Salzheringe, Sahnehering, Senfheringe'],
    ['fish', 'Wels, Loup de mer'],
    ['dairy', 'Sahnehering'],
    ['crustacean', 'Krevetten'],
    ['wheat', 'Seitanschnitzel, Seitanhack, Seitangulasch, Seitanwürfel, Seitanstreifen'],
    ['wheat', 'Grießbrei, Grießpudding, Grießklößchen, Grießnockerl, Grießnockerln, Grießklöße'],
    ['dairy', 'Grießbrei, Grießpudding'],
    ['wheat', 'Knöpfle, Flädle, Frittaten, Mehlklöße, Hefeklöße, Semmelklöße'],
    ['egg', 'Knöpfle, Flädle, Frittaten, Eierteigwaren, Schupfnudeln'],
    ['wheat', 'Vollkornteigwaren, Eierteigwaren, Kuskus, Cous Cous, Couscous'],
    [
      'wheat',
      'Soja-Soße, Soja-Sauce, Austern-Soße, Soja-Soßen, Soja Soße, Bio-Soja-Soße, Austern Sauce',
    ],
    ['soy', 'Soja-Soße, Soja-Sauce, Austern-Soße'],
    ['fish', 'Worcester-Soße, Worchester Sauce, Worchestersauce, Worcester Sauce'],
    ['peanut', 'Saté-Soße, Satésoße, Saté-Sauce'],
    ['wheat', 'Maggi, Maggi-Würze, Maggiwürze'],
    ['celery', 'Maggi, Maggi-Würfel'],
    [
      'barley',
      'Pils, Kellerbier, Bockbier, Starkbier, Märzenbier, Radler, Weizenbier, Hefeweizen, Weißbier',
    ],
    ['alcohol', 'Pils, Kellerbier, Bockbier, Starkbier, Märzenbier, Radler, Weizenbier'],
    ['wheat', 'Weizenbier, Hefeweizen, Weißbier'],
    ['egg', 'Majo, Schokoküsse, Schaumküsse, Schokokuss, Maultaschen'],
    ['mustard', 'Majo'],
    ['wheat', 'Schokoküsse, Schaumküsse, Maultaschen'],
    ['meat', 'Maultaschen'],
    [
      'nut',
      'Nugat, Nugatcreme, Schichtnougat, Edelnougat, Krokantstreusel, Pecankerne, Pekankerne, Zedernnüsse, Knabbernüsse',
    ],
    ['almond', 'Lebkuchen, Printen, Spekulatius, Vanillekipferl, Lebkuchenherzen, Raffaello'],
    ['wheat', 'Lebkuchen, Printen, Spekulatius, Raffaello, Duplo, Knoppers'],
    ['hazelnut', 'Lebkuchen, Printen, Duplo, Knoppers'],
    ['dairy', 'Raffaello, Duplo, Knoppers, Kinderschokolade, Milka, Smarties, Yogurette'],
    ['dairy', 'Fruchtjogurt, Jogurtsoße, Jogurt, Cambozola, Romadur, Harzer, Sbrinz'],
    [
      'dairy',
      'weißer Schokolade, weißen Schokolade, weiße Kuvertüre, Schokolade (weiß), weiße Schokoladenraspel',
    ],
    ['dairy', 'Halbfettmargarine, Backmargarine'],
    ['celery', 'Hühnerbrühpulver, Rinderbrühpulver, Bouillonpulver, Gemüsebouillonpulver'],
    ['crustacean', 'gelbe Currypaste, roter Currypaste, grüner Currypaste, yellow curry paste'],
    [
      'sulphite',
      'Trockenfrüchte, Trockenfrüchten, Trockenaprikosen, Softaprikosen, Schaumwein, Burgunder',
    ],
    ['alcohol', 'Reiswein, Schaumwein, Burgunder'],
  ])('names %s: %s', (food, words) => expect(those(words, false, food)).toEqual([]));

  test.each([
    ['100 g Schokolade, weiße', 'dairy'],
    ['100 g Schokolade, weiß', 'dairy'],
    ['1 EL Currypaste, rote', 'crustacean'],
    ['1 EL Currypaste (grün)', 'fish'],
  ])('and from what stands behind the name: %s', (line, food) => {
    expect(lists(line, food)).toBe(true);
  });

  test.each([
    ['fish', 'well, gathering, feathering, smothering, Muttern'],
    ['alcohol', 'pills, pil pil, clubbier, chubbier'],
    ['nut', 'Genüsse, Muskatnüsse, Kokosnüsse'],
    ['wheat', 'Kartoffelklöße, Kartoffelknödel, Reisteigwaren, Maisgrieß, Spekulatiusgewürz'],
    ['almond', 'Spekulatiusgewürz, Lebkuchengewürz, gingerbread'],
    ['egg', 'Gemüsebouillon, Kartoffelklöße'],
  ])('but %s is in none that only sounds so: %s', (food, words) => {
    expect(those(words, true, food)).toEqual([]);
  });
});

describe('meat, honey and gelatine are read from a German word', () => {
  test.each([
    [
      'meat',
      'Geflügelfond, Geflügelbrühe, Knochenbrühe, Wildfond, Bratenfond, Kraftbrühe, Gyrosfleisch',
    ],
    [
      'meat',
      'Roastbeef, Kotelett, Koteletts, Gyros, Cevapcici, Ćevapčići, Geschnetzeltes, Köttbullar, Klopse, Hacksteak, Tatar, Entrecôte, Hüftsteak, Nackensteak, Beefsteak',
    ],
    [
      'meat',
      'Ochsenschwanz, Ochsenbacken, Zwiebelmett, Bratwurstbrät, Salamischeiben, Baconwürfel, Chorizowürfel, Rehfilet, Kaninchenrücken, Hasenrücken',
    ],
    [
      'meat',
      'Poularde, Maispoularde, Wachteln, Wachtel, Fasan, Fasanenbrust, Brathendl, Backhendl, Geselchtes',
    ],
    ['sausage', 'Wurstscheiben, Käsekrainer, Bratwurstbrät, Geflügelwürstchen, Rindswurst'],
    ['dairy', 'Käsekrainer'],
    ['corn', 'Maispoularde'],
    ['honey', 'Akazienhonig, Waldhonig, Blütenhonig, Honigsenf'],
    ['gelatine', 'Gummibärchen, Fruchtgummi, Aspik'],
  ])('names %s: %s', (food, words) => expect(those(words, false, food)).toEqual([]));

  test.each([
    [
      'meat',
      'Ochsenherztomaten, Wachtelbohnen, Wachteleier, Sellerie-Kotelett, Sellerie-Steak, Sojageschnetzeltes, Soja-Geschnetzeltes, Pilzgyros, Soja-Gyros',
    ],
    ['meat', 'Gyrosgewürz, Gyros-Gewürz, gyro seasoning, salmon tartare, cream of tartar, Tataren'],
    ['honey', 'Löwenzahnhonig, Kunsthonig, Honigmelone'],
  ])('but no %s where it is called so alone: %s', (food, words) => {
    expect(those(words, true, food)).toEqual([]);
  });
});

describe('no food is read from a German word that is none', () => {
  test.each([
    [
      'beef',
      'grated rind of 1 lemon, parmesan rind, Lemon Rind, lemon rinds, Rinde, Rindenstreifen',
    ],
    ['meat', 'a handy hack, kitchen hacks, hacked into pieces'],
    ['dairy', 'Vanillepuddingpulver'],
    ['dairy', 'butterweich, butterweiche, butterzart, butterzarte, Butterbrotpapier'],
    ['dairy', 'milchsauer, milchsaure, milchige, milchig, Milchaufschäumer'],
    ['nut', 'nussig, nussige, nussiger, nussiges, nussbraun, nussbraune'],
    ['gluten', 'Keksausstecher, Keksdose'],
    ['egg', 'eiweißhaltige, Eiweißlieferant, Ei-Ersatz, Eiersatzpulver, Eiersatz'],
    ['pork', 'Frankfurter Grüne Soße, Frankfurter Kranz, Wiener Boden'],
    ['beef', 'Hamburger Brötchen, Hamburger-Brötchen, Hamburgerbrötchen'],
    ['dairy', 'Balsamico-Creme, Kokos-Creme, Crema di Balsamico, Balsamicocreme'],
    [
      'dairy',
      'Hafer-Milch, Mandel-Milch, Soja-Milch, Kokos-Milch, Soja-Sahne, Sahne-Ersatz, Butter-Ersatz',
    ],
    [
      'dairy',
      'Mandelsahne, Mandelfrischkäse, Sojakäse, Pflanzensahne, Pflanzenbutter, Pflanzenjoghurt',
    ],
    [
      'dairy',
      'Mandelbutter, Cashewbutter, Apfelbutter, Erdmandelmilch, Kartoffelmilch, Getreidemilch, Walnussmilch, Hirsemilch',
    ],
    ['pork', 'Tofuwürstchen, Sojawurst, Seitanwurst'],
    ['gluten', 'Amaranthmehl, Sorghummehl, Cassavamehl, Polentagrieß'],
    [
      'gluten',
      'Konjaknudeln, Sojanudeln, Gemüsenudeln, Möhrennudeln, Zucchinispaghetti, Reis-Nudeln, Mais-Mehl',
    ],
    ['dairy', 'Butterkürbis, Butterkohl, Sahnefestiger, Sahnestandmittel'],
  ])('no %s: %s', (food, words) => expect(those(words, true, food)).toEqual([]));

  test.each([
    [
      'beef',
      'Rind, vom Rind, vom rind, Gulaschfleisch vom Rind, Rind und Schwein, Rinds-Gulasch, Rindswurst',
    ],
    ['meat', 'Hack, hack, gemischtes Hack, halb Rind halb Schwein'],
    ['dairy', 'Parmesan rind, butterweiche Butter, Nussbutter, Kräuter-Butter, Vanille-Creme'],
    ['cheese', 'Parmesan rind'],
    ['nut', 'Mandelsahne, Walnussmilch, Cashewbutter, Mandel-Butter, Frankfurter Kranz'],
    ['egg', 'Frankfurter Kranz, Wiener Boden, Ei-Butter'],
    ['gluten', 'Frankfurter Kranz, Wiener Boden, Hamburger Brötchen, Buchweizennudeln'],
    ['sesame', 'Hamburger Brötchen, Hamburger-Brötchen'],
    ['poultry', 'Geflügelwürstchen'],
    ['pork', 'Kalbswurst, Leberwurst, Kartoffelwurst, Frankfurter, Wiener'],
  ])('while %s is what it was: %s', (food, words) => {
    expect(those(words, false, food)).toEqual([]);
  });
});

test.each([
  ['Kirsche', 'cherry'],
  ['Kirschen', 'cherry'],
  ['Kirsch', 'kirsch'],
  ['Beere', 'berry'],
  ['beer', 'beer'],
  ['Bier', 'beer'],
  ['Enten', 'duck'],
  ['Puten', 'turkey'],
])('%s is %s alone, whatever shares its stem', (word, food) =>
  expect(foodsOfWords([word]).map(({ name }) => name)).toEqual([food]),
);

test.each([
  'a',
  'filet',
  'Soja-',
  'x-soße ',
  'rind ',
  'Hack\n',
  'weiße ',
  'grüne  ',
  'Currypaste (',
])('a long text takes time by its length, and not by the square of it: %s', (piece) => {
  const growth = growthOf((times) => {
    const text = piece.repeat(times * 10_000);
    lists(text, 'meat');
    foodsOfCompound(text);
  });
  expect(growth).toBeLessThan(muchMore);
});
