import { useState } from 'react';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Forced } from './forced.tsx';
import { Specimen } from './specimen.tsx';
import { words } from './words.ts';

/** A part folded under its summary, unfolded, and with the focus. */
export function DisclosureSection() {
  return (
    <>
      <Specimen label={words.folded} wide>
        <Fold isOpen={false} />
      </Specimen>
      <Specimen label={words.unfolded} wide>
        <Fold isOpen />
      </Specimen>
      <Specimen label={words.focus} wide>
        <Forced state="focus">
          <Fold isOpen={false} />
        </Forced>
      </Specimen>
    </>
  );
}

function Fold({ isOpen }: { isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <Disclosure summary={words.fold} note={words.foldNote} open={open} onToggle={setOpen}>
      <p>{words.paragraph}</p>
    </Disclosure>
  );
}
