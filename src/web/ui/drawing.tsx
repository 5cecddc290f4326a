import type { ReactElement } from 'react';

/** The lines of one of `more-drawings.tsx`, or the name of one that every page has at hand. */
export type DrawingName = 'pot' | 'plate' | ReactElement;

const steam = (
  <path d="M50 22c-5 6 5 9 0 16M64 16c-5 7 5 11 0 20M78 22c-5 6 5 9 0 16" opacity="0.55" />
);

const drawings = {
  pot: (
    <>
      {steam}
      <path d="M28 58c4-9 18-13 36-13s32 4 36 13Z" fill="var(--leaf-veil)" />
      <path d="M59 45a5 5 0 0 1 10 0" />
      <path d="M22 62h84M14 70h10M104 70h10" />
      <path d="M28 62v26a16 16 0 0 0 16 16h40a16 16 0 0 0 16-16V62" fill="var(--surface)" />
      <path d="M40 84h48" stroke="var(--saffron)" strokeWidth="5" />
    </>
  ),
  plate: (
    <>
      <circle cx="64" cy="68" r="36" fill="var(--surface)" />
      <circle cx="64" cy="68" r="23" fill="var(--leaf-veil)" />
      <path d="M54 70c4-9 16-11 21-4-3 8-14 11-21 4Zm0 0 12-3" />
      <path d="M14 34v22a6 6 0 0 0 12 0V34M20 34v68M112 102V66c-8-2-9-26 0-34v34" />
      <path d="M40 106h48" stroke="var(--saffron)" strokeWidth="5" />
    </>
  ),
};

/** A small line drawing for a page that has nothing to show yet; decoration only. */
export function Drawing({
  name,
  className,
}: {
  name: DrawingName;
  className?: string | undefined;
}) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      viewBox="0 0 128 128"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {typeof name === 'string' ? drawings[name] : name}
    </svg>
  );
}
