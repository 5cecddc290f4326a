import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { ButtonLink, type ButtonVariant } from '#web/ui/button.tsx';
import { useText } from '../page/text.ts';
import { useAuth } from './auth.ts';
import { showLoginToast } from './login-toast.tsx';

type Props = {
  /** Where it leads anyway: for places that put it among other links. */
  to?: string;
  className?: string | undefined;
  /** Gives the link the look of a large button. */
  look?: ButtonVariant;
  children: ReactNode;
};

/** A link to the add form. A visitor stays on the page and is offered a login that leads there. */
export function AddRecipeLink({ className, look, children }: Props) {
  const { user } = useAuth();
  const text = useText();
  const onClick = (event: { preventDefault: () => void }) => {
    if (user) return;
    event.preventDefault();
    showLoginToast(text, text('toast.loginToAddRecipe'), { kind: 'addRecipe' });
  };
  const props = { to: paths.addRecipe, className, onClick, children };
  return look ? <ButtonLink {...props} variant={look} size="large" /> : <Link {...props} />;
}
