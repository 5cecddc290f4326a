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
  if (word.length < 4 || !word.endsWith('s') || /(ss|us)$/.test(word)) return word;
  return word.slice(0, -1);
}

function withoutPast(word: string): string {
  if (word.length < 5 || !word.endsWith('ed') || word.endsWith('eed')) return word;
  const base = word.slice(0, -1);
  // `shred` and `bread` are no participles: something with a vowel has to be left.
  return /[aeiouy]/.test(word.slice(0, -2)) ? base : word;
}

function normalizeEnd(word: string): string {
  if (word.length < 4) return word;
  const ended = word
    .replace(/(?<=..)ie$/, 'y')
    .replace(/(?<=...)i$/, 'y')
    .replace(/(?<=x|ch|sh|ss|zz|..o)e$/, '')
    .replace(/(?<=....)e$/, '')
    .replace(/f$/, 'v');
  return ended.replace(/([b-df-hj-np-tvxz])\1$/, '$1');
}
