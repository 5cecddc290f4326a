import type { ComponentProps, ReactNode } from 'react';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { PotMark } from '#web/ui/pot-mark.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './account-page.module.css';

type Frame = {
  title: string;
  children: ReactNode;
  /** Where else a person may want to go from here. */
  foot: ReactNode;
};

/** The panel of pages about logging in. */
export function AccountFrame({ title, children, foot }: Frame) {
  const { brand } = useSite();
  const text = useText();
  return (
    <Container className={styles.page}>
      <PageMeta title={`${title} · ${brand}`} noIndex />
      <div className={styles.panel}>
        <div className={styles.side}>
          <PotMark size={260} className={styles.pot} />
          <p className={styles.tagline}>{text('footer.tagline')}</p>
        </div>
        <div className={styles.head}>
          <PotMark size={44} className={styles.mark} />
          <h1 className={styles.title}>{title}</h1>
        </div>
        {children}
        <div className={styles.foot}>{foot}</div>
      </div>
    </Container>
  );
}

type Props = Frame & {
  submitLabel: string;
  busy: boolean;
  ready: boolean;
  formProps: ComponentProps<'form'>;
};

/** The form that login, register and reset share. */
export function AccountPage({ title, submitLabel, busy, ready, formProps, ...parts }: Props) {
  return (
    <AccountFrame title={title} foot={parts.foot}>
      <form className={styles.form} {...formProps}>
        {parts.children}
        <Button
          type="submit"
          variant="primary"
          size="large"
          className={styles.submit}
          disabled={!ready}
          aria-disabled={busy || undefined}
        >
          {busy ? <Spinner /> : null}
          {submitLabel}
        </Button>
      </form>
    </AccountFrame>
  );
}
