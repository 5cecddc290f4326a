/** Whether this browser may hand something to the system's share sheet. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Whether the system took the link, or the person thought better of it. */
export async function openShareSheet(link: ShareData): Promise<boolean> {
  if (!hasShareSheet() || navigator.canShare?.(link) === false) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.warn('The share sheet did not open', error);
    return false;
  }
}
