import { isA, type SchemaNode } from './find-recipe-node.ts';
import { line, type PlainText, texts } from './read-texts.ts';

const numbering = /^(?:step\s*)?\d{1,2}\s*[.):]\s+|^step\s+\d{1,2}\s*[-–:]?\s+|^[-–*•▢□☐]\s+/i;

/** The steps of a recipe: steps, sections of steps, lists of either, or one text with lines. */
export function readInstructions(value: unknown, plain: PlainText): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => readInstructions(item, plain));
  if (typeof value === 'string') return splitSteps(plain(value));
  if (!value || typeof value !== 'object') return [];
  const node = value as SchemaNode;
  const parts = node.itemListElement ?? node.steps ?? node.item;
  if (isA(node, 'HowToStep') || parts === undefined) return readStep(node, plain);
  const steps = readInstructions(parts, plain);
  const [title] = isA(node, 'HowToSection') ? texts(node.name, plain).map(line) : [];
  const [first, ...others] = steps;
  return title && first ? [`${title.replace(/:$/, '')}: ${first}`, ...others] : steps;
}

/** A step is one step, whatever it consists of. */
function readStep(node: SchemaNode, plain: PlainText): string[] {
  const own = texts(node.text ?? node.description, plain);
  const parts = own.length ? own : readInstructions(node.itemListElement, plain);
  const text = (parts.length ? parts : texts(node.name ?? node['@value'], plain))
    .map(tidy)
    .join(' ');
  return text === '' ? [] : [text];
}

/** The lines of a text, each a step, without the numbers or bullets that they begin with. */
export function splitSteps(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((step) => line(step).replace(numbering, ''))
    .filter((step) => step !== '' && !/^(step\s*)?\d{1,2}[.):]?$/i.test(step));
}

/** A step keeps its lines. */
function tidy(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(line)
    .filter(Boolean)
    .join('\n');
}
