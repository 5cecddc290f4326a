import { useParams } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { useLate } from '#web/page/use-late.ts';
import { useAuth } from '#web/session/auth.ts';
import { Container } from '#web/ui/container.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { NotFoundPage } from '../../features/errors/not-found-page.tsx';
import styles from './recipe-page.module.css';

/** A recipe that is not there for everybody: its author's, while it waits for a look, and nobody else's. */
export function WaitingPlace() {
  const { slug = '' } = useParams();
  const { user } = useAuth();
  const { Late, hasFailed } = useLate('waiting', user !== null, loadPage);
  if (!user || hasFailed) return <NotFoundPage />;
  const coming = (
    <Container className={styles.page}>
      <Spinner />
    </Container>
  );
  return Late ? <Late slug={slug} coming={coming} missing={<NotFoundPage />} /> : coming;
}

async function loadPage(language: Language) {
  const [{ WaitingPage }] = await Promise.all([
    import('../../features/recipes/waiting-page.tsx'),
    loadTexts(language, ['myRecipes']),
  ]);
  return WaitingPage;
}
