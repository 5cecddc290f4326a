import { type ComponentProps, useEffect } from 'react';
import { passwordLimits } from '#contract/accounts.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import {
  choosePasswordHidden,
  restorePasswordChoice,
  usePasswordHidden,
} from './password-visibility.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'action' | 'hint'> & {
  /** A password that is being chosen: the rule stands there before it is broken. */
  isNew?: boolean;
};

/** A password with a Hide/Show control whose choice is remembered; the operator says how it starts. */
export function PasswordField({ isNew = false, ...props }: Props) {
  const text = useText();
  const hidden = usePasswordHidden();
  useEffect(restorePasswordChoice, []);
  return (
    <TextField
      {...props}
      type={hidden ? 'password' : 'text'}
      required
      hint={isNew ? text('password.rule', { n: passwordLimits.min }) : undefined}
      data-least={isNew ? passwordLimits.min : undefined}
      data-limit={passwordLimits.max}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <Button variant="bare" size="small" onClick={() => choosePasswordHidden(!hidden)}>
          {text(hidden ? 'password.show' : 'password.hide')}
        </Button>
      }
    />
  );
}
