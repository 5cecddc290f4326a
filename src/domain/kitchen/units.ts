import type { RecipeLanguage } from './language.ts';

/** What a unit measures; `count` ones come in wholes or halves, and none of another kind becomes one of them. */
type Dimension = 'mass' | 'volume' | 'length' | 'count';

/** A unit of amounts; `size` is grams, millilitres or millimetres, of a British kitchen where countries differ. */
export type Unit = { readonly name: string; readonly dimension: Dimension; readonly size: number };

/**
 * A unit a line: its name, dimension, size, names in English, names in German. Sizes: the spoons are the
 * metric 5 and 15 ml, cups and pints are set apart by `sizeOf`; ounce and pound are the international ones
 * (NIST Handbook 44, appendix C).
 */
const table = `
mg | mass 0.001 | mg, milligram, milligrams | Milligramm
g | mass 1 | g, gr, gm, gms, gram, grams, gramme, grammes | Gramm
dag | mass 10 | | dag, dkg, Deka
kg | mass 1000 | kg, kgs, kilo, kilos, kilogram, kilograms | Kilogramm, Kilo
oz | mass 28.349523125 | oz, ounce, ounces | Unze, Unzen
lb | mass 453.59237 | lb, lbs, pound, pounds |
pfund | mass 500 | | Pfund, Pfd, Pfd
ml | volume 1 | ml, mls, millilitre, millilitres, milliliter, milliliters | Milliliter
cl | volume 10 | cl, centilitre, centilitres | Zentiliter
dl | volume 100 | dl, decilitre, decilitres | Deziliter
l | volume 1000 | l, litre, litres, liter, liters, ltr | Liter
gill | volume 142.0653125 | gill, gills |
jigger | volume 44.36029434375 | jigger, jiggers |
tsp | volume 5 | tsp, tsps, teaspoon, teaspoons, teaspoonful, teaspoonfuls | TL, Teel, Teelöffel, Kaffeelöffel
dsp | volume 10 | dessertspoon, dessertspoons, dsp |
tbsp | volume 15 | tbsp, tbsps, tbs, tbl, tablespoon, tablespoons, tablespoonful, tablespoonfuls | EL, Essl, Eßl, Esslöffel, Eßlöffel
fl oz | volume 28.4130625 | fl oz, fl. oz, fluid ounce, fluid ounces |
cup | volume 250 | cup, cups, c | Tasse, Tassen
pint | volume 568.26125 | pint, pints, pt | Pint
quart | volume 1136.5225 | quart, quarts, qt, qts |
gallon | volume 4546.09 | gallon, gallons, gal |
mm | length 1 | mm, millimetre, millimetres, millimeter, millimeters | Millimeter
cm | length 10 | cm, centimetre, centimetres, centimeter, centimeters | Zentimeter
inch | length 25.4 | in, inch, inches, " | Zoll
pinch | count 1 | pinch, pinches | Prise, Prisen, Pr, Messerspitze, Messerspitzen, Msp
dash | count 1 | dash, dashes | Spritzer, Spr
splash | count 1 | splash, splashes, glug, glugs | Schuss
drizzle | count 1 | drizzle, drizzles |
drop | count 1 | drop, drops | Tropfen, Tr
knob | count 1 | knob, knobs | Stich
handful | count 1 | handful, handfuls | Handvoll, Hand voll, Hände voll
bunch | count 1 | bunch, bunches | Bund, Bd, Bündel
sprig | count 1 | sprig, sprigs | Zweig, Zweige, Zweigen, Zweiglein
stalk | count 1 | stalk, stalks, rib, ribs | Stängel, Stängeln, Stiel, Stiele, Stielen
stick | count 1 | stick, sticks | Stange, Stg, Stangen
slice | count 1 | slice, slices | Scheibe, Schb, Scheiben
rasher | count 1 | rasher, rashers |
sheet | count 1 | sheet, sheets | Platte, Platten
strip | count 1 | strip, strips | Streifen
head | count 1 | head, heads | Kopf, Köpfe
bulb | count 1 | bulb, bulbs | Knolle, Knollen
ear | count 1 | ear, ears |
clove | count 1 | clove, cloves | Zehe, Zehen
leaf | count 1 | leaf, leaves | Blatt, Bl, Blätter
piece | count 1 | piece, pieces, chunk, chunks | Stück, Stücke, Stücken, Stk, St
block | count 1 | block, blocks | Block, Blöcke
bar | count 1 | bar, bars | Tafel, Tafeln, Riegel
cube | count 1 | cube, cubes | Würfel
ball | count 1 | ball, balls | Kugel, Kugeln
part | count 1 | part, parts | Teil, Teile
tin | count 1 | tin, tins, can, cans | Dose, Ds, Dosen, Büchse, Büchsen
jar | count 1 | jar, jars | Glas, Gläser
pack | count 1 | pack, packs, packet, packets, package, packages, pkg, sachet, sachets, pouch, pouches, envelope, envelopes | Pck, Pckg, Packerl, Packung, Packungen, Päckchen, Pkg, Pk, Pkt, Tüte, Tüten, Tütchen, Paket, Pakete
bag | count 1 | bag, bags | Beutel, Btl
box | count 1 | box, boxes | Schachtel, Schachteln
carton | count 1 | carton, cartons | Karton
pot | count 1 | pot, pots, tub, tubs | Becher
punnet | count 1 | punnet, punnets | Schale, Schalen, Schälchen
tube | count 1 | tube, tubes | Tube, Tuben
bottle | count 1 | bottle, bottles | Fläschchen, Fl, Flasche, Flaschen
scoop | count 1 | scoop, scoops | Kelle, Kellen
rack | count 1 | rack, racks, slab, slabs |
loaf | count 1 | loaf, loaves | Laib, Laibe
shot | count 1 | shot, shots |
batch | count 1 | batch, batches |
roll | count 1 | | Rolle, Rollen
`;

