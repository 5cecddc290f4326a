/** So many pages, each visited so many times a second. */
export type Popularity = readonly { count: number; rate: number }[];

/**
 * Visits spread over pages by Zipf's law: the n-th most visited gets them in proportion to
 * 1 / n^skew. Pages of about equal popularity make one class: one by one at the top, then ever
 * larger groups, so that a hundred million pages are a few hundred classes.
 */
export function zipf(pages: number, skew: number, rate: number): Popularity {
  const classes: { count: number; rate: number }[] = [];
  for (let from = 1; from <= pages; ) {
    const count = Math.max(1, Math.min(Math.floor(from / 50), Math.floor(pages - from + 1)));
    classes.push({ count, rate: (from + (count - 1) / 2) ** -skew });
    from += count;
  }
  const total = rateOf(classes);
  return classes.map((one) => ({ ...one, rate: total === 0 ? 0 : (one.rate * rate) / total }));
}

/** Visits a second to all pages together. */
export function rateOf(pages: Popularity): number {
  return pages.reduce((sum, { count, rate }) => sum + count * rate, 0);
}

/** What comes through when everything is shared out evenly, as to one of several processes. */
export function shareOut(pages: Popularity, among: number): Popularity {
  return pages.map(({ count, rate }) => ({ count, rate: rate / among }));
}

/**
 * What a CDN asks of the site: each of its places keeps a page for so many seconds after it has
 * asked for it, whatever changes meanwhile.
 */
export function behindCdn(pages: Popularity, maxAge: number, places: number): Popularity {
  return pages.map(({ count, rate }) => ({ count, rate: rate / (1 + (rate * maxAge) / places) }));
}

/**
 * The share of visits answered from a process' cache, which holds `room` pages, lets go of what
 * was unused for longest, and drops a page `drops` times a second because of writes. A page is
 * there if it was visited since it was dropped last, and within the time in which as many others
 * are visited as there is room for (Che's approximation).
 */
export function hitRatio(pages: Popularity, room: number, drops: number): number {
  const total = rateOf(pages);
  if (room <= 0 || total === 0) return 0;
  const chance = (rate: number, time: number) =>
    (rate / (rate + drops)) * -Math.expm1(-(rate + drops) * time);
  const present = (time: number) =>
    pages.reduce((sum, { count, rate }) => sum + (rate > 0 ? count * chance(rate, time) : 0), 0);
  const time = present(Number.POSITIVE_INFINITY) <= room ? Number.POSITIVE_INFINITY : solve();
  return pages.reduce(
    (sum, { count, rate }) => sum + (rate > 0 ? (count * rate * chance(rate, time)) / total : 0),
    0,
  );

  function solve(): number {
    let [low, high] = [0, 1];
    while (present(high) < room) high *= 2;
    for (let n = 0; n < 60; n += 1) {
      const middle = (low + high) / 2;
      if (present(middle) < room) low = middle;
      else high = middle;
    }
    return high;
  }
}

/** The share of visits that go to the `top` most visited pages. */
export function topShare(pages: Popularity, top: number): number {
  let [left, visits] = [top, 0];
  for (const { count, rate } of pages) {
    const taken = Math.min(count, left);
    visits += taken * rate;
    left -= taken;
    if (left <= 0) break;
  }
  const total = rateOf(pages);
  return total === 0 ? 0 : visits / total;
}
