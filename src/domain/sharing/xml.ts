const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// What XML 1.0 has no way to say at all: control characters, and two that are no characters.
const unsayable = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** Text for XML or HTML content and quoted attributes; what XML cannot say is left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unsayable, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
