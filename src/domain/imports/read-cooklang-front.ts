export type Fields = ReadonlyMap<string, readonly string[]>;

/** What a file says before its steps by its key, and the rest of it. */
export type FrontMatter = { fields: Fields; body: string };

/** Reads what a file says before its steps, in YAML or in lines that begin with `>>`. */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.trimStart().split(/\r\n?|\n/);
  const isFence = (one: string) => one.trimEnd() === '---';
  const end = isFence(lines[0] ?? '') ? lines.findIndex((one, at) => at > 0 && isFence(one)) : -1;
  const fields = readYaml(lines.slice(1, Math.max(1, end)));
  const rest = lines.slice(end < 0 ? 0 : end + 1);
  for (const one of rest) {
    const [, name = '', value = ''] = /^>>\s*([^:]{1,60}):\s*(.*)$/.exec(one) ?? [];
    if (name !== '') fields.set(keyOf(name), [value.trim()]);
  }
  return { fields, body: rest.filter((one) => !one.startsWith('>>')).join('\n') };
}

/** `Prep_Time` is 'prep time'. */
const keyOf = (name: string): string => name.trim().toLowerCase().replaceAll('_', ' ');

type Entry = { key: string; value: string; inside: string[] };

const named = /^([^\s:#-][^:]{0,60}):(?:\s+(.*))?$/;

/** As much of YAML as files of recipes have: keys at the beginning of a line, and what stands below each. */
function readYaml(lines: readonly string[]): Map<string, string[]> {
  const entries: Entry[] = [];
  for (const one of lines) {
    const [, name, value = ''] = named.exec(one) ?? [];
    if (name !== undefined) entries.push({ key: keyOf(name), value: value.trim(), inside: [] });
    else if (!one.startsWith('#')) entries.at(-1)?.inside.push(one.trim());
  }
  return new Map(entries.flatMap(fieldsOf));
}

/** The sign behind a key whose text stands below it: `|` keeps its lines apart, `>` joins them. */
const block = /^([|>])[-+\d]*$/;

/** What an entry says: a text, a list, or keys of its own, which have its name before a full stop: `time.prep`. */
function fieldsOf({ key, value, inside }: Entry): [string, string[]][] {
  const [, sign] = block.exec(value) ?? [];
  const text = inside.join('\n').trim();
  if (sign === '|') return [[key, [text]]];
  // An empty line parts what is joined.
  if (sign) return [[key, text.split(/\n{2,}/).map((one) => one.replaceAll('\n', ' '))]];
  if (value !== '') return [[key, valuesIn([value, ...inside].join(' '))]];
  const items = inside.flatMap((one) => valuesIn(/^-\s+(\S.*)$/.exec(one)?.[1] ?? ''));
  const keys = inside.flatMap((one): [string, string[]][] => {
    const [, name, said = ''] = named.exec(one) ?? [];
    return name === undefined ? [] : [[`${key}.${keyOf(name)}`, valuesIn(said)]];
  });
  return [[key, items], ...keys];
}

/** A value of YAML, or each of a list in brackets; text in quotes is as JSON has it. */
function valuesIn(value: string): string[] {
  const plain = value.trim();
  const isList = plain.startsWith('[') && plain.endsWith(']');
  if (!isList) return plain === '' ? [] : [unquoted(plain)];
  const items = plain.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^",\s][^,]*/g) ?? [];
  return items.map((item) => unquoted(item.trim()));
}

function unquoted(text: string): string {
  if (/^'.*'$/s.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/s.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
