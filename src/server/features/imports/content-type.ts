/** More parameters than any server sends. */
const mostParameters = 16;

/** The media type in lower case and the character set that a Content-Type names; empty where it names none. */
export function readContentType(header: string): { type: string; charset: string } {
  const [type = '', ...parameters] = header.split(';', mostParameters + 1);
  const named = parameters.find((one) => nameOf(one) === 'charset') ?? '';
  return { type: type.trim().toLowerCase(), charset: charsetIn(named) };
}

const nameOf = (parameter: string): string => {
  const end = parameter.indexOf('=');
  return (end < 0 ? '' : parameter.slice(0, end)).trim().toLowerCase();
};

/** The first character set that a text names as `charset=`; empty where it names none. Takes time in proportion to the text. */
export function charsetIn(text: string): string {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf('charset'); at >= 0; at = lower.indexOf('charset', at + 1)) {
    const equals = skipSpaces(lower, at + 'charset'.length);
    if (lower[equals] !== '=') continue;
    let from = skipSpaces(lower, equals + 1);
    if (lower[from] === '"' || lower[from] === "'") from = skipSpaces(lower, from + 1);
    let to = from;
    while (/[\w:-]/.test(lower[to] ?? '')) to += 1;
    if (to > from) return lower.slice(from, to);
  }
  return '';
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return at;
}
