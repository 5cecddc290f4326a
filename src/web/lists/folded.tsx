import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useText } from '#web/page/text.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useIsHidden } from './blocked.ts';

type Props = { name: string; children: ReactNode };

/** What somebody wrote whom the reader muted or blocked: one line, under which it can be read. */
export function Folded({ name, children }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={text('blocks.hidden', { name })} open={isOpen} onToggle={setOpen}>
      {isOpen && children}
    </Disclosure>
  );
}

type TellerProps = { person: { _id: string }; onTold: (isHidden: boolean) => void };

/** Draws nothing, and tells before the browser paints whether the reader muted or blocked somebody. */
export function FoldTeller({ person, onTold }: TellerProps) {
  const isHidden = useIsHidden()(person);
  useLayoutEffect(() => onTold(isHidden), [isHidden, onTold]);
  return null;
}
