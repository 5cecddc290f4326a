import type { Deps } from '#server/deps.ts';

/** Ends the mails of the person whose token it is; false when it is nobody's. Guesses are read and written nowhere. */
export async function endMails(
  { reader, writer }: Pick<Deps, 'reader' | 'writer'>,
  token: string,
): Promise<boolean> {
  if (!/^[\w-]{20,100}$/.test(token)) return false;
  return (await reader.findMailReader(token)) !== null && writer.endNotificationMails(token);
}
