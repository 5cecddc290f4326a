const steps = [320, 640, 960, 1600];

/**
 * The widths a photo of `width` pixels is kept in, ascending: every step below its own
 * width, and its own width up to 1600. Never enlarges.
 */
export function photoWidths(width: number): number[] {
  const widest = Math.min(width, 1600);
  return [...steps.filter((step) => step < widest), widest];
}
