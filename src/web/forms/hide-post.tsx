import { useState } from 'react';
import { hideReason, type PostKind } from '#contract/posts.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

type Props = {
  kind: PostKind;
  id: string;
  /** Of a cook of whom nothing else is shown. */
  isNameAlone?: boolean;
  onHidden: () => void;
};

/** What an admin has beside somebody's post: a button that asks for the reason and hides it. */
export function HidePost({ kind, id, isNameAlone = false, onHidden }: Props) {
  const api = useApi();
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const [withName, setWithName] = useState(false);
  const isReady = reason.trim().length >= hideReason.min;
  const hide = async () => {
    setBusy(true);
    setFault('');
    const body = { hidden: true, reason, ...(isNameAlone || withName ? { withName: true } : {}) };
    const result = await api.setPostHidden({ params: { kind, id }, body });
    setBusy(false);
    // A refusal leaves the dialog with what was typed; a post that is gone needs none.
    if (!result.ok && result.code !== 'post_not_found') {
      return setFault(result.message || text('posts.failed'));
    }
    setAsking(false);
    if (result.ok) showSuccess(text('posts.hid'), 'act');
    onHidden();
  };
  const ask = () => {
    setFault('');
    setAsking(true);
  };
  return (
    <>
      <Button size="small" onClick={ask}>
        {text(isNameAlone ? 'posts.hideName' : 'posts.hide')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text('posts.hideTitle')}
        okLabel={text('posts.hide')}
        cancelLabel={text('posts.cancel')}
        onOk={() => void hide()}
        busy={!isReady}
        isUnderWay={busy}
        fault={fault}
        field={
          <>
            <TextField
              label={text('posts.reason')}
              value={reason}
              maxLength={hideReason.max}
              dir="auto"
              onChange={({ target }) => setReason(target.value)}
            />
            {kind === 'cook' && !isNameAlone && (
              <Checkbox
                label={text('posts.withName')}
                checked={withName}
                onChange={({ target }) => setWithName(target.checked)}
              />
            )}
          </>
        }
      >
        {text(isNameAlone ? 'posts.hideNameText' : 'posts.hideText')}
      </ConfirmDialog>
    </>
  );
}

/** What the writer of a hidden post reads above it; without a reason nobody hid it, and it waits for a look. */
export function HiddenNote({ reason }: { reason: string }) {
  const text = useText();
  return (
    <p role="note" dir="auto">
      {reason ? text('posts.hiddenBy', { reason }) : text('posts.waits')}
    </p>
  );
}
