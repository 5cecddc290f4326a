import { isMarkedHeading } from '../recipes/sections.ts';
import { line } from './read-texts.ts';

/** More than a heading has: what is longer is a sentence. */
const longest = 80;

/** The item that stands for a heading among ingredients or steps; none for what names nothing. */
export function headingOf(name: string): string[] {
  const title = line(name)
    .replace(/^#+\s*/, '')
    .replace(/\s*:$/, '');
  return /[\p{L}\p{N}]/u.test(title) && title.length <= longest ? [`# ${title}`] : [];
}

/** An ingredient or step that begins like a heading without being one. */
export function asItem(text: string): string {
  return text.replace(/^#[#\s]*\s/, '');
}

/** Without headings at the end, where nothing follows, and without one that stands already. */
export function tidyHeadings(items: readonly string[]): string[] {
  return tidyHeadingItems(items.map((text) => ({ text }))).map(({ text }) => text);
}

/** The same for items that are more than their text. */
export function tidyHeadingItems<Item extends { text: string }>(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let current = '';
  for (const [index, item] of items.entries()) {
    if (isMarkedHeading(item.text)) {
      const next = items[index + 1]?.text;
      if (item.text === current || next === undefined || next === item.text) continue;
      current = item.text;
    }
    kept.push(item);
  }
  return kept;
}

/** What begins with an amount, or says that it may be left out, is something to eat all the same. */
const bracketed = /^\[(?!\p{N}|.*\b(?:optional|nach Belieben)\b)([^[\]]+)\]$/iu;

/** In the lists of RecipeSage a line in brackets is the heading of what follows it; where nothing does it is a line. */
export function withBracketedHeadings<Item extends { text: string }>(
  items: readonly Item[],
): Item[] {
  const read = items.map((item, index) => {
    const name = index < items.length - 1 ? bracketed.exec(item.text)?.[1] : undefined;
    const [heading] = name === undefined ? [] : headingOf(name);
    return heading === undefined ? item : { ...item, text: heading };
  });
  return tidyHeadingItems(read);
}

/** Only with one word behind it: `Für die Form Butter` is to be bought. */
const purpose = /^(?:für (?:den|die|das)|for the) [\p{L}-]+$/iu;

/** In a list of ingredients `Für den Teig` is the heading of what follows it, without a colon too. */
export function withPurposesAsHeadings(items: readonly string[]): string[] {
  const isHeading = (item: string, at: number) => at < items.length - 1 && purpose.test(item);
  return items.flatMap((item, at) => (isHeading(item, at) ? headingOf(item) : [item]));
}

const partWords =
  'step|part|schritt|stap|steg|trin|trinn|vaihe|krok|etape|étape|paso|passo|passaggio|pas|fase|lépés|adım|шаг|крок|βήμα|ステップ|步骤|步驟|단계|instructions?|directions?|method|preparation|zubereitung|instruksjon|anleitung|bereiding|bereidingswijze|préparation|preparación|preparo|preparazione|procedimento|elaboración|tillagning|gör så här|fremgangsmåte|fremgangsmåde|przygotowanie';
const plainPart = new RegExp(
  String.raw`^(?:the\s+)?(?:(?:${partWords})s?)?\s*(?:#|nº|n°|no\.?)?\s*\d{0,2}\s*[.:)]?$`,
  'iu',
);

/** Whether a name only says that these are steps: 'Directions', 'Zubereitung:', 'Step 2'. */
export const isPlainPart = (name: string): boolean => plainPart.test(line(name));

/** Whether a name only counts: 'Step 2', 'Schritt 1:', '3.' */
export const isNumbered = (name: string): boolean => isPlainPart(name) && /\d/.test(name);
