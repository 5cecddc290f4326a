import { lexer, type Token, type Tokens } from 'marked';
import type { TextBlock, TextRun } from '#contract/legal.ts';

type Look = Pick<TextRun, 'look' | 'href'>;

/** Only what leads to a page, of this site or of the web, or to a mailbox. */
const goodLink = /^(?:https?:\/\/[^\s]+|mailto:[^\s]+|\/(?!\/)[^\s\\]*)$/;

/**
 * A text in Markdown as plain data: titles, paragraphs and items of lists with emphasis, code and links. Whatever
 * else it holds, HTML above all, is shown as it was written.
 */
export function readMarkdown(markdown: string): TextBlock[] {
  return lexer(markdown).flatMap((token) => blocksOf(token));
}

function blocksOf(token: Token): TextBlock[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: token.depth === 1 ? 'title' : 'heading', runs: runsOf(token.tokens ?? []) }];
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(token.tokens ?? []) }];
    case 'blockquote':
      return (token.tokens ?? []).flatMap(blocksOf);
    case 'list':
      return itemsOf(token as Tokens.List);
    default:
      return [{ kind: 'paragraph', runs: [{ text: token.raw.trim() }] }];
  }
}

/** Items one below the other; lists within them follow theirs. */
function itemsOf({ items, ordered }: Tokens.List): TextBlock[] {
  const kind = ordered ? 'numbered' : 'item';
  return items.flatMap(({ tokens }) => {
    const own = tokens.filter(({ type }) => type !== 'list');
    const inner = tokens.filter(({ type }) => type === 'list');
    return [{ kind, runs: runsOf(own) } as TextBlock, ...inner.flatMap(blocksOf)];
  });
}

function runsOf(tokens: readonly Token[], look: Look = {}): TextRun[] {
  return tokens.flatMap((token) => {
    switch (token.type) {
      case 'strong':
      case 'em':
        return runsOf(token.tokens ?? [], { ...look, look: token.type });
      case 'codespan':
        return [{ ...look, text: plain(token.text), look: 'code' as const }];
      case 'br':
        return [{ ...look, text: '\n' }];
      case 'link':
        return runsOf(token.tokens ?? [], {
          ...look,
          ...(goodLink.test(token.href) ? { href: token.href } : {}),
        });
      case 'escape':
        return [{ ...look, text: plain(token.text) }];
      case 'text':
      case 'paragraph':
        return token.tokens
          ? runsOf(token.tokens, look)
          : [{ ...look, text: plain(token.text).replace(/\s*\n\s*/g, ' ') }];
      default:
        return [{ ...look, text: token.raw }];
    }
  });
}

/** The few signs that a Markdown text may hold as HTML writes them. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};
const plain = (text: string): string =>
  text.replace(/&[a-z#0-9]+;/g, (sign) => entities[sign] ?? sign);
