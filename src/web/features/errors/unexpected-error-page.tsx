import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './error-page.module.css';

/** What a person sees when a page could not be drawn; it tells nothing about the reason. */
export function UnexpectedErrorPage() {
  const text = useText();
  const here = useLocation();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  const title = text('unexpected.title');
  return (
    <Container className={styles.page}>
      <PageMeta title={title} canonical={null} noIndex />
      <EmptyState drawing="pot" as="h1" title={title} hint={text('unexpected.hint')}>
        <ButtonLink
          to={here}
          variant="primary"
          reloadDocument
          onClick={(event) => {
            // A document that does not come would take the site along with the page.
            event.preventDefault();
            void revalidate();
          }}
        >
          {state === 'loading' ? <Spinner /> : null}
          {text('unexpected.tryAgain')}
        </ButtonLink>
        <ButtonLink to={paths.home} reloadDocument>
          {text('notFound.back')}
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
