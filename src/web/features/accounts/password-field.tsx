import { type ComponentProps, useEffect } from 'react';
import { useText } from '#web/shared/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import {
  restorePasswordHidden,
  togglePasswordHidden,
  usePasswordHidden,
} from './password-visibility.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'action'>;

/** A password in plain text with a Hide/Show control whose choice is remembered. */
export function PasswordField(props: Props) {
  const text = useText();
  const hidden = usePasswordHidden();
  useEffect(restorePasswordHidden, []);
  return (
    <TextField
      {...props}
      type={hidden ? 'password' : 'text'}
      required
      data-limit={200}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <Button variant="bare" size="small" onClick={togglePasswordHidden}>
          {text(hidden ? 'password.show' : 'password.hide')}
        </Button>
      }
    />
  );
}
