import { addressIn } from '#contract/languages.ts';
import { copyText } from '#web/page/copy-text.ts';
import { useSite, useText } from '#web/page/text.ts';
import { showError, showSuccess } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { LinkIcon } from '#web/ui/action-icons.tsx';
import { Button } from '#web/ui/button.tsx';

/** Puts the address of a collection on the clipboard, for somebody to be given. */
export function CopyLink({ id }: { id: string }) {
  const text = useText();
  const { publicUrl, language } = useSite();
  const url = publicUrl + addressIn(language, paths.collection(id));
  const copy = async () => {
    if (await copyText(url)) showSuccess(text('collectionForm.copied'), 'act');
    else showError(text('collectionForm.copyFailed', { url }));
  };
  return (
    <Button onClick={() => void copy()}>
      <LinkIcon size={20} />
      {text('collectionForm.copy')}
    </Button>
  );
}
