import { isMarkedHeading } from '../recipes/sections.ts';
import { keyOf } from './compare-texts.ts';
import { isA, type SchemaNode } from './find-recipe-node.ts';
import { asItem, headingOf, isNumbered, isPlainPart, tidyHeadingItems } from './headings.ts';
import { type FoundImage, readImages } from './photos.ts';
import { line, type PlainText, texts, wholeText } from './read-texts.ts';
import { splitOne, splitWhole, withoutCount } from './split-steps.ts';

/** A step or a heading, with the pictures that the page shows of it. */
export type ReadStep = { text: string; images: FoundImage[] };

/** More than a section is called. */
const longestName = 40;

const bare = (text: string): ReadStep => ({ text, images: [] });

/**
 * The steps of a recipe: steps, sections of steps, lists of either, or one text with lines. What
 * sections and steps are named becomes a heading, unless the name only counts or repeats.
 */
export function readInstructions(value: unknown, plain: PlainText, recipeName = ''): ReadStep[] {
  const read = tidyHeadingItems(new StepReader(plain).readAll(value));
  const plainTexts = withoutCount(read.map(({ text }) => text));
  const steps = read.map((step, index) => ({ ...step, text: plainTexts[index] ?? step.text }));
  const [first = '', ...others] = plainTexts.filter(isMarkedHeading).map(asItem);
  // One heading over everything says nothing when it only says that these are the steps.
  const isIdle = others.length === 0 && (isPlainPart(first) || keyOf(first) === keyOf(recipeName));
  return isIdle ? steps.filter(({ text }) => !isMarkedHeading(text)) : steps;
}

class StepReader {
  readonly #plain: PlainText;

  constructor(plain: PlainText) {
    this.#plain = plain;
  }

  /** A value that is all there is: a text on its own holds all the steps. */
  readAll(value: unknown): ReadStep[] {
    if (!Array.isArray(value)) return this.#readItem(value, splitWhole);
    const items = value.filter((item) => item !== null && item !== undefined && item !== '');
    if (items.length === 1) return this.readAll(items[0]);
    return items.flatMap((item) => {
      return Array.isArray(item) ? this.readAll(item) : this.#readItem(item, splitOne);
    });
  }

  #readItem(value: unknown, split: (text: string) => string[]): ReadStep[] {
    if (typeof value === 'string') return texts(value, this.#plain).flatMap(split).map(bare);
    if (!value || typeof value !== 'object') return [];
    const node = value as SchemaNode;
    const parts = node.itemListElement ?? node.steps ?? node.item;
    const isPlainStep = isA(node, 'HowToStep') || parts === undefined;
    const steps = isPlainStep ? this.#withImages(node, split) : this.readAll(parts);
    const isNamed = isPlainStep || isA(node, 'HowToSection');
    return isNamed ? [...this.#titleOf(node, steps).map(bare), ...steps] : steps;
  }

  /** Where the text of a step holds several, its pictures stand with the first. */
  #withImages(node: SchemaNode, split: (text: string) => string[]): ReadStep[] {
    const [first, ...others] = this.#readStep(node, split);
    if (!first) return [];
    const images = [...readImages(node.image, this.#plain), ...first.images];
    return [{ ...first, images }, ...others];
  }

  /** A step is one step, whatever it consists of. */
  #readStep(node: SchemaNode, split: (text: string) => string[]): ReadStep[] {
    const own = texts(node.text ?? node.description, this.#plain);
    if (own.length) return own.flatMap(split).map(bare);
    const parts = this.readAll(node.itemListElement);
    if (parts.length) {
      const text = parts.map((part) => asItem(part.text)).join(' ');
      return [{ text, images: parts.flatMap(({ images }) => images) }];
    }
    if (isA(node, 'HowToSection')) return [];
    const said = node.name ?? node['@value'] ?? node[wholeText];
    return texts(said, this.#plain).flatMap(split).map(bare);
  }

  /** The heading of a named step or section, where the name says more than its text does. */
  #titleOf(node: SchemaNode, steps: ReadStep[]): string[] {
    const [name = ''] = texts(node.name ?? node.Name, this.#plain).map(line);
    const key = keyOf(name);
    const body = keyOf(steps[0]?.text ?? '');
    if (key === '' || isNumbered(name)) return [];
    if (body === '' || body === key) return [];
    // A step is named by its own beginning; the name of a section is said nowhere else, unless it is a sentence itself.
    const isOfStep = !isA(node, 'HowToSection');
    const isSentence = /[.…]$/.test(name) || name.length > longestName;
    if (isSentence && body.startsWith(key)) return [];
    if (isOfStep && (body.startsWith(key) || key.startsWith(body))) return [];
    const heading = headingOf(name);
    return heading.length ? heading : [asItem(name)];
  }
}
