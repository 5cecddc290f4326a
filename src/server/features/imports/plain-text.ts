import { Parser } from 'htmlparser2';

/** Elements that stand on lines of their own. */
const blocks = new Set(
  'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose text nobody reads. */
const unread = new Set(
  'iframe noscript script select style svg template textarea title'.split(' '),
);
const markup =
  /<(?:\/?(?:a|abbr|b|br|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)\b[^<>]*)>|<!--|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;

/** Elements that stand apart on one line: the columns of a table. */
export const columns = new Set(['td', 'th']);

export const isBlock = (name: string): boolean => blocks.has(name);
/** Whether the end of an element ends a line; that of `br` is its beginning. */
export const endsLine = (name: string): boolean => isBlock(name) && name !== 'br';
export const isUnread = (name: string): boolean => unread.has(name);

/** Deeper nesting than any page has; what comes after is not read, because the parser searches its stack. */
export const deepest = 512;

/** Whether a text holds elements or entities, as the texts of many pages' structured data do. */
export function holdsMarkup(text: string): boolean {
  return markup.test(text);
}

/** How often a text is escaped at the most: by an editor, by a tool, and by the page. */
const mostEscapes = 3;

/** The text of HTML as lines, its list items with bullets; text without markup stays exactly as it is. */
export function plainText(html: string): string {
  let text = html;
  for (let round = 0; round < mostEscapes && holdsMarkup(text); round += 1) {
    text = textOf(text, '• ');
  }
  return text;
}

/** The text that a reader of this HTML sees, each block on lines of its own. */
function textOf(html: string, bullet = ''): string {
  const pieces: string[] = [];
  let hidden = 0;
  let depth = 0;
  const parser = new Parser({
    onopentagname(name) {
      depth += 1;
      if (depth > deepest) return parser.pause();
      if (isUnread(name)) hidden += 1;
      if (isBlock(name)) pieces.push('\n');
      if (columns.has(name)) pieces.push(' ');
      if (name === 'li') pieces.push(bullet);
    },
    onclosetag(name) {
      depth -= 1;
      if (isUnread(name)) hidden -= 1;
      if (endsLine(name)) pieces.push('\n');
    },
    ontext(text) {
      if (hidden === 0) pieces.push(text.replace(/[ \t\r\n\f]+/g, ' '));
    },
  });
  parser.write(html);
  if (depth <= deepest) parser.end();
  return trimLines(pieces.join(''));
}

/** Without spaces around lines, and with at most one empty line between two. */
export function trimLines(text: string): string {
  // A pattern over spaces before a line break takes quadratic time on a long run of spaces.
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
