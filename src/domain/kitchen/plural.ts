import type { RecipeLanguage } from './language.ts';

/** Words that stay as they are, whatever their number. */
const unchanged = new Set(
  'small medium large big g kg mg oz lb ml cl dl l c t tsp tbsp tbs tbl gal mm cm in anise asparagus bass bream broccoli cod fish haddock hake halibut mackerel trout garlic rice mince prawn squid salmon thyme rosemary parsley coriander cut beaten torn frozen left whole raw ripe'.split(
    ' ',
  ),
);
/** Singular and plural, where no rule tells them. */
const irregular: Record<string, string> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  knife: 'knives',
  shelf: 'shelves',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  chilli: 'chillies',
  chili: 'chilies',
  cookie: 'cookies',
  brownie: 'brownies',
  goose: 'geese',
  foot: 'feet',
};
/** German words, singular and plural by a colon; the end of a longer word is read as well: `Frühlingszwiebel`. */
const germanWords = `
Dose:Dosen Tasse:Tassen Zehe:Zehen Scheibe:Scheiben Prise:Prisen Packung:Packungen Zweig:Zweige Glas:Gläser
Flasche:Flaschen Stange:Stangen Blatt:Blätter Kopf:Köpfe Kugel:Kugeln Messerspitze:Messerspitzen Platte:Platten
Knolle:Knollen Unze:Unzen Tüte:Tüten Büchse:Büchsen Stiel:Stiele Tafel:Tafeln Schachtel:Schachteln Tube:Tuben
Schale:Schalen Karton:Kartons Paket:Pakete Block:Blöcke Kelle:Kellen Knoblauchzehe:Knoblauchzehen
Ei:Eier Zwiebel:Zwiebeln Tomate:Tomaten Zitrone:Zitronen Limette:Limetten Orange:Orangen Apfel:Äpfel Birne:Birnen
Kartoffel:Kartoffeln Karotte:Karotten Möhre:Möhren Schalotte:Schalotten Banane:Bananen Schote:Schoten Gurke:Gurken
Aubergine:Auberginen Avocado:Avocados Pilz:Pilze Champignon:Champignons Nelke:Nelken Beere:Beeren Brust:Brüste
Keule:Keulen Filet:Filets Steak:Steaks Olive:Oliven Dattel:Datteln Feige:Feigen Pflaume:Pflaumen Aprikose:Aprikosen
Pfirsich:Pfirsiche Mango:Mangos Rübe:Rüben Rippe:Rippen Semmel:Semmeln Wurst:Würste Garnele:Garnelen Kapsel:Kapseln
Bohne:Bohnen Kirsche:Kirschen Walnuss:Walnüsse Nuss:Nüsse Sardelle:Sardellen Kopfsalat:Kopfsalate Chili:Chilis
Rolle:Rollen Laib:Laibe Peperoni:Peperoni Würfel:Würfel Brötchen:Brötchen Eigelb:Eigelbe Artischocke:Artischocken Radieschen:Radieschen
Ente:Enten Gans:Gänse Huhn:Hühner Wachtel:Wachteln Forelle:Forellen Roulade:Rouladen Kotelett:Koteletts Haxe:Haxen
Muschel:Muscheln Mandel:Mandeln Mandarine:Mandarinen Melone:Melonen Kürbis:Kürbisse Rettich:Rettiche
Pastinake:Pastinaken Marone:Maronen Tortilla:Tortillas Keks:Kekse Oblate:Oblaten Waffel:Waffeln Kiwi:Kiwis
`;
const german = new Map(
  germanWords
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
const singulars = Object.fromEntries(Object.entries(irregular).map(([one, many]) => [many, one]));
const germanSingulars = new Map([...german].map(([one, many]) => [many, one]));

/** A word as it is written of one thing, or of more; a word that is not known to change stays. */
export function numbered(word: string, isPlural: boolean, language: RecipeLanguage): string {
  if (language === 'de') return isPlural ? germanNumbered(word, german) : germanSingular(word);
  const lower = word.toLowerCase();
  if (unchanged.has(lower) || /[^a-z]/.test(lower)) return word;
  return isPlural ? pluralOf(word, lower) : singularOf(word, lower);
}

/** The last word of what stands behind a number, as it is written of one thing or of more: ` cups`. */
export function wordNumbered(text: string, isPlural: boolean, language: RecipeLanguage): string {
  // `2 c. à s.` has no word of English.
  if (text.includes('à')) return text;
  const named = text.replace(/\p{L}+(?=\P{L}*$)/u, (word) => numbered(word, isPlural, language));
  return withAdjectives(named, isPlural, language);
}

/** One of several, of `Eiern` (`mit 2 Eiern`) as well. */
function germanSingular(word: string): string {
  const named = germanNumbered(word, germanSingulars);
  if (named !== word || !/e[rl]n$/u.test(word)) return named;
  const nominative = word.slice(0, -1);
  const one = germanNumbered(nominative, germanSingulars);
  return one === nominative ? word : one;
}

/** A German word, or the known word that it ends in: `Frühlingszwiebel` as `Zwiebel`. */
function germanNumbered(word: string, forms: ReadonlyMap<string, string>): string {
  const whole = forms.get(word);
  if (whole !== undefined) return whole;
  for (let from = 2; from <= word.length - 4; from += 1) {
    const tail = word.slice(from);
    const changed = forms.get(tail.charAt(0).toUpperCase() + tail.slice(1));
    if (changed && tail.charAt(0) !== tail.charAt(0).toUpperCase())
      return word.slice(0, from) + changed.charAt(0).toLowerCase() + changed.slice(1);
  }
  return word;
}

/** The adjectives before a German noun that became many: `kleines Ei`, `kleine Eier`; of spoons, one: `1 gestrichener EL`. */
export function withAdjectives(food: string, isPlural: boolean, language: RecipeLanguage): string {
  if (language !== 'de') return food;
  if (!isPlural) return food.replace(/\p{Ll}{4,}e(?=\s+[ET]L(?!\p{L}))/gu, (full) => `${full}r`);
  return food.replace(/^(\s*(?:\p{Ll}+\s+)+)(?=\p{Lu})/u, (adjectives) =>
    adjectives.replace(/e[rs](?=\s)/gu, 'e'),
  );
}

function pluralOf(word: string, lower: string): string {
  if (irregular[lower]) return irregular[lower];
  // 'Sliced' and 'red' are no nouns, and 'seed' is one.
  if (/[^e]ed$/.test(lower)) return word;
  if (lower in singulars || /[^s]s$/.test(lower)) return word;
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${word}es`;
  return /[^aeiou]y$/.test(lower) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function singularOf(word: string, lower: string): string {
  if (singulars[lower]) return singulars[lower];
  if (/(?:ss|us|is)$/.test(lower) || !lower.endsWith('s')) return word;
  if (/(?:x|z|ch|sh|ss)es$/.test(lower)) return word.slice(0, -2);
  return /[^aeiou]ies$/.test(lower) ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
