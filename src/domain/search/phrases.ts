import { stem } from './stem.ts';

/** Phrases that name one thing, each line's found by any other of them. */
const alike = `
bell pepper, red pepper, green pepper, yellow pepper, sweet pepper
ground beef, minced beef, beef mince
ground pork, minced pork, pork mince
ground chicken, minced chicken, chicken mince
ground lamb, minced lamb, lamb mince
ground turkey, minced turkey, turkey mince
sour cream, soured cream
green onion, spring onion, scallion
corn cob, corn on the cob
icing sugar, powdered sugar, confectioners sugar
caster sugar, superfine sugar
plain flour, all purpose flour
bicarbonate, baking soda, bicarb
double cream, heavy cream, whipping cream
french fries, chip
green bean, string bean, french bean
`;

/** The first is also found by the others, which are not found by it. */
const wider = `
chocolate cake, brownie, chocolate torte, chocolate gateau
beef stew, braised beef, beef shin, stewing beef, beef casserole, beef curry
bell pepper, capsicum
`;

/** A word that is not what it looks like: `fries` are nothing fried. */
const instead = 'fries, chip, french fries';

const termsOfPhrase = (phrase: string) =>
  phrase
    .trim()
    .split(' ')
    .filter((word) => word !== 'on' && word !== 'the')
    .map(stem);
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(',').map(termsOfPhrase));

const byTerms = new Map<string, string[][]>();
const add = (phrase: readonly string[], others: string[][]) =>
  byTerms.set(phrase.join(' '), [...(byTerms.get(phrase.join(' ')) ?? []), ...others]);
for (const line of linesOf(alike)) {
  // What is one kind of the first is not every other kind: who asks for red peppers wants those.
  const isKinds = line[0]?.join(' ') === 'bel pepper';
  for (const phrase of isKinds ? line.slice(0, 1) : line) {
    add(
      phrase,
      line.filter((one) => one !== phrase),
    );
  }
}
for (const [first = [], ...others] of linesOf(wider)) add(first, others);
const [[fries = [], ...notFried] = []] = linesOf(instead);

/** The most words of a phrase that has others. */
export const longestAlike = Math.max(...[...byTerms.keys()].map((one) => one.split(' ').length));

/** What else is called what these terms call, as terms; null where they are no phrase of more than one name. */
export function phrasesLike(terms: readonly string[]): string[][] | null {
  return byTerms.get(terms.join(' ')) ?? null;
}

/** What a word means in place of what its stem says, or null. */
export function insteadOf(word: string): string[][] | null {
  return word === 'fries' && fries.length > 0 ? notFried : null;
}
