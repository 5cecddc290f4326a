import { type Registration, readRegistration } from '#domain/accounts/registration.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { findNote, setNote } from './notes.ts';

const key = 'registration';

/** Who may open an account, as the operator said last; null where nothing was said. */
export async function findRegistration(db: Db): Promise<Registration | null> {
  return readRegistration(await findNote(db, key));
}

/** Keeps who may open an account from now on; null leaves it to the setting again. */
export async function setRegistration(
  tools: WriteTools,
  registration: Registration | null,
  act: NewAct,
): Promise<void> {
  await setNote(tools, key, registration ?? '');
  await noteAct(tools.db, act, { kind: 'site' });
}
