import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { loadTexts } from '#messages/catalogues.ts';
import { useText } from '#web/page/text.ts';
import { useAuth } from '#web/session/auth.ts';
import { Container } from '#web/ui/container.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { NotFoundPage } from '../../features/errors/not-found-page.tsx';
import type { WaitingPage } from '../../features/recipes/waiting-page.tsx';
import styles from './recipe-page.module.css';

/** A recipe that is not there for everybody: its author's, while it waits for a look, and nobody else's. */
export function WaitingPlace() {
  const { slug = '' } = useParams();
  const { language } = useText();
  const { user } = useAuth();
  const [Page, setPage] = useState<typeof WaitingPage | null>();
  const isWanted = user !== null;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([
      import('../../features/recipes/waiting-page.tsx'),
      loadTexts(language, ['myRecipes']),
    ]).then(
      ([module]) => setPage(() => module.WaitingPage),
      (error) => {
        console.error('waiting', error);
        setPage(null);
      },
    );
  }, [isWanted, language]);
  if (!user || Page === null) return <NotFoundPage />;
  const coming = (
    <Container className={styles.page}>
      <Spinner />
    </Container>
  );
  return Page ? <Page slug={slug} coming={coming} missing={<NotFoundPage />} /> : coming;
}
