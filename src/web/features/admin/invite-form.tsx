import { useEffect, useState } from 'react';
import { invitationDays, type registrations } from '#contract/invitations.ts';
import { addressIn } from '#contract/languages.ts';
import { useApi } from '#web/data/api.ts';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';
import { newKey } from '#web/data/new-key.ts';
import { copyText } from '#web/page/copy-text.ts';
import { useSite, useText } from '#web/page/text.ts';
import { showError, showSuccess } from '#web/page/toasts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './invite-form.module.css';

const choices = [invitationDays.least, invitationDays.usual, invitationDays.most];

/** The Idempotency-Key of the next invitation, in every tab of this browser. */
const keyName = 'invite-key';
function readKey(): string {
  const kept = readStored(keyName);
  if (typeof kept === 'string') return kept;
  const key = newKey();
  writeStored(keyName, key);
  return key;
}

type Made = { url: string; expiresAt: string };

/** Makes an invitation. Its link is shown here and nowhere again: the site keeps no more than a hash of it. */
export function InviteForm({ onMade }: { onMade: () => void }) {
  const text = useText();
  const api = useApi();
  const { publicUrl, language } = useSite();
  const registration = useRegistration();
  const [days, setDays] = useState<number>(invitationDays.usual);
  const [made, setMade] = useState<Made | null>(null);
  const [isBusy, setBusy] = useState(false);
  const invite = async () => {
    setBusy(true);
    const headers = { 'idempotency-key': readKey() };
    const result = await api.invite({ headers, body: { days } });
    setBusy(false);
    // Where no answer came the invitation may be there: the next press asks for the same one.
    if (result.ok || (result.status > 0 && result.status < 500)) removeStored(keyName);
    if (!result.ok) return showError(result.message || text('adminPage.actFailed'), 'act');
    const { token, expiresAt } = result.data;
    setMade({ url: `${publicUrl}${addressIn(language, paths.register)}#${token}`, expiresAt });
    onMade();
  };
  return (
    <div className={styles.form}>
      {registration ? <p>{text(`adminPage.registration.${registration}`)}</p> : null}
      <div className={styles.line}>
        <Select
          label={text('adminPage.inviteDays')}
          value={String(days)}
          options={choices.map((n) => ({
            value: String(n),
            label: text('adminPage.dayCount', { n }),
          }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <Button
          variant="primary"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || void invite()}
        >
          {text('adminPage.invite')}
        </Button>
      </div>
      <div role="status">{made ? <MadeLink {...made} /> : null}</div>
    </div>
  );
}

function MadeLink({ url, expiresAt }: Made) {
  const text = useText();
  const copy = async () => {
    if (await copyText(url)) showSuccess(text('adminPage.copiedLink'), 'act');
    else showError(text('adminPage.copyFailed'), 'act');
  };
  return (
    <div className={styles.made}>
      <p>{text('adminPage.inviteLink', { time: text.time(expiresAt) })}</p>
      <TextField
        label={text('adminPage.inviteLinkLabel')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy()}>{text('adminPage.copyLink')}</Button>
    </div>
  );
}

/** Who may register at present; null until that is known. */
function useRegistration(): (typeof registrations)[number] | null {
  const api = useApi();
  const [registration, setRegistration] = useState<(typeof registrations)[number] | null>(null);
  useEffect(() => {
    const ask = async () => {
      const result = await api.getRegistration();
      if (result.ok) setRegistration(result.data.registration);
    };
    void ask();
  }, [api]);
  return registration;
}
