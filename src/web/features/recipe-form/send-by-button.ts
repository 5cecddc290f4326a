import type { KeyboardEvent } from 'react';

/**
 * Keeps Enter in a one-line field from sending the form, which is for its button alone: a half-written recipe would
 * be everybody's at once. Other controls keep their Enter: buttons, fields of several lines, a choice of a file.
 */
export function sendByButton(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, nativeEvent } = event;
  // While an input method composes a word, its keys belong to it.
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (target instanceof HTMLInputElement && target.type !== 'file') event.preventDefault();
}
