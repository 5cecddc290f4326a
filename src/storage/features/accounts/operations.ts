import { nothing, read, type Topics, write } from '../../define.ts';
import {
  createUser,
  findCredentials,
  findUser,
  findUserByEmail,
  findUsers,
  listAdmins,
  setRole,
} from './accounts.ts';
import { listDeviceUses } from './devices.ts';
import {
  askEmailChange,
  changeEmail,
  confirmEmailChange,
  deleteOldEmailChanges,
  findEmailChange,
} from './email-changes.ts';
import { findLeaving, leave } from './leave.ts';
import { deleteLeft } from './leave-for-good.ts';
import { findNewDevices, mailNewDevices } from './new-devices.ts';
import {
  confirmByOpenid,
  findOpenidLink,
  joinByOpenid,
  linkOpenid,
  listOpenidLinks,
  loginByOpenid,
  registerByOpenid,
  unlinkOpenid,
} from './openid.ts';
import {
  beginOpenidFlow,
  deleteOldOpenid,
  findOpenidTicket,
  keepOpenidTicket,
  takeOpenidFlow,
} from './openid-flows.ts';
import { changeAnswer, changePassword, rename } from './own-account.ts';
import {
  addPasskey,
  askPasskey,
  confirmByPasskey,
  deleteOldChallenges,
  findPasskey,
  forgetPasskeys,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys.ts';
import {
  askPasswordLink,
  confirmPasswordLink,
  deleteOldPasswordLinks,
  findPasswordLink,
} from './password-links.ts';
import { deleteUser, endSessions } from './removal.ts';
import {
  createResetLink,
  findResetLink,
  listAccountEvents,
  resetByLink,
  resetPassword,
} from './resets.ts';
import type { EmailOutcome } from './rows.ts';
import {
  createSession,
  deleteOldSessions,
  deleteSession,
  endOtherSessions,
  endSession,
  findSession,
  listSessions,
  touchSession,
} from './sessions.ts';

const emailTopics = (outcome: EmailOutcome | undefined, userId: string) =>
  outcome === undefined || outcome === 'done' ? [`person:${userId}` as const] : nothing;

/** What somebody who comes back shared is shown again. */
const backTopics = (done: boolean | undefined, comesBack = false): Topics =>
  comesBack && done !== false ? 'everything' : nothing;

/** Accounts and their sessions. */
export const accountOperations = {
  findUser: read(findUser, { madeFrom: (_user, id) => [`person:${id}`] }),
  /** In no order; an account that is not there is left out. */
  findUsers: read(findUsers, {
    madeFrom: (_users, ids) => ids.map((id) => `person:${id}` as const),
  }),
  findUserByEmail: read(findUserByEmail, { madeFrom: 'private' }),
  findCredentials: read(findCredentials, { madeFrom: 'private' }),
  findSession: read(findSession, { madeFrom: 'private' }),
  /** The last used first; those that are over may be among them. */
  listSessions: read(listSessions, { madeFrom: 'private' }),
  listAdmins: read(listAdmins, { madeFrom: 'private' }),
  /** The accounts that this device has logged in to. */
  listDeviceUses: read(listDeviceUses, { madeFrom: 'private' }),
  /** Whom a mail of devices that are new is due to; null when none is due to anybody. */
  findNewDevices: read(findNewDevices, { madeFrom: 'private' }),
  /** What happened to the account after a time, newest first. */
  listAccountEvents: read(listAccountEvents, { madeFrom: 'private' }),
  /** Whose password a one-time link sets, or null when none is good at this time. */
  findResetLink: read(findResetLink, { madeFrom: 'private' }),
  /** Whose password a mailed link confirms, or null when none is good at this time. */
  findPasswordLink: read(findPasswordLink, { madeFrom: 'private' }),

  /** False when the e-mail is taken; nothing is written then. */
  createUser: write(createUser, { changes: nothing }),
  /** Sets the password, ends every session of the user and notes it in the account's log. */
  resetPassword: write(resetPassword, { changes: nothing }),
  /** Makes the one link that resets this account, in place of any before it. */
  createResetLink: write(createResetLink, { changes: nothing }),
  /**
   * Resets as `resetPassword` does, with a link that is good no more from then on, and forgets the
   * devices of the account: one who had its password may have logged in on them. False when no
   * link is good.
   */
  resetByLink: write(resetByLink, { changes: nothing }),
  findEmailChange: read(findEmailChange, { madeFrom: 'private' }),
  /** Keeps an address that is to be, with the mails to it and to the one of now. */
  askEmailChange: write(askEmailChange, { changes: nothing }),
  /** Changes the address at once, for a site that mails nobody. */
  changeEmail: write(changeEmail, { changes: emailTopics }),
  /** Changes the address with a mailed link; said twice it is one change. */
  confirmEmailChange: write(confirmEmailChange, { changes: emailTopics }),
  deleteOldEmailChanges: write(deleteOldEmailChanges, { changes: nothing }),
  /** Keeps a new password with the mail that asks about it; false where no proven address is the account's. */
  askPasswordLink: write(askPasswordLink, { changes: nothing }),
  /** Sets the password that a mailed link is about, as `resetPassword` does; said twice it is one. */
  confirmPasswordLink: write(confirmPasswordLink, { changes: nothing }),
  deleteOldPasswordLinks: write(deleteOldPasswordLinks, { changes: nothing }),
  /** False when no such user exists. */
  setRole: write(setRole, { changes: nothing }),
  /**
   * Stores a session, and notes that the device has logged in. The oldest session of the account
   * ends when there are more than 50. False, and nothing is stored, when the account is gone or no
   * longer has the password whose hash is given. Of one that has left it is stored only where its person takes that back.
   */
  createSession: write(createSession, {
    changes: (done, _session, _hash, _device, comesBack) => backTopics(done, comesBack),
  }),
  /** Puts the mail that tells of new devices into the outbox; false when they were told meanwhile, or the address is another one. */
  mailNewDevices: write(mailNewDevices, { changes: nothing }),
  touchSession: write(touchSession, { changes: nothing }),
  deleteSession: write(deleteSession, { changes: nothing }),
  /** Ends a session of the account by the beginning of its hash. */
  endSession: write(endSession, { changes: nothing }),
  /** Ends all sessions of the account but one; how many there were. */
  endOtherSessions: write(endOtherSessions, { changes: nothing }),
  /** Gives the account another name, but not one that moderators took away from it. */
  rename: write(rename, { changes: (_done, userId) => [`person:${userId}`] }),
  /** Sets a password from within a session, which goes on while the others end; false when the password is no longer the one of before. */
  changePassword: write(changePassword, { changes: nothing }),
  /** False when the password is no longer the one of before. */
  changeAnswer: write(changeAnswer, { changes: nothing }),
  /** Ends sessions that were last used before a time, and those that began before another. */
  deleteOldSessions: write(deleteOldSessions, { changes: nothing }),
  /**
   * Deletes an account with everything it holds; how many recipes and which photos went, or null when
   * there is no such account, or when the one who acts has ceased to be an admin or left.
   */
  deleteUser: write(deleteUser, {
    changes: (gone) => (gone === null ? nothing : 'everything'),
  }),
  findLeaving: read(findLeaving, { madeFrom: 'private' }),
  /** Closes an account until it goes for good, and hides what it shared. */
  leave: write(leave, {
    changes: (outcome) => (outcome === undefined || outcome === 'done' ? 'everything' : nothing),
  }),
  /** Deletes for good some of what nobody took back in time; null where there is nothing of that. */
  deleteLeft: write(deleteLeft, {
    // What is hidden already goes without a change for anybody.
    changes: (gone) => (gone === undefined || gone?.isOver ? 'everything' : nothing),
  }),
  findPasskey: read(findPasskey, { madeFrom: 'private' }),
  /** The oldest first. */
  listPasskeys: read(listPasskeys, { madeFrom: 'private' }),
  /** Keeps what passkeys are asked. */
  askPasskey: write(askPasskey, { changes: nothing }),
  /** Keeps a passkey that answered the challenge of its account; said twice it is one. */
  addPasskey: write(addPasskey, { changes: nothing }),
  /** Stores a session, as `createSession` does, for a passkey whose challenge and counter still count; false otherwise. */
  loginByPasskey: write(loginByPasskey, {
    changes: (done, _proven, _session, _device, comesBack) => backTopics(done, comesBack),
  }),
  /** Notes the same in a session that there is. */
  confirmByPasskey: write(confirmByPasskey, { changes: nothing }),
  renamePasskey: write(renamePasskey, { changes: nothing }),
  /** False where nobody could log in to the account any more. */
  removePasskey: write(removePasskey, { changes: nothing }),
  /** Forgets the passkeys of an account and ends its sessions; how many passkeys there were. */
  forgetPasskeys: write(forgetPasskeys, { changes: nothing }),
  deleteOldChallenges: write(deleteOldChallenges, { changes: nothing }),
  findOpenidLink: read(findOpenidLink, { madeFrom: 'private' }),
  /** The oldest first. */
  listOpenidLinks: read(listOpenidLinks, { madeFrom: 'private' }),
  /** Whom a ticket names, or null when none is good at this time. */
  findOpenidTicket: read(findOpenidTicket, { madeFrom: 'private' }),
  /** Keeps what a browser is sent to the OpenID server with. */
  beginOpenidFlow: write(beginOpenidFlow, { changes: nothing }),
  /** Takes it away again, once. */
  takeOpenidFlow: write(takeOpenidFlow, { changes: nothing }),
  /** Stores a session, as `createSession` does, for whom the server has named; false where no account is linked with them. */
  loginByOpenid: write(loginByOpenid, {
    changes: (done, _identity, _session, _device, comesBack) => backTopics(done, comesBack),
  }),
  /** Keeps whom the server has named and no account is linked with. */
  keepOpenidTicket: write(keepOpenidTicket, { changes: nothing }),
  /** Opens an account with a ticket, and begins its first session. */
  registerByOpenid: write(registerByOpenid, { changes: nothing }),
  /** Links the account of the ticket's address, whose password was right, and begins a session. */
  joinByOpenid: write(joinByOpenid, {
    changes: (outcome, { comesBack }) =>
      backTopics(outcome === undefined || outcome === 'done', comesBack),
  }),
  linkOpenid: write(linkOpenid, { changes: nothing }),
  /** Notes in a session that the server has said anew who sits there. */
  confirmByOpenid: write(confirmByOpenid, { changes: nothing }),
  /** False where nobody could log in to the account any more. */
  unlinkOpenid: write(unlinkOpenid, { changes: nothing }),
  deleteOldOpenid: write(deleteOldOpenid, { changes: nothing }),
  /** Ends every session of the user; how many there were. */
  endSessions: write(endSessions, { changes: nothing }),
};
