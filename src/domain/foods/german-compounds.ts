import { plants } from './plants-in-shape.ts';
import { type Food, foodNamed } from './table.ts';

/**
 * What German words of several parts begin with, where that part is an allergen or holds one, or may stand in for one:
 * `Selleriesalz` has celery in it. One line is `food of the table = parts`, folded.
 */
const firstParts = `
wheat = weizen
spelt = dinkel grunkern
rye = roggen
barley = gersten malz
oat = hafer
bread = semmel brotchen brezel toastbrot
biscuit = keks spekulatius lebkuchen loffelbiskuit
soy = soja
tofu = tofu
lupin = lupinen susslupinen
almond = mandel bittermandel
hazelnut = haselnuss
walnut = walnuss baumnuss
cashew = cashew
pecan = pekannuss
brazil nut = paranuss
macadamia = macadamia
pistachio = pistazien
pine nut = pinienkern
chestnut = maronen esskastanien kastanien
nut = nuss
nougat = nougat
marzipan = marzipan
peanut = erdnuss
sesame = sesam
mustard = senf
celery = sellerie
egg = eier eigelb eiweiss
milk = milch vollmilch frischmilch magermilch ziegenmilch schafsmilch
buttermilk = buttermilch
whey = molke
cheese = kase frischkase parmesan mozzarella
cream = sahne rahm
butter = butter
quark = quark topfen
yoghurt = joghurt
fish = fisch schollen herings matjes forellen makrelen sardinen kabeljau dorsch seelachs zander saiblings rotbarsch pangasius kaviar aal
salmon = lachs
tuna = thunfisch
tahini = tahin
anchovy = sardellen anchovis
prawn = garnelen
crab = krabben krebs
lobster = hummer
crustacean = langusten krustentier flusskrebs
shellfish = meeresfruchte
mussel = muschel
oyster = austern
squid = tintenfisch
pork = schweine schweins wildschwein
ham = schinken
speck = speck
meat = fleisch hackfleisch
lamb = lamm
deer = hirsch
beef = rinder rinds
chicken = huhner hahnchen
turkey = puten
veal = kalbs
duck = enten
goose = ganse
goulash = gulasch
gelatine = gelatine
liver = leber
rice = reis
corn = mais
buckwheat = buchweizen
chickpea = kichererbsen
lentil = linsen
bean = bohnen
pea = erbsen
potato = kartoffel
sweet potato = susskartoffel
quinoa = quinoa hirse teff
tapioca = tapioka maniok
coconut = kokos kokosnuss
banana = bananen
flax = leinsamen
hemp seed = hanf
courgette = zucchini
cocoa = kakao
seed = lein pfeilwurzel guarkern johannisbrotkern traubenkern kurbiskern sonnenblumen erdmandel
apple = apfel
`;

/**
 * What they end with. Behind a stroke stand the first parts that take its place, all of them where a star stands:
 * `Mandelmilch` has almonds in it and no milk, `Bananenmilch` has both. `plants` stands for those of `plants-in-shape.ts`.
 */
const lastParts = `
flour = mehl / *
semolina = griess / mais reis hirse buchweizen
noodle = nudel nudeln / reis mais kichererbsen linsen erbsen susskartoffel quinoa hirse zucchini
egg noodle = spatzle
pasta = spaghetti makkaroni / reis mais buchweizen kichererbsen linsen erbsen quinoa hirse
bread = stollen brot brote brotchen semmel semmeln brezel brezeln zwieback baguette
breadcrumb = brosel broseln
pizza dough = teig
biscuit = keks kekse keksen
cheesecake = kasekuchen
quark = quarkkuchen quarktorte
sponge cake = kuchen torte waffel waffeln
barley = graupen
milk chocolate = milchschokolade
muesli = musli
macaroon = makronen
milk = milch / soja hafer mandel haselnuss cashew kokos kokosnuss reis hanf erbsen dinkel lupinen macadamia pistazien nuss
yoghurt = joghurt / soja hafer kokos kokosnuss cashew lupinen
cream = sahne rahm / soja hafer kokos kokosnuss cashew reis dinkel
quark = quark / soja
butter = butter / erdnuss kakao kokos
cheese = kase / cashew
egg = eier eiern
fish = makrele makrelen sardinen fisch forelle forellen barsch hecht
salmon = lachs
prawn = garnele garnelen
crab = krabbe krabben krebs krebse krebsen
mussel = muschel muscheln
mustard = senf
celery = sellerie
ham = schinken
sausage = wurst wurste wurstchen
meat = fleisch / soja sellerie tofu seitan veggie pflanzen kokos kurbis
meat = schnitzel keule keulen kotelett koteletts haxe haxen / plants
meat = hack / plants sonnenblumen walnuss baumnuss haselnuss nuss erdnuss pilz champignon
goulash = gulasch / plants fisch pilz steinpilz champignon pfifferling schwammerl eierschwammerl austernpilz
speck = speck / plants reispapier kokos karotten mohren pilz bananen
lard = schmalz / pflanzen kokos palm ganse enten huhner
ghee = butterschmalz
gelatine = gelatine / plants agar
chicken = huhn huhner hahnchen / soja tofu seitan veggie
dumpling = knodel knodeln / kartoffel erdapfel
stock = bruhe fond
vinegar = essig
kitchen starch = starke
vegetable stock = gemusebruhe gemusefond
stock cube = bruhwurfel suppenwurfel bouillonwurfel
`;

