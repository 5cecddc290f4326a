import { foreignFoods } from '../foods/foreign-foods.ts';
import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
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
fried = gebraten = gebratene = gebratener = gebratenes = brat
spring roll = frühlingsrolle = frühlingsrollen
rice pudding = milchreis = riz au lait = arroz con leche
chip = pommes = pommes frites = fritten = frites
dumpling = teigtasche = teigtaschen = пельмени = вареники = 餃子 = ギョーザ = gyoza
sushi = 寿司 = すし = 鮨 = スシ
fried rice = チャーハン = 炒飯
curry = カレー = 咖喱
noodle = 麺 = 面条 = лапша
chicken = 鸡 = 鸡肉 = 雞 = 鶏肉 = курица = куриный
beef = 牛肉 = говядина
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
mince = hackfleisch
`;

type Terms = readonly string[];

/** What words of other languages mean, by their folded words, as English terms. */
const meanings = new Map<string, Terms>();
for (const line of `${foreignFoods}${dishes}`.trim().split('\n')) {
  const [english = '', ...others] = line.split('=').map((name) => fold(name.trim()));
  const terms = english.split(' ').map(stem);
  for (const other of others) {
    const words = wordsOf(other);
    // A keyword is read without its stop words.
    const key = words.filter((word) => words.length === 1 || !isStopWord(word)).join(' ');
    if (key !== '' && !meanings.has(key)) meanings.set(key, terms);
  }
}
/** Longest name of several words. */
export const longestForeign = Math.max(...[...meanings.keys()].map((one) => one.split(' ').length));

function wordsOf(text: string): string[] {
  return tokenize(text).map((token) => token.text);
}

/** German joins words, at times with a letter or two between them: `Hühner-suppe`, `Banane-n-brot`. */
const joints = ['', 'n', 's', 'en', 'er', 'e'];
const shortestHalf = 3;
const shortestCompound = 7;

/** What folded words of another language mean, as English terms that belong together; null if that is not known. */
export function foreignMeaning(words: string): Terms | null {
  const known = meanings.get(words);
  if (known) return known;
  if (words.length < shortestCompound || !/^[a-z]+$/.test(words)) return null;
  for (let at = shortestHalf; at <= words.length - shortestHalf; at += 1) {
    const tail = meanings.get(words.slice(at));
    const head = tail && headOf(words.slice(0, at));
    if (head) return [...head, ...tail];
  }
  return null;
}

function headOf(word: string): Terms | null {
  for (const joint of joints) {
    if (!word.endsWith(joint)) continue;
    const known = meanings.get(word.slice(0, word.length - joint.length));
    if (known) return known;
  }
  return null;
}
