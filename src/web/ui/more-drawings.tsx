// What stands on a few pages alone is not loaded by all of them.

export const heartDrawing = (
  <>
    <path d="M64 104 31 71a20 20 0 0 1 28-28l5 5 5-5a20 20 0 0 1 28 28Z" fill="var(--leaf-veil)" />
    <path d="M44 52a11 11 0 0 1 8-4" stroke="var(--saffron)" strokeWidth="5" />
    <path d="M97 22v12m-6-6h12M24 30v8m-4-4h8" opacity="0.55" />
  </>
);
export const searchDrawing = (
  <>
    <circle cx="56" cy="56" r="34" fill="var(--surface)" />
    <path d="M39 57c6-13 24-16 32-6-5 12-21 16-32 6Zm0 0 18-5" fill="var(--leaf-veil)" />
    <path d="m81 81 26 26" strokeWidth="7" />
    <path d="M34 30a34 34 0 0 1 14-7" stroke="var(--saffron)" strokeWidth="5" />
  </>
);
export const keyDrawing = (
  <>
    <path d="M28 60v34a10 10 0 0 0 10 10h52a10 10 0 0 0 10-10V60Z" fill="var(--surface)" />
    <path d="M42 60V46a22 22 0 0 1 44 0v14" />
    <circle cx="64" cy="78" r="7" fill="var(--leaf-veil)" />
    <path d="M64 85v9" />
    <path d="M22 60h84" stroke="var(--saffron)" strokeWidth="5" />
  </>
);
