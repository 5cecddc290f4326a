/** Where a looping row of slides stands: plain numbers, in widths of one slide. */
export type SlideRow = {
  /** The index of the first slide shown. */
  first: number;
  /** How far the row is to the right of where it rests; it glides back to 0 unless it is held. */
  offset: number;
  /** A finger or the mouse holds the row. */
  isHeld: boolean;
};

/** How a looping row of `count` slides, of which some wait unseen, moves. */
export function createSlideRow(count: number, waiting: number) {
  const wrap = (n: number) => ((n % count) + count) % count;
  /** Further than there are waiting slides, the row would show its own end. */
  const bound = (offset: number) => Math.max(-waiting, Math.min(waiting, offset));
  return {
    /** Starts `by` slides further on, the row still where it is seen now. */
    move: (row: SlideRow, by: number, seen = row.offset): SlideRow => ({
      first: wrap(row.first + by),
      offset: bound(seen + by),
      isHeld: false,
    }),
    /** Pulls the row along; whole slides that it has gone are counted off. */
    pull: (row: SlideRow, by: number, seen = row.offset): SlideRow => {
      const whole = Math.trunc(seen + by);
      return { first: wrap(row.first - whole), offset: seen + by - whole, isHeld: true };
    },
    /** How many slides after the first shown a slide comes. */
    placeOf: (row: SlideRow, index: number) => wrap(index - row.first),
    /** How far a slide is moved from its own place, so that the row has slides on the side that shows. */
    shiftOf: ({ first, offset }: SlideRow, index: number) => {
      const before = Math.max(0, Math.ceil(offset));
      return wrap(index - first + before) - before - index;
    },
  };
}
