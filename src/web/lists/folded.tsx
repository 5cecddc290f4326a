import { type ReactNode, useState } from 'react';
import { useText } from '#web/page/text.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

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
