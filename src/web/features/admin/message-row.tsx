import type { ReactNode } from 'react';
import type { ContactMessageReply } from '#contract/contact.ts';
import { useText } from '#web/page/text.ts';
import { PostText } from './post-text.tsx';
import styles from './row.module.css';

type Props = { message: ContactMessageReply; children?: ReactNode };

/** What somebody wrote, with a way to answer; behind it what can be done. */
export function MessageRow({ message, children }: Props) {
  const text = useText();
  const { from_email: email, from_name: name, subject } = message;
  const reply = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(
    text('adminPage.replySubject', { subject }),
  )}`;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name}>{subject}</h2>
        <p className={styles.quiet}>
          <span>{name}</span>
          <a href={reply}>{email}</a>
          <time dateTime={message.createdAt}>
            {text('adminPage.at', { time: text.time(message.createdAt) })}
          </time>
        </p>
        {message.message ? (
          <PostText text={message.message} />
        ) : (
          <p className={styles.quiet}>{text('adminPage.noWords')}</p>
        )}
      </div>
      {children}
    </div>
  );
}
