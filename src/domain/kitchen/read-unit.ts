import type { RecipeLanguage } from './language.ts';
import { type Unit, unitNamed, units } from './units.ts';

/** Words between a number and its unit that only qualify it: `1 heaped teaspoon`, `3 thick slices`. */
const qualifier =
  /^(?:(?:a|very|good|leicht|gut|lightly|firmly)\s+)?(?:heaped|heaping|rounded|level|scant|generous|good|big|large|small|medium|fat|thick|thin|packed|whole|full|short|long|fresh|(?:[\p{L}]+-sized?)|geh(?:äufte[rnm]?|\.)|gestr(?:ichene[rnm]?|\.)|kl\.|gute[rnms]?|große[rnsm]?|kleine[rnsm]?|halbe[rnsm]?|volle[rnms]?|knappe[rnms]?|dicke[rnms]?|dünne[rnms]?|lange[rnms]?|[\p{L}]+große[rnsm]?)\s+/iu;
const word = /^\p{L}[\p{L}\p{M}]*\.?/u;
const twoWords = /^(?:fl(?:uid|\.)?\s+oz\.?|fluid\s+ounces?|h[aä]nde?\s+voll)(?!\p{L})/iu;

/** `Dose/n`, `Zweig/e`, `Stück(e)`: one or several; `EL, gestr.`: how full it is. */
const germanEnd =
  /^(?:(?:\/(?:e[nrs]?|[nrs])|\(e?[nrs]?\))(?!\p{L})|,\s+(?:leicht\s+)?(?:gestr\.|gestrichen|geh\.|gehäuft)(?=\s+\p{L}))/u;

/** A French spoon, whose `c` is no cup: `2 c. à café`, `1 c à s`, `2 c.à.s.`. */
const cuillere = /^c\.?\s?à\.?\s?(soupe|s|café|thé|c)\.?(?!\p{L})/iu;

/** `Steps 1 and 2 can be done ahead`. */
const isVerb = (word: string, behind: string) =>
  word === 'can' &&
  /^\s+(?:be|also|not|only|then|now|even|easily|still|sit|stand|go)(?!\p{L})/u.test(behind);

/** The unit at the start of a text, with the words before it that qualify it, and how long that is. */
export function readUnit(
  text: string,
  language: RecipeLanguage,
): { unit: Unit; length: number } | null {
  const spaces = /^\s*/.exec(text)?.[0].length ?? 0;
  const from = text.slice(spaces);
  if (/^["”″]/.test(from)) return { unit: units.get('inch') as Unit, length: spaces + 1 };
  const [spoon, size = ''] = cuillere.exec(from) ?? [];
  if (spoon) {
    const unit = units.get(/^s/iu.test(size) ? 'tbsp' : 'tsp') as Unit;
    return { unit, length: spaces + spoon.length };
  }
  let skipped = 0;
  for (let tries = 0; tries < 3; tries += 1) {
    const rest = from.slice(skipped);
    const [named] = twoWords.exec(rest) ?? word.exec(rest) ?? [];
    const unit = named ? unitNamed(named.replace(/\s+/g, ' '), language) : null;
    if (named && unit && !isVerb(named, rest.slice(named.length))) {
      // '2 Pck. Vanillezucker' has its full stop; that of a sentence's end stays outside.
      const more =
        language === 'de' ? /^(?:\s+[\p{L}\d(+]|\s*[)/])/u : /^(?:\s+[\p{Ll}\d(+]|\s*[)/])/u;
      const isEnd = named.endsWith('.') && !more.test(rest.slice(named.length));
      const [behind = ''] = (language === 'de' && germanEnd.exec(rest.slice(named.length))) || [];
      return { unit, length: spaces + skipped + named.length + behind.length - (isEnd ? 1 : 0) };
    }
    const [more] = qualifier.exec(rest) ?? [];
    if (!more) return null;
    skipped += more.length;
  }
  return null;
}
