import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { ButtonLink, type ButtonVariant } from '#web/ui/button.tsx';
import { useAuth } from './auth.ts';
import { useText } from './text.ts';
import { showError } from './toasts.ts';

type Props = {
  className?: string | undefined;
  /** Gives the link the look of a large button. */
  look?: ButtonVariant;
  children: ReactNode;
};

/** A link to the add form. A visitor stays on the page and is asked to log in. */
export function AddRecipeLink({ className, look, children }: Props) {
  const { user } = useAuth();
  const text = useText();
  const onClick = (event: { preventDefault: () => void }) => {
    if (user) return;
    event.preventDefault();
    showError(text('toast.loginToAddRecipe'), 'login');
  };
  const props = { to: paths.addRecipe, className, onClick, children };
  return look ? <ButtonLink {...props} variant={look} size="large" /> : <Link {...props} />;
}
