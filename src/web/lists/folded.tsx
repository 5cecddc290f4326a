import { type ReactNode, useState } from 'react';
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

/** The same, and no more than what they wrote for a reader who has neither muted nor blocked them. */
export function FoldOf({
  person,
  children,
}: {
  person: { _id: string; name: string };
  children: ReactNode;
}) {
  const isHidden = useIsHidden();
  return isHidden(person) ? <Folded name={person.name}>{children}</Folded> : children;
}
