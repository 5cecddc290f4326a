import { detailLimits } from '#contract/recipe-details.ts';
import type { RecipeLanguage } from '#domain/kitchen/language.ts';
import type { FoundRecipe } from './draft.ts';
import { readCooklangDetails } from './read-cooklang-details.ts';
import type { FrontMatter } from './read-cooklang-front.ts';
import { fitting } from './read-details.ts';
import { partOf } from './read-plain-recipe.ts';
import { line } from './read-texts.ts';

/** An ingredient as no other text has one: its name begins right behind the sign, and an amount in braces ends it. */
const braced = /(?:^|[\s(])@[&?+\-/.]{0,3}[\p{L}\p{N}][^@#~{}\n.!?]{0,120}\{([^{}\n]{0,80})\}/gu;
/** A sign of its own, what has an amount in braces or is one word, and a note; or a sign that means itself. */
const mark =
  /\\(.)|(?<![\p{L}\p{N}])([@#~])([&?+\-/.]{0,3})(?:([^@#~{}()\n\\]{0,120})\{([^{}\n]{0,80})\}|([\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,80}))(?:\(([^()\n]{0,200})\))?/gu;
/** The paragraph in which a file of this site names what no step does. */
const gathered = /^(?:have ready [,\s]*\.|stelle [,\s]*bereit\.)$/i;

type Marks = { ingredients: string[]; tools: string[]; language: RecipeLanguage | undefined };

/** Reads a Cooklang file, what stands before its steps with it; null for any other text. */
export function readCooklang({ fields, body: whole }: FrontMatter): FoundRecipe | null {
  const body = withoutComments(whole);
  if (!isCooklang(body)) return null;
  const { description, equipment = [], ...details } = readCooklangDetails(fields, body);
  const marks: Marks = { ingredients: [], tools: [], language: details.language };
  const stepList: string[] = [];
  const notes: string[] = [];
  for (const paragraph of paragraphsOf(body)) {
    const heading = /^=+\s*([^=\n]{1,200}?)\s*=*$/.exec(paragraph)?.[1];
    if (heading !== undefined) stepList.push(`# ${heading}`);
    else if (paragraph.startsWith('>'))
      notes.push(readMarks(paragraph.replace(/^>\s*/, ''), marks));
    else {
      const step = readMarks(paragraph, marks);
      if (!gathered.test(paragraph.replace(mark, ''))) stepList.push(step);
    }
  }
  const tools = fitting([...equipment, ...marks.tools], detailLimits.equipment, detailLimits.tool);
  // What stands beside a description is no part of it: this site writes the tip so.
  const tip = fields.has('description') ? notes.join('\n') : '';
  return {
    name: '',
    ...details,
    ...(tip === '' ? {} : { tip }),
    description: [description, ...(tip === '' ? notes : [])].filter(Boolean).join('\n'),
    ingredientList: marks.ingredients,
    stepList,
    ...(tools.length > 0 ? { equipment: tools } : {}),
  };
}

/** A text without `-- …` to the end of a line and `[- … -]`; a backslash before either keeps it, with all the strokes of its run. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  let isOpen = true;
  for (const { 0: sign, index } of text.matchAll(/\\(?:\[?-+|.)|\[-|--/g)) {
    if (index < from || sign.startsWith('\\') || (sign === '[-' && !isOpen)) continue;
    const close = sign === '[-' ? text.indexOf('-]', index + 2) + 2 : text.indexOf('\n', index);
    // What is not closed is no comment, and nothing behind it is looked through again.
    isOpen = sign === '--' ? isOpen : close > 1;
    if (sign === '[-' && !isOpen) continue;
    const end = close < 0 ? text.length : close;
    kept.push(text.slice(from, index));
    // A line that was a comment alone parts nothing.
    const isLine = index === 0 || text[index - 1] === '\n';
    from = isLine && text[end] === '\n' ? end + 1 : end;
  }
  return kept.join('') + text.slice(from);
}

/** Whether a text marks ingredients: one with an amount, or several. A recipe that lists them under a heading is read by that. */
function isCooklang(body: string): boolean {
  const amounts = [...body.matchAll(braced)].map(([, amount = '']) => amount);
  const isMarked = amounts.length > 1 || amounts.some((amount) => /^\s*[\p{N}%]/u.test(amount));
  return isMarked && !body.split('\n').some((one) => partOf(line(one)) === 'ingredients');
}

/** A section stands on a line of its own, anything else goes on to the next empty line. */
function paragraphsOf(body: string): string[] {
  const paragraphs: string[][] = [[]];
  for (const one of body.split(/\r\n?|\n/).map(line)) {
    if (one === '' || /^[=>]/.test(one)) paragraphs.push([]);
    if (one !== '') paragraphs.at(-1)?.push(one);
    if (one.startsWith('=')) paragraphs.push([]);
  }
  return paragraphs.map((lines) => lines.join(' ')).filter((one) => one !== '');
}

/** The text of a paragraph as it is read aloud; what it marks is added to the lists. */
function readMarks(paragraph: string, { ingredients, tools, language }: Marks): string {
  return paragraph.replace(
    mark,
    (whole, escaped, sign, modifiers = '', long = '', amount = '', word = '', note = '') => {
      if (escaped !== undefined) return escaped;
      // A recipe of its own is named by the last part of its path: `@./sauces/Hollandaise{}`.
      const named: string = (long || word).trim();
      const name = modifiers.includes('/') ? (named.split('/').at(-1) ?? named) : named;
      const [quantity = '', unit = ''] = amount.replace(/^=/, '').split('%');
      const told = [writtenIn(quantity, language), unit].map((one) => one.trim()).filter(Boolean);
      if (sign === '~' && amount === '') return /^\p{L}/u.test(name) ? name : whole;
      if (sign === '~') return timerIn(told, name, language);
      if (name === '') return whole;
      if (sign === '#') tools.push([...told, name].join(' '));
      else if (!modifiers.includes('&')) {
        const one = [[...told, name].join(' '), note.trim()].filter(Boolean).join(', ');
        ingredients.push(amount.startsWith('=') && told.length > 0 ? `${one} =` : one);
      }
      return note && (sign === '#' || modifiers.includes('&')) ? `${name} (${note})` : name;
    },
  );
}

/** A point begins the decimals in these files, whatever their language: in German `1.125 kg` would be over a tonne. */
const writtenIn = (quantity: string, language?: RecipeLanguage): string =>
  language === 'de' ? quantity.replace(/(?<=\d)\.(?=\d)/g, ',') : quantity;

const inGerman: Record<string, string> = {
  hour: 'Stunde',
  hours: 'Stunden',
  minute: 'Minute',
  minutes: 'Minuten',
  second: 'Sekunde',
  seconds: 'Sekunden',
};

/** A time as its text tells it: files name its unit in English, and in the plural. */
function timerIn([amount = '', unit = '']: string[], name: string, language?: RecipeLanguage) {
  const one = amount === '1' ? unit.replace(/^(hour|minute|second)s$/, '$1') : unit;
  const told = language === 'de' ? (inGerman[one] ?? one) : one;
  return [amount, told, name && `(${name})`].filter(Boolean).join(' ');
}