/** Words of such parts that mean another thing. */
const others = new Set(
  `abendbrot apfelsine apfelsinen austernpilz austernpilze austernpilzen austernseitling austernseitlinge
  austernseitlingen bohnenkraut bushwhack butterball butterballs butterbirne butterbohnen buttercup buttercups butterdose
  butterfat butterfingers butterflied butterflies butterfly butterflying buttermesser butternuss butternusse
  butternusskurbis butterpilz butterpilze buttersalat eierbecher eierfrucht eierkarton eierkocher eierloffel
  eierpflaumen eierschwammerl eierschwammli eiertomaten eieruhr erdmandel erdmandeln fischgraten fischkessel
  fleischer fleischerei fleischers fleischkase fleischmann fleischmanns flyspeck fruchtfleisch gansewein lifehack fleischtomate fleischtomaten haferwurzel haferwurzeln johannisbrot kasereibe kastanienpilze lammergeier lammergeiers lammfromm leberkase
  lebkuchengewurz liebfraumilch maisonette maisonettes milchglas milchsaure milchsaurebakterien milchtopf
  muskatnuss muskatnusse nussknacker reissue reissued reissues sahnespender sahnesteif speckle speckled speckles speckless speckling speckstein sunbutter`.split(
    /\s+/,
  ),
);

/** Feasts, veils, sizes, shares, moulds, what meat is spiced with, and what is free of a food or stands in for it. */
const noFood =
  /(?:feier|schleier)n?$|^eiweiss(?:reich|arm|gehalt|quelle)|^rahmenb|^fleisch(?:los|ig|lich|wolf|klopf|messer|thermo|gabel|esser|marinade|zartmacher)|^(?:(?:hack)?fleisch|speck|schinken)(?:ersatz|alternativ)|^lamm(?:back)?form(?:en|chen)?s?$|^speckig|^hirsch(?:horn|zunge)|^ganse(?:blum|fusschen)|^(?:gulasch|(?:hack)?fleisch|lamm|hirsch|wildschwein|ganse)gewurz|^(?:speck|schinken|schweins\w*)gewurz(?:e|mischung(?:en)?|salz)?$|(?:gross|formig|frei)(?:e[mnrs]?)?$|ersatz$/;

/** So many letters are left of a word at least, for what else it says. */
const leastRest = 3;

type First = { text: string; food: Food };
type Last = First & { standIns: readonly string[] };

let parts: { first: First[]; last: Last[] } | null = null;

/** How German words are taken apart, as text: who reads foods by another one reads others. */
export const compoundRules = (): string =>
  [firstParts, lastParts, ...plants, ...others, noFood.source].join('|');

/** The foods that a folded word names by what it begins and ends with; none of a word that says it is free of them. */
export function foodsOfCompound(word: string): readonly Food[] {
  const { begun, ended } = partsOf(word);
  const isReplaced = ended?.standIns.some((text) => {
    return text === '*' ? begun : text === begun?.text || word === `${text}${ended.text}`;
  });
  if (isReplaced) return begun ? [begun.food] : [];
  return [...new Set([begun, ended].flatMap((part) => (part ? [part.food] : [])))];
}

/** Whether what a folded word begins with says nothing of what is in it: it may be a longer name with a slip (`gemuesebruhe`). */
export function isReadByEnd(word: string): boolean {
  const { begun, ended } = partsOf(word);
  return !begun && ended !== undefined;
}

function partsOf(word: string): { begun?: First | undefined; ended?: Last | undefined } {
  if (word.length < leastRest + leastRest || others.has(word) || noFood.test(word)) return {};
  const { first, last } = allParts();
  const hasRest = ({ text }: First) => word.length >= text.length + leastRest;
  return {
    begun: first.find((part) => hasRest(part) && word.startsWith(part.text)),
    ended: last.find((part) => hasRest(part) && word.endsWith(part.text)),
  };
}

/** What a folded word says its food is free of: `glutenfreies`, `nussfrei`; null where it says nothing of the kind. */
export function freeOfCompound(word: string): Food | null {
  if (!word.includes('frei')) return null;
  const [, of] = /^(.+?)frei(?:e[mnrs]?)?$/.exec(word) ?? [];
  if (!of) return null;
  const whole = wholeOf[of];
  if (whole) return foodNamed(whole);
  return allParts().first.find(({ text }) => text === of)?.food ?? null;
}

/** What else a free food may say; not `laktose`, for milk without its sugar is milk all the same. */
const wholeOf: Record<string, string> = { gluten: 'gluten', milch: 'dairy', ei: 'egg' };

function allParts() {
  parts ??= { first: readParts(firstParts), last: readParts(lastParts) };
  return parts;
}

/** The longest first: `Buttermilch` is no butter, `Haselnuss` no nut of another kind. */
function readParts(text: string): Last[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', words = '', standIns = ''] = line.split(/ [=/] /);
      const food = foodNamed(name);
      const both = {
        food,
        standIns: standIns.split(' ').flatMap((one) => (one === 'plants' ? plants : one)),
      };
      return words.split(' ').map((part) => ({ ...both, text: part }));
    })
    .sort((one, other) => other.text.length - one.text.length);
}
