/** JSON that cannot end the script element it stands in, whatever a recipe says; nothing is HTML-escaped. */
export function toScriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
