import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Empties the field that adds to a list once the list has come with what was typed there; what was typed since stays.
 * Answers what notes that its form is sent; a suggestion that is pressed needs no note.
 */
export function useAddedField(
  field: RefObject<HTMLInputElement | null>,
  list: readonly string[],
): () => void {
  const sent = useRef<string>(undefined);
  const shown = useRef(list);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before === list || !field.current) return;
    const isAdded =
      sent.current === undefined
        ? list.length > before.length
        : field.current.value === sent.current;
    if (isAdded) field.current.value = '';
    shown.current = list;
    sent.current = undefined;
  }, [field, list]);
  return () => {
    sent.current = field.current?.value;
  };
}
