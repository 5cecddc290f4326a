import { describe, expect, test } from 'vitest';
import { names } from '#test/support/foods-named.ts';
import { dietsOf } from './diets.ts';

const those = (lines: string, isNamed: boolean, food: string) =>
  lines.split(', ').filter((line) => names({ ingredients: [line] }, food) === isNamed);

describe('a German word of several parts ends with a food', () => {
  test.each([
    ['almond', 'Rauchmandeln, Salzmandeln, Hobelmandeln, Blattmandeln, Schokomandeln'],
    ['nut', 'Cocktailnüsse, Salznüsse, Röstnüsse, Piniennüsse, Nussöl, Nußöl, Pistazienöl'],
    ['peanut', 'Salzerdnüsse, Honigerdnüsse, Wasabierdnüsse'],
    [
      'dairy',
      'Büffelmozzarella, Magertopfen, Speisetopfen, Kräuterschmand, Ofencamembert, Mittelgouda',
    ],
    [
      'dairy',
      'Ziegengouda, Kräuterfeta, Schafsfeta, Naturskyr, Sauerobers, Kaffeeobers, Ricottaravioli',
    ],
    [
      'meat',
      'Paprikasalami, Barbarieente, Weihnachtsgans, Jungrind, Jungschweinskarree, Bauchrippchen',
    ],
    ['meat', 'Rehragout, Wildragout, Rehleber, Wildkaninchen, Milchlamm, Milchkalb, Hackklößchen'],
    [
      'gluten',
      'Sandwichtoast, 2 Sch. Toast, Perlcouscous, Käsetortellini, Kartoffelgnocchi, Vollkornpenne',
    ],
    ['gluten', 'Zartweizen, Zartdinkel, Kristallweizen, Klosterbier'],
    [
      'egg',
      'Trüffelmayonnaise, Knoblauchmayo, Kräuterremoulade, Salatcreme, Eisalat, Wachtelei, Osterei',
    ],
    ['soy', 'Naturtofu, Kräutertofu'],
    ['sesame', 'Röstsesam, Schwarzsesam'],
    [
      'mollusc',
      'Babytintenfisch, Minitintenfische, Babykalmare, Oktopusarme, Felsenaustern, Sepien, Kalamari',
    ],
    ['crustacean', 'Cocktailshrimps, Eismeershrimps, Babyhummer'],
    ['fish', 'Fischgräten, Fischöl, Bachsaibling'],
  ])('%s: %s', (food, lines) => expect(those(lines, false, food)).toEqual([]));

  test.each([
    [
      'nut',
      'Muskatnüssen, Kokosnüssen, Hochgenüsse, Mandelkartoffeln, Maronenröhrlinge, Kastanienpilz',
    ],
    ['peanut', 'Wallnüsse, Paranüssen, Piniennüsse, Nüsslisalat'],
    ['gluten', 'Buchweizen, Maispenne, Linsenfusilli, Blumenkohlcouscous, Semmelpilze'],
    ['dairy', 'Butternutkürbis, Butternutkürbisse, Oktobers, Kochtöpfen'],
    ['egg', 'Eierschwammerln'],
    ['meat', 'Hähnchengewürz, Schweinebratengewürz, Tofusalami'],
    ['fish', 'Fischgewürz'],
  ])('and no %s: %s', (food, lines) => expect(those(lines, true, food)).toEqual([]));
});

