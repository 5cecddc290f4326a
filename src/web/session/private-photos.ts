import { createContext, useContext } from 'react';
import { useWaitingPicture } from './use-waiting-picture.ts';

/** Whether photos that are on the site are shown to their owner alone, as their recipe waits for a look. */
export const PrivatePhotosContext = createContext(false);

/** The address under which a photo of the site can be shown here; undefined until there is one. */
export function useShownPhoto(url: string | undefined): string | undefined {
  const isPrivate = useContext(PrivatePhotosContext);
  const own = useWaitingPicture(isPrivate ? url : undefined);
  return isPrivate ? own : url;
}
