/**
 * The comma-joined wire form of a list. A comma inside an item splits it for clients
 * that read only this form, as the specification says; `ingredientList` keeps it whole.
 */
export function joinLines(lines: readonly string[]): string {
  return lines.join(',');
}

/**
 * Reads the comma-joined wire form: items trimmed, empty pieces dropped. Of the lines that are kept
 * at `present`, those stay whole whose pieces all stand there, one after another.
 */
export function splitLines(joined: string, present: readonly string[] = []): string[] {
  const pieces = piecesOf(joined);
  if (isEqual(pieces, piecesOf(joinLines(present)))) return present.filter((line) => line !== '');
  const starts = placeWhole(pieces, present);
  const lines: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const whole = starts.get(at);
    lines.push(whole?.line ?? (pieces[at] as string));
    at += whole?.length ?? 1;
  }
  return lines;
}

function piecesOf(joined: string): string[] {
  return joined
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Where each kept line stands as a whole, the longest first, so that none takes the place of a part. */
function placeWhole(pieces: readonly string[], present: readonly string[]) {
  const starts = new Map<number, { line: string; length: number }>();
  const free: (string | null)[] = [...pieces];
  const cut = present.map((line) => ({ line, parts: piecesOf(line) }));
  for (const { line, parts } of cut.sort((a, b) => b.parts.length - a.parts.length)) {
    const start = parts.length === 0 ? -1 : indexOfRun(free, parts);
    if (start < 0) continue;
    starts.set(start, { line, length: parts.length });
    free.fill(null, start, start + parts.length);
  }
  return starts;
}

/** Where a run begins in a list, or -1; in linear time (Knuth, Morris, Pratt), for anybody may send the list. */
function indexOfRun(list: readonly (string | null)[], run: readonly string[]): number {
  // For each place of the run, how long a beginning of it ends there.
  const ends: number[] = [];
  const grow = (length: number, next: string | null | undefined): number => {
    let now = length;
    while (now > 0 && run[now] !== next) now = ends[now - 1] ?? 0;
    return run[now] === next ? now + 1 : now;
  };
  for (const [at, piece] of run.entries()) ends.push(at === 0 ? 0 : grow(ends[at - 1] ?? 0, piece));
  let length = 0;
  for (const [at, piece] of list.entries()) {
    length = grow(length, piece);
    if (length === run.length) return at - length + 1;
  }
  return -1;
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((piece, index) => piece === other[index]);
}
