import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import type { Gallery as GalleryPart } from './gallery.tsx';

type Shown = ComponentProps<typeof GalleryPart>;

/** What leads from pictures to the same over the whole screen, and these as long as they show. Without script each picture leads to its file. */
export function useGallery(shown: Pick<Shown, 'photos' | 'label' | 'alt'>) {
  const text = useText();
  const [start, setStart] = useState<number | null>(null);
  const [Gallery, setGallery] = useState<ComponentType<Shown> | null>(null);
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    // A new tab is the browser's to open.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const module = await import('./gallery.tsx');
      setGallery(() => module.Gallery);
      setStart(index);
    } catch (error) {
      // Without a network the file of the picture does not come either: who cooks keeps the page, and presses again.
      console.error('The gallery did not load', error);
      showError(text('photos.failed'));
    }
  };
  const gallery = Gallery && start !== null && (
    <Gallery {...shown} start={start} onClose={() => setStart(null)} />
  );
  return { open, gallery };
}
