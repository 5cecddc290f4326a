import { useId, useState } from 'react';
import { addressIn } from '#contract/languages.ts';
import { useApi } from '#web/data/api.ts';
import { useOnce } from '#web/data/use-once.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '#web/ui/own-section.module.css';
import { Spinner } from '#web/ui/spinner.tsx';

type State = { busy: boolean; begun: boolean; fault: string };
const still: State = { busy: false, begun: false, fault: '' };

/** What lets a person take everything of their own along, as a file. */
export function TakeoutSection() {
  const text = useText();
  const titleId = useId();
  const { busy, begun, fault, take } = useTakeout();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('takeout.title')}
      </h2>
      <p>{text('takeout.what')}</p>
      <div>
        <Button aria-disabled={busy || undefined} onClick={() => void take()}>
          {busy ? <Spinner /> : null}
          {text('takeout.download')}
        </Button>
      </div>
      {fault ? <p role="alert">{fault}</p> : null}
      <p role="status" className={styles.quiet}>
        {begun ? text('takeout.begun') : null}
      </p>
    </section>
  );
}

function useTakeout() {
  const api = useApi();
  const text = useText();
  const [state, setState] = useState(still);
  const once = useOnce();
  const takeNow = async () => {
    setState({ ...still, busy: true });
    const result = await api.askTakeout({});
    if (!result.ok) {
      const isTold = result.status > 0 && result.status < 500 && result.message;
      return setState({ ...still, fault: isTold ? result.message : text('takeout.failed') });
    }
    download(addressIn(text.language, result.data.url));
    setState({ ...still, begun: true });
  };
  return { ...state, take: () => once(takeNow) };
}

/** As a link of the page would: the browser writes the file as it comes, however large it is. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
