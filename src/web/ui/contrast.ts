/** Text and the grounds it stands on: at least 4.5:1 in both themes. */
export const textPairs = [
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--ink', '--sunken'],
  ['--ink-quiet', '--paper'],
  ['--ink-quiet', '--surface'],
  ['--ink-quiet', '--sunken'],
  ['--leaf-ink', '--paper'],
  ['--leaf-ink', '--surface'],
  ['--leaf-ink', '--sunken'],
  ['--leaf-ink', '--leaf-veil'],
  ['--ink', '--leaf-veil'],
  ['--on-leaf', '--leaf'],
  ['--on-leaf-quiet', '--leaf'],
  ['--paprika', '--paper'],
  ['--paprika', '--surface'],
  ['--on-paprika', '--paprika'],
  ['--on-paprika', '--paprika-strong'],
  ['--on-saffron', '--saffron'],
  ['--error', '--paper'],
  ['--error', '--surface'],
  ['--error', '--error-veil'],
  ['--ink', '--error-veil'],
  ['--success', '--surface'],
  ['--success', '--paper'],
  ['--success', '--success-veil'],
] as const;

/** Control borders, icons and focus rings on their grounds: at least 3:1. */
export const controlPairs = [
  ['--control-line', '--paper'],
  ['--control-line', '--surface'],
  ['--control-line', '--sunken'],
  ['--heart', '--paper'],
  ['--heart', '--surface'],
  ['--focus', '--paper'],
  ['--focus', '--surface'],
  ['--saffron', '--leaf'],
] as const;

/** The contrast of two opaque colours written as #rrggbb, from 1 to 21. */
export function contrast(one: string | undefined, other: string | undefined): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
}

function luminance(hex = ''): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
