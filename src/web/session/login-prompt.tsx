import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { keyDrawing } from '#web/ui/more-drawings.tsx';
import { useText } from '../page/text.ts';
import styles from './login-prompt.module.css';

/** What a visitor sees where a login is needed. */
export function LoginPrompt({ title }: { title: string }) {
  const text = useText();
  return (
    <div className={styles.prompt}>
      <EmptyState drawing={keyDrawing} title={title}>
        <ButtonLink to={paths.login} variant="primary">
          {text('nav.login')}
        </ButtonLink>
        <ButtonLink to={paths.register}>{text('nav.register')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
