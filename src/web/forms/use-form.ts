import { type FormEvent, useEffect, useState } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useOnce } from '../data/use-once.ts';
import { useText } from '../page/text.ts';
import { type FieldErrors, focusFirstError, readFieldErrors } from './field-errors.ts';

type Values = Readonly<Record<string, string>>;
/** Sends the form; answers with the faults that the other side found in fields, if any. */
type Submit = (values: Values, form: HTMLFormElement) => Promise<FieldErrors | undefined>;

/** Faults that are marked, and the form in which the first of them still has to take the focus. */
type Found = { errors: FieldErrors; focusIn: HTMLFormElement | null };

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
  const { errors, mark, forgive } = useMarks();
  const [busy, setBusy] = useState(false);
  const once = useOnce();

  const run = async (form: HTMLFormElement) => {
    if (mark(form, readFieldErrors(form, text))) return;
    setBusy(true);
    try {
      mark(form, (await submit(readValues(form), form)) ?? {});
    } finally {
      setBusy(false);
    }
  };
  const formProps = {
    // Never GET: a form sent before hydration must not write a password into the address.
    method: 'post',
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void once(() => run(event.currentTarget));
    },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      forgive((event.target as HTMLInputElement).name);
    },
  } as const;
  return { errors, busy, ready, formProps };
}

/** The faults that are marked; of new ones the first takes the focus. */
function useMarks() {
  const [found, setFound] = useState<Found>({ errors: {}, focusIn: null });
  // Not a frame later: on a busy machine React draws the marks after that.
  useEffect(() => {
    if (found.focusIn) focusFirstError(found.focusIn);
  }, [found]);
  const mark = (form: HTMLFormElement, errors: FieldErrors) => {
    const isFaulty = Object.keys(errors).length > 0;
    setFound({ errors, focusIn: isFaulty ? form : null });
    return isFaulty;
  };
  const forgive = (key: string) => {
    if (!(key in found.errors)) return;
    setFound(({ errors: { [key]: _, ...errors } }) => ({ errors, focusIn: null }));
  };
  return { errors: found.errors, mark, forgive };
}

function readValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(entries) as Values;
}
