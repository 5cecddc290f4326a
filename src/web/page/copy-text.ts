/** Puts a text on the clipboard; says whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Browsers offer it under https and on this machine alone.
    if (!navigator.clipboard) return copySelected(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The clipboard took nothing', error);
    return copySelected(text);
  }
}

/** The old way, which works everywhere: what is selected is copied. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
