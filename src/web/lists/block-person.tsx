import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useAuth } from '../session/auth.ts';
import { type BlockKind, type Person, useBlocked, useKeepBlock } from './blocked.ts';

type Props = {
  person: Person;
  /** Told once it is kept; what was pressed may have been folded away by then. */
  onKept: () => void;
};

/** Asks whether somebody is to be muted or blocked, or neither any more; there is nothing for themselves, and of a former cook. */
export function BlockPerson({ person, onKept }: Props) {
  const text = useText();
  const { user } = useAuth();
  const { people, hasFailed, reload } = useBlocked();
  const keep = useKeepBlock();
  const [chosen, setChosen] = useState<BlockKind | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const { _id, name, handle } = person;
  if (!user || user._id === _id || handle === '') return null;
  const now = people?.find((one) => one._id === _id)?.kind ?? 'none';
  const choices: BlockKind[] = now === 'none' ? ['mute', 'block'] : ['mute', 'block', 'none'];
  const isAsking = !people && !hasFailed;
  const kind = chosen ?? 'mute';
  const save = async () => {
    setBusy(true);
    setFault('');
    const failed = await keep(person, kind);
    const isKept = failed === null;
    // At once: a dialog that closes later gives the focus back to what has gone.
    flushSync(() => {
      setBusy(false);
      if (isKept) setChosen(null);
      else setFault(failed);
    });
    if (isKept) onKept();
  };
  return (
    <>
      <Button
        size="small"
        aria-label={text('blocks.openOf', { name })}
        // What holds already is what stands chosen: else a block would become a mute.
        aria-disabled={isAsking || undefined}
        onClick={() => {
          setFault('');
          if (people) setChosen(now === 'none' ? 'mute' : now);
          else if (hasFailed) reload();
        }}
      >
        {text('blocks.open')}
      </Button>
      <ConfirmDialog
        open={chosen !== null}
        onOpenChange={() => setChosen(null)}
        title={text('blocks.title', { name })}
        okLabel={text('blocks.ok')}
        cancelLabel={text('blocks.cancel')}
        okVariant="primary"
        onOk={() => void save()}
        isUnderWay={busy}
        fault={fault}
        field={
          <RadioGroup
            legend={text('blocks.choice')}
            name={`block-${_id}`}
            value={kind}
            options={choices.map((value) => ({ value, label: text(`blocks.${value}`) }))}
            onChange={(value) => setChosen(value as BlockKind)}
          />
        }
      >
        {text(`blocks.${kind}Text`, { name })}
      </ConfirmDialog>
    </>
  );
}
