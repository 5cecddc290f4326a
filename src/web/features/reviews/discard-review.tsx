import { useState } from 'react';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import type { ReviewForm } from './use-review-form.ts';

/** Closes the form of a review; where that loses words it asks first. */
export function DiscardReview({ form }: { form: ReviewForm }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        aria-disabled={form.busy || undefined}
        onClick={() => (form.hasWords && !form.busy ? setAsking(true) : form.letGo())}
      >
        {text('reviewForm.cancel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text('reviewForm.discardTitle')}
        okLabel={text('reviewForm.discard')}
        cancelLabel={text('reviewForm.keep')}
        onOk={form.letGo}
      />
    </>
  );
}
