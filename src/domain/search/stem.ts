/**
 * The form in which the index holds a word: singular and plural, and the plain past
 * participle, are one (`berries` berry, `leaves` leaf, `fried` fry). It only has to be the
 * same for words that belong together; it need not be a word.
 */
export function stem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  return normalizeEnd(withoutPast(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  return word.endsWith('ss') || word.endsWith('us') ? word : word.slice(0, -1);
}

function withoutPast(word: string): string {
  if (word.length < 5 || !word.endsWith('ed') || word.endsWith('eed')) return word;
  const base = word.slice(0, -1);
  // `shred` and `bread` are no participles: something with a vowel has to be left.
  return /[aeiouy]/.test(word.slice(0, -2)) ? base : word;
}

/** By hand rather than by patterns: every word that is indexed or asked for comes through here. */
function normalizeEnd(word: string): string {
  if (word.length < 4) return word;
  let ended = word;
  if (ended.endsWith('ie')) ended = `${ended.slice(0, -2)}y`;
  if (ended.length > 3 && ended.endsWith('i')) ended = `${ended.slice(0, -1)}y`;
  if (ended.endsWith('e') && isSpokenBefore(ended)) ended = ended.slice(0, -1);
  if (ended.length > 4 && ended.endsWith('e')) ended = ended.slice(0, -1);
  if (ended.endsWith('f')) ended = `${ended.slice(0, -1)}v`;
  const last = ended.at(-1) ?? '';
  return last === ended.at(-2) && doubled.has(last) ? ended.slice(0, -1) : ended;
}

const doubled = new Set('bcdfghjklmnpqrstvxz');

/** Whether an `e` at the end is one that is said: `boxe`, `dishe`, `tomatoe`. */
function isSpokenBefore(word: string): boolean {
  const base = word.slice(0, -1);
  return base.endsWith('o')
    ? base.length > 2
    : ['x', 'ch', 'sh', 'ss', 'zz'].some((end) => base.endsWith(end));
}
