const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// What XML 1.0 has no way to say at all: control characters, and two that are no characters.
const unsayable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** What is seldom there: most texts are as they have to be. */
const special = /[&<>"'\ufffe\uffff\p{Cc}\p{Cs}]/u;

/** Text for XML or HTML content and quoted attributes; what XML cannot say is left out. */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text;
  return text
    .toWellFormed()
    .replace(unsayable, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
