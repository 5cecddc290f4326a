/** The times that a cook may have told of a recipe. */
export type Times = {
  prepMinutes?: number | undefined;
  cookMinutes?: number | undefined;
};

/** The parts of the whole time that are known, in the order of the work. */
function knownParts(times: Times): number[] {
  const parts = [
    // One part a line.
    times.prepMinutes,
    times.cookMinutes,
  ];
  return parts.filter((part) => part !== undefined);
}

/** How long a recipe takes from start to end; undefined where nothing is known of it. */
export function totalMinutes(times: Times): number | undefined {
  const parts = knownParts(times);
  return parts.length === 0 ? undefined : parts.reduce((sum, part) => sum + part);
}

/** Whether the whole time says more than the one part that is known. */
export function hasSeveralTimes(times: Times): boolean {
  return knownParts(times).filter((part) => part > 0).length > 1;
}
