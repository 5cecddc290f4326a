import { databaseFile, databaseSettings, openStorage } from '../engines.ts';
import { addNotices, addVerifications } from './mail-kills.ts';

/** So many mails wait in the database of the folder, which nobody has open, and so many of notifications have yet to be written. */
export async function fillOutbox(folder: string, count: number, unwritten = count) {
  const storage = await openStorage(folder);
  const mails = [
    ...(await addVerifications(storage, count)),
    ...(await addNotices(storage, unwritten)),
  ];
  await storage[Symbol.asyncDispose]();
  const { DATABASE_URL: url = null } = await databaseSettings(folder);
  return { mails, place: { file: databaseFile(folder), url } };
}
