import type { PhotoDeriver, PhotoProcessor } from './port.ts';

export type PhotoWork = { processor: PhotoProcessor; deriver: PhotoDeriver };

/**
 * The work on pictures, loaded with the first of them: a site that only shows what it has starts
 * sooner and takes less memory without the library.
 */
export function createPhotoWork(load: () => Promise<PhotoWork> = loadPhotoWork): PhotoWork {
  let loading: Promise<PhotoWork> | null = null;
  const work = () => {
    loading ??= load();
    return loading;
  };
  return {
    processor: { process: async (...args) => (await work()).processor.process(...args) },
    deriver: {
      cut: async (...args) => (await work()).deriver.cut(...args),
      drawCard: async (...args) => (await work()).deriver.drawCard(...args),
    },
  };
}

/** Both at once, because the processor sets the library up for both. */
async function loadPhotoWork(): Promise<PhotoWork> {
  const [{ createPhotoProcessor }, { createPhotoDeriver }] = await Promise.all([
    import('./process.ts'),
    import('./derive.ts'),
  ]);
  return { processor: createPhotoProcessor(), deriver: createPhotoDeriver() };
}
