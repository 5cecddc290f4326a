import { useCallback, useEffect, useId, useRef, useState } from 'react';
import {
  type MailTime,
  mailTimes,
  type NotificationSetting,
  type NotificationSettingsReply,
} from '#contract/notifications.ts';
import { useApi } from '#web/data/api.ts';
import { useQueue } from '#web/data/use-queue.ts';
import { useText } from '#web/page/text.ts';
import { showError } from '#web/page/toasts.ts';
import { sameUser } from '#web/session/same-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './notification-settings.module.css';

/** Which kinds the person is told of, on the site and by mail; each choice holds at once. */
export function NotificationSettings() {
  const text = useText();
  const titleId = useId();
  const { kept, failed, load, choose } = useSettings();
  const needs = kept?.mailNeeds;
  return (
    <section id="notifications" className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('notifications.settings')}
      </h2>
      {failed && (
        <div>
          <p role="alert">{text('notifications.settingsFailed')}</p>
          <Button onClick={() => void load()}>{text('notifications.retry')}</Button>
        </div>
      )}
      {!kept && !failed ? <Spinner /> : null}
      {needs && (
        <p>{text(needs === 'site' ? 'notifications.noMail' : 'notifications.noAddress')}</p>
      )}
      {kept && needs !== 'site' ? <AllByMail kept={kept} choose={choose} /> : null}
      {kept?.settings.map((setting) => (
        <Kind key={setting.kind} setting={setting} choose={choose} hasMail={needs !== 'site'} />
      ))}
    </section>
  );
}

type Choose = (...settings: NotificationSetting[]) => Promise<void>;
type KindProps = { setting: NotificationSetting; choose: Choose; hasMail: boolean };

/** One choice for the mails of all kinds; where they differ, it says so. */
function AllByMail({ kept, choose }: { kept: NotificationSettingsReply; choose: Choose }) {
  const text = useText();
  const [first, ...others] = kept.settings.map(({ mail }) => mail);
  const isSame = others.every((mail) => mail === first);
  const times = useTimes();
  return (
    <Select
      label={text('notifications.allByMail')}
      value={isSame ? first : ''}
      options={isSame ? times : [{ value: '', label: text('notifications.differs') }, ...times]}
      onChange={({ target }) => {
        const mail = mailTimes.find((time) => time === target.value);
        if (mail) void choose(...kept.settings.map((setting) => ({ ...setting, mail })));
      }}
    />
  );
}

function useTimes() {
  const text = useText();
  return mailTimes.map((value) => ({ value, label: text(`notifications.mail.${value}`) }));
}

function Kind({ setting, choose, hasMail }: KindProps) {
  const text = useText();
  const times = useTimes();
  return (
    <fieldset className={styles.kind}>
      <legend>{text(`notifications.kind.${setting.kind}`)}</legend>
      <Checkbox
        label={text('notifications.onSite')}
        checked={setting.site}
        onChange={({ target }) => void choose({ ...setting, site: target.checked })}
      />
      {hasMail && (
        <Select
          label={text('notifications.byMail')}
          value={setting.mail}
          options={times}
          onChange={({ target }) => void choose({ ...setting, mail: target.value as MailTime })}
        />
      )}
    </fieldset>
  );
}

function useSettings() {
  const api = useApi();
  const text = useText();
  const [kept, setKept] = useState<NotificationSettingsReply | null>(null);
  const [failed, setFailed] = useState(false);
  /** What the site has, as far as is known. */
  const confirmed = useRef<readonly NotificationSetting[]>([]);
  const changes = useRef(0);
  const enqueue = useQueue(sameUser);
  const load = useCallback(async () => {
    // Behind what was chosen, and in nobody's way.
    await enqueue(async () => {});
    const before = changes.current;
    const result = await api.getNotificationSettings();
    setFailed(!result.ok);
    // What was chosen meanwhile is newer than the reply.
    if (!result.ok || before !== changes.current) return;
    confirmed.current = result.data.settings;
    setKept(result.data);
  }, [api, enqueue]);
  useEffect(() => void load(), [load]);
  // Somebody comes back from the page that proves the address: what kept mails from being sent may be over.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [load]);
  const show = (change: (shown: readonly NotificationSetting[]) => NotificationSetting[]) =>
    setKept((now) => now && { ...now, settings: change(now.settings) });
  const choose = async (...settings: NotificationSetting[]) => {
    show((shown) => replaced(shown, settings));
    changes.current += 1;
    const result = await enqueue(() => api.setNotificationSettings({ body: { settings } }));
    if (result.ok) {
      confirmed.current = replaced(confirmed.current, settings);
      return;
    }
    const there = confirmed.current;
    // What was chosen since then stands: only what still shows is taken back.
    show((shown) => shown.map((one) => (settings.includes(one) ? ofKind(there, one) : one)));
    showError(result.message || text('notifications.saveFailed'));
  };
  return { kept, failed, load, choose };
}

/** The setting of the same kind, or this one where there is none. */
const ofKind = (settings: readonly NotificationSetting[], one: NotificationSetting) =>
  settings.find(({ kind }) => kind === one.kind) ?? one;

const replaced = (all: readonly NotificationSetting[], by: readonly NotificationSetting[]) =>
  all.map((one) => ofKind(by, one));
