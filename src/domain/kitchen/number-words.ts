import type { RecipeLanguage } from './language.ts';

/** Numbers and the words for them, a number a line; with `|` between words that are written apart in texts. */
const english = `
1 = a | an | one
2 = two | a couple of | a couple
3 = three
4 = four
5 = five
6 = six | half a dozen | half-dozen | half dozen
7 = seven
8 = eight
9 = nine
10 = ten
11 = eleven
12 = twelve | a dozen | one dozen | dozen
13 = thirteen
14 = fourteen
15 = fifteen
16 = sixteen
18 = eighteen
20 = twenty
24 = two dozen | twenty-four
25 = twenty-five
30 = thirty
35 = thirty-five
36 = thirty-six
40 = forty
45 = forty-five
48 = forty-eight
50 = fifty
55 = fifty-five
60 = sixty
90 = ninety
0.5 = half | half a | half an | half of a | half of an | one half | one-half | a half
0.25 = a quarter | quarter of a | a quarter of a | one quarter | one-quarter
0.3333333333333333 = a third of a | third of a | one third of a | one-third of a | one third | one-third
0.6666666666666666 = two thirds | two-thirds | two thirds of a | two-thirds of a
0.75 = three quarters | three-quarters | three quarters of a | three-quarters of a
1.5 = one and a half | one-and-a-half
2.5 = two and a half | two-and-a-half
3.5 = three and a half | three-and-a-half
`;
const german = `
1 = ein | eine | einen | einem | einer | eines | eins
2 = zwei | ein Paar
3 = drei
4 = vier
5 = fünf
6 = sechs | ein halbes Dutzend
7 = sieben
8 = acht
9 = neun
10 = zehn
11 = elf
12 = zwölf | ein Dutzend | Dutzend
13 = dreizehn
14 = vierzehn
15 = fünfzehn
16 = sechzehn
18 = achtzehn
20 = zwanzig
24 = zwei Dutzend | vierundzwanzig
25 = fünfundzwanzig
30 = dreißig
35 = fünfunddreißig
40 = vierzig
45 = fünfundvierzig
48 = achtundvierzig
50 = fünfzig
55 = fünfundfünfzig
60 = sechzig
90 = neunzig
0.5 = halb | halbe | halber | halbes | halben | ein halb | ein halber | ein halbes | eine halbe | einen halben | einer halben | einem halben | eines halben
0.25 = ein viertel | einen viertel | ein Viertel | viertel
0.125 = ein achtel | ein Achtel
0.75 = drei viertel | dreiviertel
1.5 = anderthalb | eineinhalb | einundeinhalb
2.5 = zweieinhalb
3.5 = dreieinhalb
`;

function readWords(table: string): ReadonlyMap<string, number> {
  return new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [value = '', words = ''] = line.split(' = ');
        return words.split(' | ').map((word) => [keyOf(word), Number(value)] as const);
      }),
  );
}

/** 'Ein Paar' is two of them and 'ein paar' a few: that word alone keeps its capital. */
const keyOf = (word: string) =>
  word.replace(/\s+/g, ' ').replace(/[^\s]+/g, (one) => (one === 'Paar' ? one : one.toLowerCase()));

const words = { en: readWords(english), de: readWords(german) };
const wordsOf = (language: RecipeLanguage) => (language === 'de' ? words.de : words.en);

/** The number that a word stands for, or undefined. */
export function numberNamed(word: string, language: RecipeLanguage): number | undefined {
  return wordsOf(language).get(keyOf(word));
}

/** A pattern of every number word of a language, the longest first. */
export function wordPattern(language: RecipeLanguage): string {
  return [...wordsOf(language).keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', String.raw`\s+`))
    .join('|');
}

/** Whether a word is an article as well as a number: 'a', 'an', 'ein'. */
export function isArticle(word: string): boolean {
  return /^(?:an?|eine?[nmrs]?)$/i.test(word);
}
