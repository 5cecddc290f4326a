import { nothing, read, write } from '../../define.ts';
import {
  createInvitation,
  createInvited,
  deleteOldInvitations,
  isGoodInvitation,
  listInvitations,
  revokeInvitation,
} from './invitations.ts';

/** Who is let in where not everybody is. */
export const invitationOperations = {
  /** Newest first. */
  listInvitations: read(listInvitations, { madeFrom: 'private' }),
  /** Whether an account can be opened with it at this time. */
  isGoodInvitation: read(isGoodInvitation, { madeFrom: 'private' }),
  /** Makes one, unless so many wait already; said again with the same token it answers with the one that there is. */
  createInvitation: write(createInvitation, { changes: nothing }),
  /** False when there is none that could still be used. */
  revokeInvitation: write(revokeInvitation, { changes: nothing }),
  /** Opens an account as `createUser` does, with an invitation that is used up by it. */
  createInvited: write(createInvited, { changes: nothing }),
  /** Forgets those that ended before a time. */
  deleteOldInvitations: write(deleteOldInvitations, { changes: nothing }),
};
