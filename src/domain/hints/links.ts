/** So many links in what somebody posts are worth a look. */
export const manyLinks = 3;

/** How many links a text has, written out or as `www.`. */
export const countLinks = (text: string): number =>
  text.match(/https?:\/\/|\bwww\.(?=[a-z0-9])/gi)?.length ?? 0;
