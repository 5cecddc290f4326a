import { useRef, useState } from 'react';
import { createClient } from '#contract/client.ts';
import { createUploadSend } from '#web/data/upload-send.ts';
import chooseStyles from '#web/forms/choose-picture.module.css';
import { useText } from '#web/page/text.ts';
import { authStore, endSession } from '#web/session/auth.ts';
import { showSignedOut } from '#web/session/signed-out.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './profile-section.module.css';
import { toSquare } from './square-picture.ts';
import type { Profile } from './use-profile.ts';

const errorId = 'profile-picture-error';

/** The picture of a profile: it is sent when it is chosen, and becomes theirs when the profile is saved. */
export function PictureField({ profile }: { profile: Profile }) {
  const text = useText();
  const { draft, kept, set } = profile;
  const input = useRef<HTMLInputElement>(null);
  const { send, percent, fault } = useSendPicture(profile);
  const has = draft !== null && draft.photoId !== '';
  const isKept = has && draft.photoId === kept?.photo?.id;
  const shown = isKept ? kept?.photo?.sizes[0]?.url : draft?.preview;
  const error = fault ?? profile.faults.photoId;
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.legend}>{text('profile.picture')}</legend>
      <div className={styles.pictureRow}>
        {has && shown ? (
          <img src={shown} alt="" width={96} height={96} className={styles.shown} />
        ) : (
          <span className={styles.shown} aria-hidden="true" />
        )}
        <label className={chooseStyles.choose}>
          {text(has ? 'profile.replace' : 'profile.choose')}
          <input
            ref={input}
            type="file"
            accept="image/*"
            className={chooseStyles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={({ target }) => {
              const [picture] = target.files ?? [];
              // The same file can be chosen again after it was removed.
              target.value = '';
              if (picture) void send(picture);
            }}
          />
        </label>
        {has && (
          <Button
            onClick={() => {
              set({ photoId: '', preview: '' });
              input.current?.focus();
            }}
          >
            {text('profile.remove')}
          </Button>
        )}
      </div>
      <div role="status" className={styles.quiet}>
        {percent === null ? null : text('profile.sending', { percent })}
        <FieldError id={errorId} error={error} />
      </div>
    </fieldset>
  );
}

/** A function that sends a picture; the one that was chosen last counts. */
function useSendPicture({ set }: Profile) {
  const text = useText();
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<string | undefined>();
  const turn = useRef(0);
  const send = async (picture: File) => {
    turn.current += 1;
    const own = turn.current;
    setFault(undefined);
    setPercent(0);
    const { file, preview } = await toSquare(picture);
    const formData = new FormData();
    formData.append('photo', file, file.name);
    const uploads = createClient(
      createUploadSend({
        token: authStore.get().token,
        language: text.language,
        onProgress: (share) => own === turn.current && setPercent(Math.round(share * 100)),
        onTokenRefused() {
          endSession();
          showSignedOut(text);
        },
      }),
    );
    const result = await uploads.uploadPhoto({ body: { formData } });
    if (own !== turn.current) return;
    setPercent(null);
    if (result.ok) return set({ photoId: result.data.photo.id, preview });
    const isOurs = result.status === 0 || result.status >= 500;
    setFault(isOurs ? text('profile.pictureFailed') : result.message);
  };
  return { send, percent, fault };
}
