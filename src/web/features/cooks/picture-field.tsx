import { useRef } from 'react';
import chooseStyles from '#web/forms/choose-file.module.css';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './profile-section.module.css';
import type { Profile } from './use-profile.ts';

const errorId = 'profile-picture-error';

/** The picture of a profile: it is sent when it is chosen, and becomes theirs when the profile is saved, which waits for it. */
export function PictureField({ profile }: { profile: Profile }) {
  const text = useText();
  const { draft, kept, set, picture } = profile;
  const input = useRef<HTMLInputElement>(null);
  const { percent } = picture;
  const has = draft !== null && draft.photoId !== '';
  const isKept = has && draft.photoId === kept?.photo?.id;
  const shown = isKept ? kept?.photo?.sizes[0]?.url : draft?.preview;
  const error = picture.fault ?? profile.faults.photoId;
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
              const [chosen] = target.files ?? [];
              // The same file can be chosen again after it was removed.
              target.value = '';
              if (chosen) picture.send(chosen);
            }}
          />
        </label>
        {has && (
          <Button
            onClick={() => {
              // One that is on its way does not come back in its place.
              picture.drop();
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
