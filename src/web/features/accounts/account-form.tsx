import { type ReactNode, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import styles from '#web/ui/own-section.module.css';
import { Spinner } from '#web/ui/spinner.tsx';

type Values = Readonly<Record<string, string>>;
/** What came of it: the sentence of a success, the refusal, or what went wrong before anything was sent. */
export type Outcome = { done: string } | { refused: Refused } | { fault: string };

type Props = {
  summary: string;
  submitLabel: string;
  /** Whether it is unfolded from the start. */
  isOpen?: boolean;
  send: (values: Values) => Promise<Outcome>;
  onInput?: (form: HTMLFormElement) => void;
  fields: (errors: FieldErrors) => ReactNode;
};

/** One thing of an account that is changed by itself, folded until it is wanted. What is refused keeps what was typed. */
export function AccountForm({ summary, submitLabel, isOpen = false, send, ...parts }: Props) {
  const text = useText();
  const [open, setOpen] = useState(isOpen);
  const [told, setTold] = useState({ done: '', fault: '' });
  const { errors, busy, formProps } = useForm(async (values, form) => {
    setTold({ done: '', fault: '' });
    const outcome = await send(values);
    if ('done' in outcome) {
      setTold({ done: outcome.done, fault: '' });
      for (const secret of form.querySelectorAll<HTMLInputElement>('[data-secret]')) {
        secret.value = '';
      }
      return undefined;
    }
    if ('fault' in outcome) {
      setTold({ done: '', fault: outcome.fault });
      return undefined;
    }
    const { field, message, status } = outcome.refused;
    // A passkey may have stood for the password, and does so no more: it is asked for after all.
    if (field && (field in values || field === 'password')) return { [field]: message };
    const isTold = status > 0 && status < 500 && message;
    setTold({ done: '', fault: isTold ? message : text('account.failed') });
    return undefined;
  });
  return (
    <Disclosure summary={summary} open={open} onToggle={setOpen}>
      <form
        {...formProps}
        className={styles.form}
        aria-label={summary}
        onInput={(event) => {
          formProps.onInput(event);
          parts.onInput?.(event.currentTarget);
        }}
      >
        {parts.fields(errors)}
        {told.fault ? <p role="alert">{told.fault}</p> : null}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
            {busy ? <Spinner /> : null}
            {submitLabel}
          </Button>
          <p role="status" className={styles.quiet}>
            {told.done}
          </p>
        </div>
      </form>
    </Disclosure>
  );
}
