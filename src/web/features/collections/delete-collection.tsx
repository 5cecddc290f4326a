import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { showError, showSuccess } from '#web/page/toasts.ts';
import { useIsHere } from '#web/page/use-is-here.ts';
import { paths } from '#web/paths.ts';
import { TrashIcon } from '#web/ui/action-icons.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';

/** Asks before a collection goes; afterwards the list of one's own takes its place. */
export function DeleteCollection({ id }: { id: string }) {
  const text = useText();
  const api = useApi();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const result = await api.deleteCollection({ params: { id } });
    setBusy(false);
    setOpen(false);
    if (!result.ok && result.code !== 'collection_not_found') {
      return void showError(result.message || text('collectionForm.failed'));
    }
    showSuccess(text('collectionForm.deleted'), 'act');
    if (isHere()) await navigate(paths.collections, { replace: true });
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <TrashIcon size={20} />
        {text('collectionForm.delete')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text('collectionForm.deleteTitle')}
        okLabel={text('collectionForm.deleteOk')}
        cancelLabel={text('collectionForm.cancel')}
        onOk={() => void remove()}
        isUnderWay={isBusy}
      >
        {text('collectionForm.deleteText')}
      </ConfirmDialog>
    </>
  );
}
