import { minuteMs } from '#domain/spans.ts';
import type { Text } from '#messages/format.ts';
import { useText } from '#web/page/text.ts';
import styles from './found-notice.module.css';
import { StartOver } from './start-over.tsx';
import type { DraftHolder } from './use-recipe-draft.ts';

type Props = {
  kind: 'add' | 'update';
  holder: DraftHolder;
  isEmpty: boolean;
  onDiscard: () => Promise<void>;
};

/** Says quietly that what was typed on an earlier visit is back, and of when it is, with the way to start over. */
export function FoundNotice({ kind, holder, isEmpty, onDiscard }: Props) {
  const text = useText();
  const { found, draft } = holder;
  const at = isEmpty || found?.key !== draft.key ? undefined : found.keptAt;
  const words = kind === 'add' ? 'form.draftBack' : 'form.draftBackUpdate';
  return (
    <div className={at === undefined ? styles.none : styles.notice}>
      <p role="status">{at !== undefined && text(words, { when: shownMoment(text, at) })}</p>
      {at !== undefined && (
        <StartOver kind={kind} label={text('form.startOver')} size="small" onDiscard={onDiscard} />
      )}
    </div>
  );
}

/** A moment on the clock of its reader, with its day where that is not today. */
function shownMoment(text: Text, at: number): string {
  const day = (moment: number) => {
    const offset = new Date(moment).getTimezoneOffset() * minuteMs;
    return text.date(new Date(moment - offset).toISOString());
  };
  return day(at) === day(Date.now()) ? text.clock(at) : `${day(at)} ${text.clock(at)}`;
}
