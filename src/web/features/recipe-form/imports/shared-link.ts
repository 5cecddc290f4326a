/**
 * The link that another app shared with the form, from the query of its address, or nothing. Apps put
 * it in `url`, or among other words in `text`.
 */
export function sharedLink(query: URLSearchParams): string {
  for (const name of ['url', 'text', 'title']) {
    const [link] = /https?:\/\/[^\s<>"']+/i.exec(query.get(name) ?? '') ?? [];
    if (link) return link.replace(/[).,;!?\u2026]+$/, '');
  }
  return '';
}
