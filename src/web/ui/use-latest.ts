import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value as it is shown by now, for a function that was handed out long before it is called. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
