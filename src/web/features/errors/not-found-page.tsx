import { PageMeta } from '#web/page/page-meta.tsx';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from './error-page.module.css';

/** The 404 page. */
export function NotFoundPage() {
  const text = useText();
  return (
    <Container className={styles.page}>
      <PageMeta title={text('notFound.title')} canonical={null} noIndex />
      <EmptyState drawing="plate" as="h1" title={text('notFound.title')}>
        <ButtonLink to={paths.home} variant="primary">
          {text('notFound.back')}
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
