import type { ComponentProps } from 'react';

type Files = Record<string, string>;

// Cut by scripts/cut-plates.ts: `<dish>-<width>.<type>`.
const avif: Files = import.meta.glob('./pictures/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});
const webp: Files = import.meta.glob('./pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The widths of a dish among the files, as the `srcset` attribute. */
function sourceSet(files: Files, dish: string): string {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`./pictures/${dish}-`))
    .map(([path, url]) => `${url} ${path.match(/-(\d+)\.\w+$/)?.[1]}w`)
    .join(', ');
}

type Props = { dish: string; size: number } & Pick<
  ComponentProps<'img'>,
  'className' | 'sizes' | 'loading' | 'fetchPriority'
>;

/** A dish for a round frame, in the lighter format wherever the browser reads it. `size` is its widest file. */
export function DishPicture({ dish, size, ...look }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(avif, dish)} sizes={look.sizes} />
      <img
        {...look}
        src={webp[`./pictures/${dish}-${size}.webp`]}
        srcSet={sourceSet(webp, dish)}
        width={size}
        height={size}
        alt=""
      />
    </picture>
  );
}
