import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { UserReply } from '#contract/accounts.ts';
import { type ProfileReply, profileLimits } from '#contract/cooks.ts';
import { absoluteUrl } from '#domain/sharing/addresses.ts';
import { focusFirstError } from '#web/forms/field-errors.ts';
import { useSite, useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PictureField } from './picture-field.tsx';
import { isChanged, type ProfileDraft } from './profile-draft.ts';
import styles from './profile-section.module.css';
import { type Profile, useProfile } from './use-profile.ts';

/** What somebody sets of their page as a cook: its address, their picture, a few lines, a link. */
export function ProfileSection({ user }: { user: UserReply }) {
  const text = useText();
  const titleId = useId();
  const profile = useProfile(user._id);
  const { kept, draft, failed, why } = profile;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('profile.title')}
      </h2>
      {failed && (
        <>
          <p role="alert">{why || text('profile.loadFailed')}</p>
          {!why && (
            <div>
              <Button onClick={() => void profile.load()}>{text('profile.retry')}</Button>
            </div>
          )}
        </>
      )}
      {!kept && !failed ? <Spinner /> : null}
      {kept?.hidden && <HiddenLine {...kept.hidden} />}
      {kept?.isPublic ? (
        <p>
          <Link to={paths.cook({ ...user, handle: kept.handle })}>{text('profile.seePage')}</Link>
        </p>
      ) : null}
      {kept && !kept.isPublic ? <p className={styles.quiet}>{text('profile.noPage')}</p> : null}
      {draft ? <ProfileForm profile={profile} draft={draft} /> : null}
    </section>
  );
}

/** Why nobody else sees it; without a reason it waits for a look. */
function HiddenLine({ reason, hidesName }: NonNullable<ProfileReply['hidden']>) {
  const text = useText();
  const key = hidesName ? 'profile.hiddenName' : 'profile.hidden';
  return <p>{reason ? text(key, { reason }) : text('profile.waits')}</p>;
}

function ProfileForm({ profile, draft }: { profile: Profile; draft: ProfileDraft }) {
  const text = useText();
  const { busy, saved, kept, isKept, other, faults } = profile;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0 && form.current) focusFirstError(form.current);
  }, [faults]);
  const isUnsaved = kept !== null && isChanged(draft, kept);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void profile.save();
      }}
    >
      <PictureField profile={profile} />
      <Fields profile={profile} draft={draft} />
      {other && <Other profile={profile} />}
      {faults.form && <p role="alert">{faults.form}</p>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {busy ? <Spinner /> : null}
          {text('profile.save')}
        </Button>
        {isUnsaved && <Button onClick={profile.discard}>{text('profile.discard')}</Button>}
        <p role="status" className={styles.quiet}>
          {saved && text('profile.saved')}
          {!saved && isUnsaved && text(isKept ? 'profile.unsaved' : 'profile.notKept')}
        </p>
      </div>
    </form>
  );
}

function Fields({ profile, draft }: { profile: Profile; draft: ProfileDraft }) {
  const text = useText();
  const { publicUrl } = useSite();
  const { faults, set, busy } = profile;
  const { handle, lines, link } = draft;
  const address = absoluteUrl(
    paths.cook({ _id: '', handle: handle.trim().toLowerCase() }),
    publicUrl,
  );
  return (
    <>
      <TextField
        label={text('field.handle')}
        hint={text('profile.handleHint', { address })}
        error={faults.handle}
        value={handle}
        readOnly={busy}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => set({ handle: target.value })}
      />
      <TextArea
        label={text('field.lines')}
        hint={text('profile.linesHint', {
          n: [...lines.trim()].length,
          limit: profileLimits.lines,
        })}
        error={faults.lines}
        value={lines}
        readOnly={busy}
        dir="auto"
        onChange={({ target }) => set({ lines: target.value })}
      />
      <TextField
        type="url"
        inputMode="url"
        label={text('field.link')}
        hint={text('profile.linkHint')}
        error={faults.link}
        value={link}
        readOnly={busy}
        onChange={({ target }) => set({ link: target.value })}
      />
    </>
  );
}

/** What was saved elsewhere meanwhile, before anything is written over it. */
function Other({ profile: { other, discard } }: { profile: Profile }) {
  const text = useText();
  if (!other) return null;
  const told = [other.handle, other.lines, other.link].filter(Boolean);
  return (
    <div role="alert" className={styles.other}>
      <p>{text('profile.changed')}</p>
      {told.map((line) => (
        <blockquote key={line} className={styles.text} dir="auto">
          {line}
        </blockquote>
      ))}
      <Button onClick={discard}>{text('profile.discard')}</Button>
    </div>
  );
}
