import { foreignFoods } from '../foods/foreign-foods.ts';
import { germanGarden } from '../foods/german-garden.ts';
import { fold } from './fold.ts';
import { unlikeliness } from './near.ts';
import { stem } from './stem.ts';
import { isFiller } from './stop-words.ts';
import { tokenize } from './tokenize.ts';

/** Dishes and ways of cooking in other languages: English first. */
const dishes = `
cheesecake = käsekuchen = gâteau au fromage = tarta de queso = torta al formaggio
cake = kuchen = gâteau = torte = pastel
apple pie = apfelkuchen = tarte aux pommes = tarta de manzana
soup = suppe = soupe = sopa = zuppa = суп = 汤 = スープ
onion soup = zwiebelsuppe
pancake = pfannkuchen = crêpe = crêpes = eierkuchen
salad = salat = salade = ensalada = insalata
stew = eintopf = ragoût
ice cream = speiseeis = glace
cookie = keks = kekse = plätzchen
biscuit = spekulatius = lebkuchen = printen
beer = weissbier = weizenbier = hefeweizen
fried = gebraten = gebratene = gebratener = gebratenes = brat
spring roll = frühlingsrolle = frühlingsrollen
rice pudding = milchreis = riz au lait = arroz con leche
chip = pommes = pommes frites = fritten = frites
dumpling = teigtasche = teigtaschen = maultaschen = пельмени = вареники = 餃子 = ギョーザ = gyoza
sushi = 寿司 = すし = 鮨 = スシ
fried rice = チャーハン = 炒飯
curry = カレー = 咖喱
noodle = 麺 = 面条 = лапша
chicken = 鸡 = 鸡肉 = 雞 = 鶏肉 = курица = куриный
beef = 牛肉 = говядина = rind
pork = 猪肉 = 豚肉 = свинина
tofu = 豆腐
rice = 米饭 = рис
meatloaf = hackbraten = falscher hase
lasagne = lasaña
ribs = rippchen = spareribs
vegetable = gemüse = légumes = verduras = verdure
fried fish = backfisch
sauce = sosse
spicy = scharf = picante = épicé
sweet = süss
sour = sauer
stuffed = gefüllt = gefüllte
mince = hackfleisch = hack
`;

type Terms = readonly string[];

type Words = {
  /** What words of other languages mean, by their folded words, as English terms. */
  readonly meanings: ReadonlyMap<string, Terms>;
  /** Longest name of several words. */
  readonly longest: number;
};

let words: Words | null = null;

/** Read when first asked for: a thread that searches nothing has no use for them. */
export function foreignWords(): Words {
  words ??= readWords();
  return words;
}

function readWords(): Words {
  const meanings = new Map<string, Terms>();
  for (const line of `${foreignFoods}${germanGarden}${dishes}`.trim().split('\n')) {
    const [english = '', ...others] = line.split('=').map((name) => fold(name.trim()));
    const terms = english.split(' ').map(stem);
    for (const other of others) {
      const said = wordsOf(other);
      // A keyword is read without its stop words.
      const key = said.filter((word) => said.length === 1 || !isFiller(word)).join(' ');
      if (key !== '' && !meanings.has(key)) meanings.set(key, terms);
    }
  }
  const longest = Math.max(...[...meanings.keys()].map((one) => one.split(' ').length));
  return { meanings, longest };
}

function wordsOf(text: string): string[] {
  return tokenize(text).map((token) => token.text);
}

/** German joins words, at times with a letter or two between them: `Hühner-suppe`, `Banane-n-brot`. */
const joints = ['', 'n', 's', 'en', 'er', 'e'];
const shortestHalf = 3;
const shortestCompound = 7;

/** What folded words of another language mean, as English terms that belong together; null if that is not known. */
export function foreignMeaning(said: string): Terms | null {
  const { meanings } = foreignWords();
  const known = meanings.get(said);
  if (known) return known;
  if (said.length < shortestCompound || !/^[a-z]+$/.test(said)) return null;
  for (let at = shortestHalf; at <= said.length - shortestHalf; at += 1) {
    const tail = meanings.get(said.slice(at));
    const head = tail && headOf(said.slice(0, at));
    if (head) return [...head, ...tail];
  }
  return null;
}

/** A likely slip at the most: a letter doubled or not, a vowel for another, or one letter wrong. */
const likelySlip = 1;

/** What a mistyped word of another language means, from the likeliest: `Pfankuchen` are `Pfannkuchen`. */
export function mistypedMeanings(typed: string): { terms: Terms; unlikeliness: number }[] {
  return [...foreignWords().meanings]
    .map(([word, terms]) => ({ terms, unlikeliness: unlikeliness(typed, word) }))
    .filter((one) => one.unlikeliness <= likelySlip)
    .sort((one, other) => one.unlikeliness - other.unlikeliness);
}

function headOf(word: string): Terms | null {
  for (const joint of joints) {
    if (!word.endsWith(joint)) continue;
    const known = foreignWords().meanings.get(word.slice(0, word.length - joint.length));
    if (known) return known;
  }
  return null;
}
