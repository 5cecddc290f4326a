/** Work on the photo takes turns: a later one takes the place of whatever is under way. */
export type PhotoTurns = {
  /**
   * Starts work and waits for it. After each wait of its own the work asks `isLatest` whether
   * its result still counts; it tells whether it came to a photo, and never rejects.
   */
  run: (work: (isLatest: () => boolean) => Promise<boolean>) => Promise<void>;
  /** Makes what is under way count no more. */
  end: () => void;
  isBusy: () => boolean;
  /** Waits until nothing is under way; says whether the last turn came to a photo. */
  settled: () => Promise<boolean>;
};

/** The turns of one form. */
export function createPhotoTurns(): PhotoTurns {
  let turn = 0;
  let isFine = true;
  let pending: Promise<boolean> | null = null;
  const waitFor = async (work: Promise<boolean>) => {
    const cameToPhoto = await work;
    if (pending !== work) return;
    isFine = cameToPhoto;
    pending = null;
  };
  return {
    run: async (work) => {
      turn += 1;
      const own = turn;
      pending = work(() => own === turn);
      await waitFor(pending);
    },
    end: () => {
      turn += 1;
      isFine = true;
      pending = null;
    },
    isBusy: () => pending !== null,
    settled: async () => {
      while (pending) await waitFor(pending);
      return isFine;
    },
  };
}
