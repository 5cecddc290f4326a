import type { Duration } from '../kitchen/durations.ts';
import type { RecipeLanguage } from '../kitchen/language.ts';

/** What is done while one waits: a timer's name begins with the last of these before its duration. */
const english =
  'add bake baste beat blanch blend boil braise bring brown brush bubble char chill churn cook cool cover crisp cure deep-fry drain dry ferment fold freeze fry grill heat hold infuse keep knead leave let marinate melt microwave mix parboil poach pound press prove pulse reduce refrigerate reheat rest return rise roast rub sauté sear simmer sizzle smoke soak stand steam steep stew stir stir-fry sweat swirl thaw toast toss turn warm whip whisk wilt work';
const verb = new RegExp(
  String.raw`(?<!(?:low|medium|high|gentle|the|a|an|off|bare|fast|slow|rolling|and\s+off)\s+)(?<![\p{L}-])(?:${english.replaceAll(' ', '|')})(?![\p{L}-])`,
  'giu',
);
/** What leads over to the duration and is no part of the name. */
const leading =
  /[\s,(–—-]*(?:(?<!\p{L})(?:for|about|around|another|roughly|at\s+least|up\s+to|a\s+further|in|ca\.?|etwa|rund|mindestens|weitere|noch|für|and|und)[\s,]*)*$/iu;
/** As much of a name as fits beside a clock. */
const longest = 40;

/** The seconds after which a timer of a duration rings: a range at both its ends. */
export function secondsOf({ fromSeconds, toSeconds }: Duration): number[] {
  return toSeconds === null || toSeconds === fromSeconds ? [fromSeconds] : [fromSeconds, toSeconds];
}

/** What a duration of a step times, in the words of the step: 'Simmer uncovered'. Never empty. */
export function timerName(step: string, duration: Duration, language: RecipeLanguage): string {
  const before = lastSentence(step.slice(0, duration.start)).replace(leading, '');
  const after = firstClause(step.slice(duration.end));
  const said = language === 'de' ? after || lastClause(before) : named(before);
  return shortened(said || after || before || step);
}

function named(before: string): string {
  const at = [...before.matchAll(verb)].at(-1)?.index;
  return at === undefined ? lastClause(before) : before.slice(at);
}

/** A full stop inside a number ends no sentence. */
const lastSentence = (text: string) =>
  text
    .split(/[.!?;:](?=\s)/u)
    .at(-1)
    ?.trim() ?? '';
const lastClause = (text: string) =>
  text
    .split(/,\s+(?:then\s+|dann\s+)?/u)
    .at(-1)
    ?.trim() ?? '';
const firstClause = (text: string) =>
  /^[^,.;:!?]*/u.exec(text.replace(/^[\s/)]+/u, ''))?.[0].trim() ?? '';

function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const signs = [...line];
  const cut =
    signs.length > longest
      ? `${signs
          .slice(0, longest - 1)
          .join('')
          .replace(/\s+\S*$/u, '')}…`
      : line;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}
