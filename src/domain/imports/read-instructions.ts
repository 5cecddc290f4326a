import { isMarkedHeading } from '../recipes/sections.ts';
import { keyOf } from './compare-texts.ts';
import { isA, type SchemaNode } from './find-recipe-node.ts';
import { asItem, headingOf, isNumbered, isPlainPart, tidyHeadings } from './headings.ts';
import { line, type PlainText, texts, wholeText } from './read-texts.ts';
import { splitOne, splitWhole, withoutCount } from './split-steps.ts';

/**
 * The steps of a recipe: steps, sections of steps, lists of either, or one text with lines. What
 * sections and steps are named becomes a heading, unless the name only counts or repeats.
 */
export function readInstructions(value: unknown, plain: PlainText, recipeName = ''): string[] {
  const steps = withoutCount(tidyHeadings(new StepReader(plain).readAll(value)));
  const [first = '', ...others] = steps.filter(isMarkedHeading).map(asItem);
  // One heading over everything says nothing when it only says that these are the steps.
  const isIdle = others.length === 0 && (isPlainPart(first) || keyOf(first) === keyOf(recipeName));
  return isIdle ? steps.filter((step) => !isMarkedHeading(step)) : steps;
}

class StepReader {
  readonly #plain: PlainText;

  constructor(plain: PlainText) {
    this.#plain = plain;
  }

  /** A value that is all there is: a text on its own holds all the steps. */
  readAll(value: unknown): string[] {
    if (!Array.isArray(value)) return this.#readItem(value, splitWhole);
    const items = value.filter((item) => item !== null && item !== undefined && item !== '');
    if (items.length === 1) return this.readAll(items[0]);
    return items.flatMap((item) => {
      return Array.isArray(item) ? this.readAll(item) : this.#readItem(item, splitOne);
    });
  }

  #readItem(value: unknown, split: (text: string) => string[]): string[] {
    if (typeof value === 'string') return texts(value, this.#plain).flatMap(split);
    if (!value || typeof value !== 'object') return [];
    const node = value as SchemaNode;
    const parts = node.itemListElement ?? node.steps ?? node.item;
    const isPlainStep = isA(node, 'HowToStep') || parts === undefined;
    const steps = isPlainStep ? this.#readStep(node, split) : this.readAll(parts);
    const isNamed = isPlainStep || isA(node, 'HowToSection');
    return isNamed ? [...this.#titleOf(node, steps), ...steps] : steps;
  }

  /** A step is one step, whatever it consists of. */
  #readStep(node: SchemaNode, split: (text: string) => string[]): string[] {
    const own = texts(node.text ?? node.description, this.#plain);
    if (own.length) return own.flatMap(split);
    const parts = this.readAll(node.itemListElement);
    if (parts.length) return [parts.map(asItem).join(' ')];
    if (isA(node, 'HowToSection')) return [];
    const said = node.name ?? node['@value'] ?? node[wholeText];
    return texts(said, this.#plain).flatMap(split);
  }

  /** The heading of a named step or section, where the name says more than its text does. */
  #titleOf(node: SchemaNode, steps: string[]): string[] {
    const [name = ''] = texts(node.name ?? node.Name, this.#plain).map(line);
    const key = keyOf(name);
    const body = keyOf(steps[0] ?? '');
    if (key === '' || isNumbered(name)) return [];
    if (body === '' || body.startsWith(key) || key.startsWith(body)) return [];
    const heading = headingOf(name);
    return heading.length ? heading : [asItem(name)];
  }
}
