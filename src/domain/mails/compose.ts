import { escapeXml } from '../sharing/xml.ts';

/** What stands in a mail, one below another. Texts are plain: nothing that people typed becomes a link or markup. */
export type MailPart =
  | { kind: 'title' | 'text' | 'small'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; items: readonly { text: string; link?: Link }[] }
  | { kind: 'links'; links: readonly Link[] };

type Link = { label: string; url: string };

export type Letter = {
  subject: string;
  /** What the mail is written in, for readers aloud. */
  language: string;
  parts: readonly MailPart[];
};

/** A subject on one line, and none without end. */
export function toSubject(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const signs = [...line];
  return signs.length <= 150 ? line : `${signs.slice(0, 149).join('')}…`;
}

/** What turns the direction of all that follows it. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
/** Letters and signs that are read from right to left. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Words that somebody typed, for a mail: on one line, and in such a way that the programs that show mails
 * make no link of 'example.org', 'www.…' or an address in it, and that our words around them keep their order.
 */
export function unlinked(typed: string): string {
  const line = typed
    .toWellFormed()
    .replace(turning, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const words = line.replace(/(?<=\S)[.@:/](?=\S)/gu, '$&\u2060\u200b');
  return rightToLeft.test(words) ? `\u2068${words}\u2069` : words;
}

/** The mail as plain text. */
export function toPlainMail({ parts }: Letter): string {
  return `${parts.map(plainPart).join('\n\n')}\n`;
}

function plainPart(part: MailPart): string {
  switch (part.kind) {
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'list':
      return part.items
        .map(({ text, link }) => (link ? `* ${text}\n  ${link.url}` : `* ${text}`))
        .join('\n');
    case 'links':
      return part.links.map(({ label, url }) => `${label}:\n${url}`).join('\n');
    default:
      return part.text;
  }
}

/** Colours of a mail by day; a program that has a dark look makes its own of them, or takes those below. */
const styles =
  `body{margin:0;background:#faf7f2;color:#2b2320}main{max-width:34em;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:22px;line-height:1.3}a{color:#9a2f0d}.button{display:inline-block;padding:12px 20px;border-radius:8px;background:#9a2f0d;color:#fff;text-decoration:none;font-weight:600}
.small{font-size:14px;color:#5f5550}li{margin:0 0 10px}
@media (prefers-color-scheme:dark){body{background:#1d1916;color:#f3ece4}a{color:#ffb596}.button{background:#ffb596;color:#2b1208}.small{color:#c5b9af}}`.replaceAll(
    '\n',
    '',
  );

/** The mail as HTML: no pictures, no scripts, nothing fetched from anywhere. */
export function toHtmlMail({ subject, language, parts }: Letter): string {
  const scheme = '<meta name="color-scheme" content="light dark">';
  const schemes = '<meta name="supported-color-schemes" content="light dark">';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${scheme}${schemes}<title>${escapeXml(subject)}</title><style>${styles}</style>`;
  const body = parts.map(htmlPart).join('\n');
  return `<!doctype html>\n<html lang="${escapeXml(language)}"><head>${head}</head><body><main>\n${body}\n</main></body></html>\n`;
}

const anchor = ({ label, url }: Link, look = '') =>
  `<a${look} href="${escapeXml(url)}">${escapeXml(label)}</a>`;

function htmlPart(part: MailPart): string {
  switch (part.kind) {
    case 'title':
      return `<h1>${escapeXml(part.text)}</h1>`;
    case 'text':
      return `<p>${escapeXml(part.text)}</p>`;
    case 'small':
      return `<p class="small">${escapeXml(part.text)}</p>`;
    case 'button': {
      // Programs that show no style have the address to copy.
      const address = `<p class="small">${escapeXml(part.url)}</p>`;
      return `<p>${anchor(part, ' class="button"')}</p>\n${address}`;
    }
    case 'list':
      return `<ul>${part.items.map(htmlItem).join('')}</ul>`;
    case 'links':
      return `<p class="small">${part.links.map((link) => anchor(link)).join('<br>')}</p>`;
  }
}

function htmlItem({ text, link }: { text: string; link?: Link }): string {
  const shown = escapeXml(text);
  return link ? `<li>${shown}<br>${anchor(link)}</li>` : `<li>${shown}</li>`;
}
