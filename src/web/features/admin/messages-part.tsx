import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { ContactMessageReply } from '#contract/contact.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { PartFrame } from './part-frame.tsx';
import styles from './row.module.css';
import { type AskList, useAdminList } from './use-admin-list.ts';

/** What people wrote on the contact page. */
export function MessagesPart() {
  const text = useText();
  const admin = useAdminList(useAskMessages(), useLocation().search);
  return (
    <PartFrame
      label={text('adminPage.messages')}
      admin={admin}
      searchLabel={text('adminPage.searchMessages')}
    >
      {(message) => <MessageRow message={message} />}
    </PartFrame>
  );
}

function MessageRow({ message }: { message: ContactMessageReply }) {
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
          <p className={styles.said}>{message.message}</p>
        ) : (
          <p className={styles.quiet}>{text('adminPage.noWords')}</p>
        )}
      </div>
    </div>
  );
}

function useAskMessages(): AskList<ContactMessageReply> {
  const api = useApi();
  return useCallback(
    async (query) => {
      const result = await api.listContactMessages({ query });
      if (!result.ok) return { ok: false, refused: result };
      const { messages, total, nextCursor = null } = result.data;
      return { ok: true, page: { items: messages, total, nextCursor } };
    },
    [api],
  );
}
