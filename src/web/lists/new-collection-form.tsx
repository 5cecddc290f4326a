import { collectionLimits } from '#contract/collection-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type Props = {
  className: string | undefined;
  label: string;
  /** What the button says. */
  send: string;
  typed: string;
  isBusy: boolean;
  fault?: string;
  onType: (typed: string) => void;
  onCreate: () => Promise<void>;
};

/** Where the name of a new collection is typed. */
export function NewCollectionForm({ className, label, send, ...props }: Props) {
  const { typed, isBusy, fault, onType, onCreate } = props;
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onCreate();
      }}
    >
      <TextField
        label={label}
        value={typed}
        readOnly={isBusy}
        maxLength={collectionLimits.name}
        autoComplete="off"
        error={fault || undefined}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
        {isBusy && <Spinner />}
        {send}
      </Button>
    </form>
  );
}
