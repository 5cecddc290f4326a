import type { ReactNode } from 'react';

export type DrawingName = 'pot' | 'plate' | 'heart' | 'search' | 'key';

const steam = (
  <path d="M50 22c-5 6 5 9 0 16M64 16c-5 7 5 11 0 20M78 22c-5 6 5 9 0 16" opacity="0.55" />
);

const drawings: Record<DrawingName, ReactNode> = {
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
  heart: (
    <>
      <path
        d="M64 104 31 71a20 20 0 0 1 28-28l5 5 5-5a20 20 0 0 1 28 28Z"
        fill="var(--leaf-veil)"
      />
      <path d="M44 52a11 11 0 0 1 8-4" stroke="var(--saffron)" strokeWidth="5" />
      <path d="M97 22v12m-6-6h12M24 30v8m-4-4h8" opacity="0.55" />
    </>
  ),
  search: (
    <>
      <circle cx="56" cy="56" r="34" fill="var(--surface)" />
      <path d="M39 57c6-13 24-16 32-6-5 12-21 16-32 6Zm0 0 18-5" fill="var(--leaf-veil)" />
      <path d="m81 81 26 26" strokeWidth="7" />
      <path d="M34 30a34 34 0 0 1 14-7" stroke="var(--saffron)" strokeWidth="5" />
    </>
  ),
  key: (
    <>
      <path d="M28 60v34a10 10 0 0 0 10 10h52a10 10 0 0 0 10-10V60Z" fill="var(--surface)" />
      <path d="M42 60V46a22 22 0 0 1 44 0v14" />
      <circle cx="64" cy="78" r="7" fill="var(--leaf-veil)" />
      <path d="M64 85v9" />
      <path d="M22 60h84" stroke="var(--saffron)" strokeWidth="5" />
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
      {drawings[name]}
    </svg>
  );
}
