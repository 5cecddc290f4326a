import { useText } from '#web/page/text.ts';
import { TextField } from '#web/ui/field.tsx';
import { AnswerField } from './answer-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

/** What everybody says of themselves who opens an account with a password. */
export function NewAccountFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  const text = useText();
  return (
    <>
      <TextField
        label={text('field.name')}
        error={errors.name}
        name="name"
        autoComplete="name"
        data-limit={80}
        required
      />
      <EmailField error={errors.email} />
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
