/** More documents than any script holds. */
const mostDocuments = 50;

/**
 * JSON-LD documents in a script or a paste, forgiving what pages get wrong: comments and CDATA
 * signs, commas too many, line breaks and quotation marks inside texts, an end that is missing.
 */
export function readJson(text: string): unknown[] {
  const exact = parse(text.trim());
  if (exact !== undefined) return [exact];
  const plain = text.includes('"') ? text : text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const documents: unknown[] = [];
  for (let at = 0; at < plain.length && documents.length < mostDocuments; ) {
    const mended = new Mender(plain, at).read();
    const document = parse(mended.json);
    if (document === undefined) break;
    documents.push(document);
    at = mended.end;
  }
  return documents;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Mended by the caller, or given up: other parts of the page may do.
    return undefined;
  }
}

/** What keeps old browsers and XML parsers from seeing a script. */
const signs = ['<!--', '-->', '<![CDATA[', ']]>'];
const plainRun = /[^"\\\p{Cc}]+/uy;
const otherRun = /[^"{}[\],\s/<\-\]]+/y;
const spaces = /\s+/y;
const escaped = /\\(?:u[\da-f]{4}|["\\/bfnrt])/iy;
/** What may stand after a text: its value, the next member, or the end of the thing it is in. */
const afterText = /\s*(?:$|[:}\]/<]|,\s*(?:["{[}\]/<\d-]|$|(?:true|false|null)\b))/y;

/** Reads the next JSON value in a text and puts right what is wrong around and inside its texts. */
class Mender {
  readonly #text: string;
  readonly #mended: string[] = [];
  #at: number;

  constructor(text: string, from: number) {
    this.#text = text;
    this.#at = from;
  }

  read(): { json: string; end: number } {
    this.#skipToStart();
    const open: string[] = [];
    while (this.#at < this.#text.length) {
      if (this.#skip()) continue;
      const sign = this.#text[this.#at] ?? '';
      if (sign === '"') this.#readText();
      else if (!this.#take(otherRun)) {
        if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']');
        if (sign === '}' || sign === ']') {
          this.#dropCommas();
          open.pop();
        }
        this.#mended.push(sign);
        this.#at += 1;
        if (open.length === 0) break;
      }
    }
    this.#dropCommas();
    return { json: this.#mended.join('') + open.reverse().join(''), end: this.#at };
  }

  /** To the first object or list, past the comment signs before it. */
  #skipToStart(): void {
    while (this.#at < this.#text.length && !/[{[]/.test(this.#text[this.#at] ?? '')) {
      const sign = signs.find((one) => this.#text.startsWith(one, this.#at));
      this.#at += sign?.length ?? 1;
    }
  }

  /** Passes the spaces, comments or signs that stand here between values, if any do. */
  #skip(): boolean {
    const from = this.#at;
    spaces.lastIndex = from;
    const sign = signs.find((one) => this.#text.startsWith(one, from));
    if (spaces.test(this.#text)) this.#at = spaces.lastIndex;
    else if (sign) this.#at += sign.length;
    else if (this.#text.startsWith('//', from)) this.#passEnd('\n');
    else if (this.#text.startsWith('/*', from)) this.#passEnd('*/');
    return this.#at > from;
  }

  #passEnd(sign: string): void {
    const end = this.#text.indexOf(sign, this.#at);
    this.#at = end < 0 ? this.#text.length : end + sign.length;
  }

  #dropCommas(): void {
    while (this.#mended.at(-1) === ',') this.#mended.pop();
  }

  /** A text up to the quotation mark that is followed by what may follow a text. */
  #readText(): void {
    this.#mended.push('"');
    this.#at += 1;
    while (this.#at < this.#text.length && !this.#isAtEnd()) {
      if (this.#take(plainRun) || this.#take(escaped)) continue;
      const sign = this.#text[this.#at] ?? '';
      // A backslash that is no escape of JSON's, such as before an apostrophe, means nothing.
      if (sign !== '\\') this.#mended.push(sign === '"' ? '\\"' : ' ');
      this.#at += 1;
    }
    this.#mended.push('"');
    this.#at += 1;
  }

  #isAtEnd(): boolean {
    if (this.#text[this.#at] !== '"') return false;
    afterText.lastIndex = this.#at + 1;
    return afterText.test(this.#text);
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found === undefined) return false;
    this.#mended.push(found);
    this.#at += found.length;
    return true;
  }
}
