import { useText } from '#web/page/text.ts';
import { TextField } from '#web/ui/field.tsx';

/** The e-mail address of an account. */
export function EmailField({ error }: { error: string | undefined }) {
  const text = useText();
  return (
    <TextField
      label={text('field.email')}
      error={error}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      data-limit={254}
      required
    />
  );
}