describe('cuts, dishes, brands and names of other countries are foods', () => {
  test.each([
    [
      'meat',
      'Bolognese, Chili con Carne, ragù, Salsiccia, Köfte, Bifteki, Döner, Kebab, Schaschlik, Cordon bleu',
    ],
    [
      'meat',
      '500 g Filet, Lende, Nacken, Hohe Rippe, Lungenbraten, Beiried, Stelze, Wammerl, Ripperl, Schäufele',
    ],
    [
      'meat',
      'Grammeln, Grieben, Talg, Lardo, Bratensoße, Jus, Pastete, Nieren, Kutteln, Zunge, Hirn, Beuschel',
    ],
    [
      'meat',
      'Spanferkel, Hase, Zicklein, Schaf, Pferd, Taube, Stubenküken, Trutenbrust, Chickenwings, Brät',
    ],
    [
      'meat',
      'Ossobuco, Saucisson, Servelat, Presskopf, Ferkel, Ochse, carne asada, chicharrones, London broil',
    ],
    [
      'meat',
      'Cervelat, Nürnberger, Kaminwurzen, Pfefferbeißer, Aufschnitt, Parma, 4 Scheiben Serrano, Jamón Ibérico',
    ],
    [
      'meat',
      '4 rashers, 8 thighs, 8 wings, 2 lb ribs, tenderloin, rib-eye, T-bone, filet mignon, flank, tri-tip',
    ],
    [
      'meat',
      '4 burgers, burger patties, bangers, 4 brats, franks, biltong, cold cuts, giblets, 1 cup gravy, Bovril',
    ],
    [
      'fish',
      'Worcester, Thon, Bücklinge, Stör, Renke, Rotbarbe, Stint, Hai, Lebertran, 1 lb bass, skate, smelts',
    ],
    [
      'gluten',
      'Klöße, Knöpfli, Brezn, Weggli, Fleckerl, Ebly, Schmelzflocken, Biskotten, Einbrenne, 330 ml Helles',
    ],
    [
      'gluten',
      'sleeve Ritz, soft tacos, baps, tipo 00, spag, all purpose flower, Cheerios, dalia, sevai, rawa',
    ],
    ['egg', 'Meringen, Windringe, Baisertropfen, Hellmann’s, 2 whites, eggwash, anda'],
    [
      'dairy',
      '250 ml Schlag, Scheibletten, QimiQ, weiße Schoki, Nougatkuvertüre, white choc chips, 2 sticks unsalted',
    ],
    [
      'dairy',
      'Kerrygold, Philly, 4 slices Swiss, Muenster, labne, Kiri, malai, mattha, 2 Kugeln Eis',
    ],
    [
      'fish',
      'shad, huss, megrim, dogfish, tench, butterfish, Butterfisch, Buttermakrele, escolar, hoki, kingklip, alici, fishcakes, fish cakes',
    ],
    [
      'fish',
      'Barben, Brassen, Meerbrasse, Blaufelchen, Reinanke, Trüschen, Schillfilet, Fogosch, Spiegelkarpfen, Strömlinge, Meerbarben, Lachsersatz',
    ],
    ['crustacean', 'Granat, crabcakes, crab cakes'],
    ['mollusc', 'Meeresschnecken, Strandschnecken, octopi, seppioline, moules'],
    ['gluten', 'fishcakes, crab cakes'],
    [
      'dairy',
      'Bleu d’Auvergne, Fourme d’Ambert, Ziger, Schabziger, Mutschli, Bryndza, Ziegentopfen, Kässpätzle, Kasnocken, Kaspressknödel, Nidel, Blanc battu',
    ],
    [
      'dairy',
      'graviera, kasseri, mizithra, twaróg, Port Salut, Maroilles, Pont-l’Évêque, Mont d’Or, caciotta, Cheshire, Lancashire, Cantal, cajeta, mornay',
    ],
    ['dairy', 'naan, garlic bread, korma sauce, drinking chocolate, Fondue, rarebit, laban, kheer'],
    ['gluten', 'cream of mushroom soup, cream of chicken soup, garlic bread'],
    [
      'meat',
      'Rinder, Ochsen, Hammel, Gitzi, Damwild, Gams, Känguru, Straußenfilet, Blunzen, Knacker, Krainer, Schwarte, Leiterchen, Verhackertes, Kapaun',
    ],
    [
      'meat',
      'Rostbraten, Kasslerbraten, Hüferl, weißes Scherzel, Querrippe, dicke Rippe, Huft, Plätzli, Pouletschenkel, 500 g Wild, Roulade',
    ],
    [
      'meat',
      'head cheese, fatback, tasso, lap cheong, longaniza, capon, grouse, duckling, mixed game, ox tongue, escalopes, lamb cutlets, rillettes',
    ],
    [
      'alcohol',
      'Grappa, Calvados, Pernod, Ouzo, Campari, crème de cassis, Orangenlikör, Marillenschnaps, Strohrum, mead',
    ],
    ['gluten', 'Klößen, Oblate, Palatschinke, Backerbse, Teigtasche, Salzstange'],
    ['honey', '100 ml Met, Honigwein, Gelée Royale, royal jelly, mead'],
    [
      'gelatine',
      'Haribo, Gelantiene, jelly babies, gummies, collagen powder, 1 packet raspberry jelly',
    ],
    [
      'celery',
      'Gemüse-Brühe, Brühe (Gemüse), 1 Würfel Brühe, Suppenpulver, Aromat, veg stock, veggie broth',
    ],
    ['peanut', 'Reese’s, PB, Jif, Butterfinger, Nutter Butter, moongphali'],
    ['nut', 'kaju, badam, pista, akhrot, brazils, Persipan, Nougatkuvertüre'],
    ['crustacean', 'langostino, Dungeness, marinara mix, jhinga'],
    ['soy', 'Bragg’s aminos, hoi sin, tempe, Nutrela'],
    ['sesame', '1 tbsp til, shichimi, everything but the bagel seasoning'],
    ['mustard', 'Sempf, Grey Poupon, French’s, sarson'],
  ])('%s: %s', (food, lines) => expect(those(lines, false, food)).toEqual([]));

  test.each([
    [
      'meat',
      'Peperoni, 2 serranos, Swiss chard, steak seasoning, steak sauce, hot dog relish, lamb’s lettuce',
    ],
    [
      'meat',
      'drumstick leaves, 2 drumsticks (moringa), No-Chicken broth, mock duck, Beyond Beef, Quorn mince',
    ],
    [
      'meat',
      'raspberry ripple, 4 burger buns, Frank’s Red Hot, 2 celery ribs, Crème légère, suet (vegetable)',
    ],
    ['fish', 'whiping cream, 100 g Rocher, vegetarian Worcestershire sauce'],
    ['gluten', 'ragi flour, bajra flour, jowar flour, donut peach, lady finger (okra)'],
    ['meat', 'nut cutlets, vegetable escalopes, wild rice, 100 g Wild-Heidelbeeren'],
    ['dairy', 'crème de cassis, crème de menthe'],
    ['dairy', 'butterfish, Butterfisch, Buttermakrele'],
    ['dairy', 'cashew cheese, tofu feta, almond ricotta, sunflower seed butter, tom kha'],
    ['egg', 'chia egg, JUST Egg'],
    ['nut', 'Grape-Nuts'],
    ['mollusc', 'all purpos flour'],
    ['sesame', 'stir til golden'],
  ])('and no %s: %s', (food, lines) => expect(those(lines, true, food)).toEqual([]));

  test('but meat and fish only in a list where the word is also another one', () => {
    for (const step of [
      'Serve with gravy.',
      'Fold in the wings of the dough.',
      'A bass note.',
      'In Parma.',
    ]) {
      expect(names({ steps: [step] }, 'meat') || names({ steps: [step] }, 'fish'), step).toBe(
        false,
      );
    }
    expect(names({ steps: ['Until it has set and they have met.'] }, 'meat')).toBe(false);
    expect(names({ name: 'Lancashire hotpot' }, 'dairy')).toBe(false);
  });
});

test.each([
  ['4 burgers', []],
  ['8 wings', []],
  ['1 Glas Bolognese', []],
  ['500 g Döner', []],
  ['1 lb bass', []],
  ['cauliflower wings', ['vegetarian', 'vegan']],
  ['Linsen-Bolognese', ['vegetarian', 'vegan']],
  ['veggie burgers', ['vegetarian', 'vegan']],
  ['coconut bacon', ['vegetarian', 'vegan']],
  ['bacon bits (vegan)', ['vegetarian', 'vegan']],
  ['vegetarian Worcestershire sauce', ['vegetarian']],
  ['1 Peperoni', ['vegetarian', 'vegan']],
  ['8 oz peperoni', []],
  ['2 mullets', []],
  ['1 lb congers', []],
  ['regular or vegetarian sausages', []],
  ['1 große Zwiebel, frisch', ['vegetarian', 'vegan']],
])('of the labels of a recipe with %s these are left: %s', (line, left) => {
  const recipe = {
    name: 'A dish',
    ingredients: [line],
    steps: ['Stir.'],
    language: 'en-GB' as const,
  };
  expect(dietsOf(recipe, ['vegan', 'vegetarian'])).toEqual(left);
});
