import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { ContactMessageReply } from '#contract/contact.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { MessageRow } from './message-row.tsx';
import { PartFrame } from './part-frame.tsx';
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
