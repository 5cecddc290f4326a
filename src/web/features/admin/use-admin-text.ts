import { type AdminKey, admin } from '#messages/en/admin.ts';
import { format, type MessageValues } from '#messages/format.ts';
import { useSite } from '#web/page/text.ts';

export type AdminText = (key: AdminKey, values?: MessageValues) => string;

/** Looks texts of the admins' page up, with the operator's entries laid over them. */
export function useAdminText(): AdminText {
  const { messages } = useSite();
  return (key, values) => format(messages[key] ?? admin[key], values);
}

/** Whether the page knows a sentence for an act. */
export function isKnownAct(key: string): key is Extract<AdminKey, `adminPage.act.${string}`> {
  return Object.hasOwn(admin, key);
}
