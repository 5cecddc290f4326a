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

const widths = [240, 320, 480, 640];

/** The files of a dish, as the `srcset` attribute. */
function sourceSet(dish: string): string {
  const urls = widths.map((width) => [avif[`./pictures/${dish}-${width}.avif`], `${width}w`]);
  return urls
    .filter(([url]) => url)
    .map((file) => file.join(' '))
    .join(', ');
}

type Props = { dish: string; size: number } & Pick<
  ComponentProps<'img'>,
  'className' | 'sizes' | 'loading' | 'fetchPriority'
>;

/** A dish for a round frame, in the lighter format wherever the browser reads it. `size` is that of the other file. */
export function DishPicture({ dish, size, sizes, ...look }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(dish)} sizes={sizes} />
      <img
        {...look}
        src={webp[`./pictures/${dish}-${size}.webp`]}
        width={size}
        height={size}
        alt=""
      />
    </picture>
  );
}
