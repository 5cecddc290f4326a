/** Whether somebody is in a field: the focus is not taken from where they type. */
export const isTyping = (): boolean =>
  document.activeElement?.matches('input, select, textarea') ?? false;
