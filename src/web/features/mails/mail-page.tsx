import type { ReactNode } from 'react';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite } from '#web/page/text.ts';
import { Container } from '#web/ui/container.tsx';
import { PotMark } from '#web/ui/pot-mark.tsx';
import styles from './mail-page.module.css';

/** What a link in a mail leads to: one question, one button. */
export function MailPage({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = useSite();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${title} · ${brand}`} noIndex />
      <div className={styles.panel}>
        <PotMark size={44} className={styles.mark} />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </Container>
  );
}
