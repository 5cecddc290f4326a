import { type FormEvent, useRef, useState } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useText } from '../page/text.ts';
import { type FieldErrors, focusFirstError, readFieldErrors } from './field-errors.ts';

type Values = Readonly<Record<string, string>>;
/** Sends the form; answers with the faults that the other side found in fields, if any. */
type Submit = (values: Values, form: HTMLFormElement) => Promise<FieldErrors | undefined>;

/**
 * A form of plain fields. The controls keep their own text, so that what is typed before
 * hydration counts; faults are shown beside the fields and the first takes the focus; a
 * second submit waits for the first. Submitting is a plain handler over the API client, not
 * a route action: the token lives in this browser alone, so an action could never run on
 * the server, and the recipe form's upload needs its progress.
 */
export function useForm(submit: Submit) {
  const text = useText();
  const ready = useHydrated();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const mark = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    const isFaulty = Object.keys(found).length > 0;
    if (isFaulty) requestAnimationFrame(() => focusFirstError(form));
    return isFaulty;
  };
  const run = async (form: HTMLFormElement) => {
    if (mark(form, readFieldErrors(form, text))) return;
    running.current = true;
    setBusy(true);
    try {
      mark(form, (await submit(readValues(form), form)) ?? {});
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const formProps = {
    // Never GET: a form sent before hydration must not write a password into the address.
    method: 'post',
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!running.current) void run(event.currentTarget);
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement;
      if (name in errors) setErrors(({ [name]: _, ...rest }) => rest);
    },
  } as const;
  return { errors, busy, ready, formProps };
}

function readValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(entries) as Values;
}