const vague = new Set(['pinch', 'dash', 'splash', 'drizzle']);

/** Whether a unit says no amount that could be doubled: a pinch stays a pinch. */
export function isVague(unit: Unit | null): boolean {
  return unit !== null && vague.has(unit.name);
}

const parsed = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', measure = '', english = '', german = ''] = line
      .split('|')
      .map((part) => part.trim());
    const [dimension, size] = measure.split(' ');
    const names = (list: string) => list.split(',').map((one) => one.trim());
    const unit: Unit = { name, dimension: dimension as Dimension, size: Number(size) };
    return { unit, english: names(english), german: names(german) };
  });

/** Units by name. */
export const units: ReadonlyMap<string, Unit> = new Map(
  parsed.map(({ unit }) => [unit.name, unit]),
);

const englishNames = namesOf(({ english }) => english);
/** German recipes use the short metric names too, and many an English word. */
const germanNames = new Map([...englishNames, ...namesOf(({ german }) => german)]);

function namesOf(choose: (row: (typeof parsed)[number]) => string[]): Map<string, Unit> {
  return new Map(
    parsed.flatMap((row) =>
      choose(row)
        .filter(Boolean)
        .map((name) => [name.toLowerCase(), row.unit] as const),
    ),
  );
}

/** In these, `T` is a tablespoon and `t` a teaspoon. */
const single: Record<string, Unit | undefined> = { T: units.get('tbsp'), t: units.get('tsp') };

/** The unit that a word, or two words with a space between, names in a language; full stops behind it do not count. */
export function unitNamed(word: string, language: RecipeLanguage): Unit | null {
  const plain = word.replace(/\.$/, '');
  if (language !== 'de' && single[plain]) return single[plain];
  const names = language === 'de' ? germanNames : englishNames;
  return names.get(plain.toLowerCase()) ?? null;
}

/**
 * American measures are smaller than British ones: the customary cup of 236.588 ml, its tablespoon and
 * teaspoon, and the pint of two such cups (NIST Handbook 44, appendix C). A German cup holds 250 ml.
 */
const american: Record<string, number> = {
  tsp: 4.92892159375,
  tbsp: 14.78676478125,
  'fl oz': 29.5735295625,
  gill: 118.29411825,
  cup: 236.5882365,
  pint: 473.176473,
  quart: 946.352946,
  gallon: 3785.411784,
};

/** The size of a unit as the writers of a language mean it, in grams, millilitres or millimetres. */
export function sizeOf(unit: Unit, language: RecipeLanguage): number {
  return (language === 'en-US' ? american[unit.name] : undefined) ?? unit.size;
}
