import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type Menu<E extends HTMLElement> = {
  isOpen: boolean;
  toggle: () => void;
  /** What a click must land in for the menu to stay open. */
  container: RefObject<E | null>;
  /** Gets the focus back when Escape closes the menu. */
  button: RefObject<HTMLButtonElement | null>;
};

/** A menu that a click outside, Escape and every navigation close. */
export function useMenu<E extends HTMLElement>(): Menu<E> {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const container = useRef<E>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) setOpenAt(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return { isOpen, toggle: () => setOpenAt(isOpen ? null : key), container, button };
}
