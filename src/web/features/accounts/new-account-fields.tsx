import { useText } from '#web/page/text.ts';
import { TextField } from '#web/ui/field.tsx';
import { AnswerField } from './answer-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

type Props = {
  errors: Readonly<Record<string, string>>;
  /** What was typed before a reload. */
  typed?: { name?: string; email?: string };
};

/** What everybody says of themselves who opens an account with a password. */
export function NewAccountFields({ errors, typed = {} }: Props) {
  const text = useText();
  return (
    <>
      <TextField
        label={text('field.name')}
        error={errors.name}
        name="name"
        autoComplete="name"
        defaultValue={typed.name}
        data-limit={80}
        required
      />
      <EmailField error={errors.email} defaultValue={typed.email} />
      <PasswordField
        isNew
        label={text('field.password')}
        name="password"
        autoComplete="new-password"
        error={errors.password}
      />
      <AnswerField error={errors.answer} isNew />
    </>
  );
}
