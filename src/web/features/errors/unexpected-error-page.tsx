import { paths } from '#web/paths.ts';
import { PageMeta } from '#web/shared/page-meta.tsx';
import { useText } from '#web/shared/text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './error-page.module.css';

/** What a person sees when a page could not be drawn; it tells nothing about the reason. */
export function UnexpectedErrorPage() {
  const text = useText();
  const title = text('unexpected.title');
  return (
    <Container className={styles.page}>
      <PageMeta title={title} canonical={null} noIndex />
      <EmptyState drawing="pot" as="h1" title={title} hint={text('unexpected.hint')}>
        <ButtonLink to={paths.home} variant="primary" reloadDocument>
          {text('notFound.back')}
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
