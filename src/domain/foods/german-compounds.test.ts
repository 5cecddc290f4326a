import { describe, expect, test } from 'vitest';
import { lists, names } from '#test/support/foods-named.ts';
import { fold } from '../search/fold.ts';

describe('a German word of several parts', () => {
  test.each([
    [
      'gluten',
      'Weizenvollkornmehl, Roggenbrot, Bandnudeln, Dinkelnudeln, Haferdrink, Gerstenmalz, Semmelknödel',
    ],
    ['gluten', 'Käsekuchenteig, Vollkornspaghetti, Butterkekse, Maismehl mit Weizenkleie'],
    [
      'dairy',
      'Kräuterquark, Ziegenfrischkäse, Knoblauchbutter, Sahnejoghurt, Käsesoße, Molkenpulver, Milchbrötchen',
    ],
    [
      'dairy',
      'Mandelmilchschokolade, Bananenmilch, Apfelquark, Haselnussjoghurt, Nussquark, Nussbutter, Butterreis, Mandelkäsekuchen',
    ],
    ['egg', 'Kartoffelspätzle'],
    ['gluten', 'Kartoffelspätzle, Nussnudeln, Kartoffelnudeln'],
    ['egg', 'Eiernudeln, Freilandeier, Eigelbpulver'],
    [
      'fish',
      'Fischfond, Wildlachs, Lachswürfel, Heringsfilet, Zanderfilet, Wolfsbarsch, Sardellenpaste',
    ],
    ['crustacean', 'Riesengarnelen, Krebsfleisch, Nordseekrabben, Hummerfond'],
    ['mollusc', 'Venusmuscheln, Muschelfleisch, Tintenfischringe'],
    ['nut', 'Haselnussmus, Mandelsplitter, Walnusshälften, Nusskuchen, Pistazienkerne'],
    ['peanut', 'Erdnusssauce, Erdnussflips'],
    ['soy', 'Sojagranulat, Tofuwürfel, Sojasahne'],
    ['celery', 'Selleriesalz, Stangensellerie, Gemüsebrühwürfel'],
    ['mustard', 'Senfmehl, Honigsenf'],
    ['sesame', 'Sesampaste, Tahinsoße'],
    ['lupin', 'Süßlupinenmehl, Lupinenprotein'],
    [
      'meat',
      'Lammkeule, Lammschulter, Lammkoteletts, Lammlachse, Lammhaxen, Lammbraten, Hirschgulasch, Wildschwein, Wildschweinkeule',
    ],
    [
      'meat',
      'Schnitzel, Gulasch, Pilzrahmschnitzel, Kürbiskernschnitzel, Reisfleisch, Rouladen, Faschiertes, Hackepeter, Frikadellen, Hackbällchen, Hackbraten',
    ],
    [
      'meat',
      'Suppenhuhn, Maishähnchen, Kalbshaxe, Putenkeule, Markknochen, Fleischbrühe, Fleischsalat',
    ],
    ['lamb', 'Lammkeule, Lammgulasch'],
    ['beef', 'Beinscheibe, Beinscheiben, Tafelspitz, Rinderrouladen'],
    [
      'pork',
      'Leberkäse, Fleischkäse, Sülze, Lyoner, Krakauer, Cabanossi, Landjäger, Frühstücksspeck, Bauchspeck, Speckbohnen',
    ],
    [
      'pork',
      'Schinkenwürfel, Schinkenspeck, Spareribs, Rippchen, Eisbein, Haxe, Schweinshaxe, Griebenschmalz, Wildschwein',
    ],
    ['poultry', 'Gänseschmalz, Gänsekeule, Suppenhuhn'],
    ['gelatine', 'Blattgelatine, Sofortgelatine, Gelatinepulver, Götterspeise, Mäusespeck, Sülze'],
    ['gluten', 'Knödel, Semmelknödel, Speckknödel, Backerbsen, Toast'],
    ['egg', 'Backerbsen, Amarettini'],
    ['almond', 'Amarettini'],
    ['liver', 'Leberkäs'],
    ['celery', 'Selleriegewürz'],
    ['gluten', 'Schweinsöhrchen, Schweinsohr, Schweinsohren'],
    ['pork', 'Schweineohren, Walnussspeck'],
    ['nut', 'Walnusshack, Nusshack, Haselnusshack'],
    ['peanut', 'Erdnusshack'],
    ['meat', 'Pilzrahmhack, Lammformfleisch, Tomatenhack, Reishack'],
    ['dairy', 'Milchalternative, Sahneersatzprodukt, Käsealternative'],
    ['soy', 'Sojaalternative'],
  ])('names %s: %s', (food, words) => {
    const silent = words.split(', ').filter((word) => !lists(`100 g ${word}`, food));
    expect(silent).toEqual([]);
  });

  test.each([
    [
      'gluten',
      'Reismehl, Buchweizenmehl, Kichererbsenmehl, Reisnudeln, Linsennudeln, Johannisbrotkernmehl',
    ],
    [
      'dairy',
      'Mandelmilch, Kokosjoghurt, Sojasahne, Hafermilch, Kakaobutter, Leberkäse, Milchsäure',
    ],
    ['egg', 'Eiertomaten, Eierschwammerl, Eisbergsalat'],
    ['nut', 'Muskatnuss, Kokosnuss, Erdmandeln, Butternusskürbis'],
    ['mollusc', 'Austernpilze, Austernseitlinge'],
    ['meat', 'Fruchtfleisch, Sojaschnitzel'],
    [
      'meat',
      'Gemüseschnitzel, Sellerieschnitzel, Sellerie-Schnitzel, Kartoffelgulasch, Kartoffel-Gulasch, Pilzgulasch, Sojahack, Tofuspeck',
    ],
    [
      'meat',
      'Sonnenblumenhack, Walnusshack, Nusshack, Pilzhack, Champignonhack, Reispapierspeck, Kokosspeck, Karottenspeck, Möhrenspeck, Pilzspeck, Bananenspeck',
    ],
    [
      'meat',
      'Fleischersatz, Fleischersatzprodukt, Fleischersatzprodukten, Fleischalternative, Hackfleischalternativen, Speckalternative',
    ],
    ['meat', 'Fleischmarinade, Fleischzartmacher, Fleischesser, Gulaschpaste, Gulaschcreme'],
    [
      'meat',
      'Fleischtomaten, fleischlose, fleischige Tomaten, Fleischwolf, speckige Kartoffeln, Hirschhornsalz, Gänseblümchen',
    ],
    ['meat', 'gehackte Mandeln, gehacktes Basilikum, Butterschmalz, Pflanzenschmalz, Lammergeier'],
    [
      'pork',
      'Gänseschmalz, Butterschmalz, Süßbutterschmalz, Pflanzengelatine, Rippchen Schokolade',
    ],
    ['gelatine', 'Gelatineersatz, gelatinefrei, Agargelatine'],
    ['gluten', 'Kartoffelknödel'],
    [
      'meat',
      'Gulaschgewürz, Gulasch-Gewürz, Fleischgewürz, Hackfleischgewürz, Lammgewürz, Lammgewürzmischung, Gänsefüßchen, Schweinsöhrchen, Schweinsohren',
    ],
    ['pork', 'Speckgewürz, Schinkengewürz, Schweinsbratengewürz, Schweinsohr'],
    ['lamb', 'Lammform, Lammbackform, Lammbackformen, Osterlammform'],
    ['beef', 'Ochsenherztomaten, Fleischtomaten'],
    ['egg', 'Weihnachtsfeier, eiweißreich'],
    ['dairy', 'Butterpilze, Butterbohnen'],
    ['wheat', 'weizenfreies, Weizenersatz'],
  ])('is no %s where another plant stands in for it, or it only sounds so: %s', (food, words) => {
    const named = words.split(', ').filter((word) => lists(`100 g ${word}`, food));
    expect(named).toEqual([]);
  });

  test('is meat by the amount before it, where it says elsewhere how herbs are cut', () => {
    expect(lists('500 g Gehacktes', 'meat')).toBe(true);
    expect(lists('1 kg gemischtes Gehacktes vom Rind', 'meat')).toBe(true);
    expect(lists('1 EL gehacktes Basilikum', 'meat')).toBe(false);
    expect(lists('20 g gehacktes Basilikum', 'meat')).toBe(false);
  });

  test('says what the food behind it is free of; the sugar of milk is not milk', () => {
    expect(lists('glutenfreies Mehl', 'gluten')).toBe(false);
    expect(lists('vegane Mayonnaise', 'egg')).toBe(false);
    expect(lists('pflanzliche Sahne', 'dairy')).toBe(false);
    expect(lists('laktosefreie Sahne', 'dairy')).toBe(true);
    expect(lists('nicht glutenfreies Mehl', 'gluten')).toBe(true);
    const bread = { name: 'Glutenfreies Brot', ingredients: ['Reismehl'] };
    expect(names(bread, 'gluten')).toBe(false);
    const denied = { ...bread, name: 'Pizza', description: 'Leider nicht glutenfrei.' };
    expect(names(denied, 'gluten')).toBe(true);
  });
});

test('a German name that is also known as a whole still names all that its parts name', () => {
  for (const [line, food] of [
    ['2 EL Weisweinessig', 'sulphite'],
    ['1 l Gemuesebrühe', 'celery'],
    ['1 l Hühnerbrühe', 'chicken'],
    ['2 EL Apfelessig', 'apple'],
    ['2 EL Maisstärke', 'corn'],
    ['2 EL Malzessig', 'gluten'],
    ['2 EL Sonnenblumenöl', 'seed'],
    ['Salz und Pfeffer', 'salt'],
    ['100 g Speckwürfel', 'pork'],
  ] as const)
    expect(lists(line, food), line).toBe(true);
  expect(lists('launch the website and laugh', 'allium')).toBe(false);
});

test('English words that begin or end alike name no food', () => {
  const words =
    `butterfly gathering school scroll surgeon stolen sticker shuffle patios sibling maroon printer
    weaken pills abraham milestone milquetoast maisonette toasting clubbier amaranthine misogyny`.split(
      /\s+/,
    );
  const allergens = ['gluten', 'fish', 'nut', 'egg', 'dairy', 'mollusc', 'crustacean'];
  const named = words.filter((word) => allergens.some((food) => lists(fold(word), food)));
  expect(named).toEqual([]);
});
