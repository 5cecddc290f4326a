import { toast } from 'react-hot-toast/headless';
import type { Text } from '#messages/format.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { showError } from '../page/toasts.ts';
import { type Wanted, wantedState } from './wanted.ts';

/** Says that a login is needed, and offers one; what was wanted, if it is known, happens after it. */
export function showLoginToast(text: Text, words: string, wanted: Wanted | null): void {
  const id = showError(
    <>
      <span data-words>{words}</span>
      <ButtonLink
        to={paths.login}
        state={wanted ? wantedState(wanted) : undefined}
        size="small"
        onClick={(event) => {
          // A link that is taken away with the focus never blurs, and the focus holds all toasts.
          event.currentTarget.blur();
          toast.dismiss(id);
        }}
      >
        {text('nav.login')}
      </ButtonLink>
    </>,
    'login',
  );
}
