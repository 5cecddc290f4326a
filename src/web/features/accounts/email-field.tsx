import type { ComponentProps } from 'react';
import { useText } from '#web/page/text.ts';
import { TextField } from '#web/ui/field.tsx';

type Props = ComponentProps<typeof TextField>;

/** The e-mail address of an account. */
export function EmailField(props: Pick<Props, 'error' | 'hint' | 'defaultValue'>) {
  const text = useText();
  return (
    <TextField
      label={text('field.email')}
      {...props}
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
