/**
 * The comma-joined wire form of a list. A comma inside an item splits it for clients
 * that read only this form, as the specification says; `ingredientList` keeps it whole.
 */
export function joinLines(lines: readonly string[]): string {
  return lines.join(',');
}

/** Reads the comma-joined wire form: items trimmed, empty pieces dropped. */
export function splitLines(joined: string): string[] {
  return joined
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
