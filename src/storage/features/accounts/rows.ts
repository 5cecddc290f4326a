export type UserRow = {
  id: string;
  name: string;
  /** The address of their page. */
  handle: string;
  email: string;
  role: number;
  createdAt: number;
};

export type NamedUser = Pick<UserRow, 'name' | 'email'>;

/** Only what checks a login or a reset reads this; null hashes mean that nobody can log in. */
export type CredentialsRow = {
  userId: string;
  role: number;
  passwordHash: string | null;
  answerHash: string | null;
};

/** A device that has logged in to an account, and when it did so the last time. */
export type DeviceRow = { userId: string; usedAt: number };

/** What is noted of a login: also what the device is, and in which language it was. */
export type DeviceUse = DeviceRow & { name: string; language: string };

/** Devices that have logged in to an account for the first time, which its person is to be mailed of. */
export type NewDevices = {
  userId: string;
  email: string;
  /** What the person reads. */
  language: string;
  devices: { tokenHash: string; name: string; at: number }[];
};

/** How a password came to be another one, or that another way in was added: the account's own log tells of nothing else yet. */
export type AccountEvent =
  | 'reset-by-answer'
  | 'reset-by-link'
  | 'reset-by-mail'
  | 'password-changed'
  | 'passkey-added'
  | 'openid-linked';

export type AccountEventRow = { at: number; event: AccountEvent };

export type SessionRow = {
  tokenHash: string;
  userId: string;
  createdAt: number;
  usedAt: number;
  /** The browser and the system that began it; empty where that is not known. */
  device: string;
  /** When a passkey last proved itself in it; null where none has. */
  passkeyAt: number | null;
  /** When the OpenID server last said anew who sits there; null where it has not. */
  openidAt: number | null;
};

/** A session that begins; where nothing is known of its device, nothing is said. */
export type NewSession = Omit<SessionRow, 'device' | 'passkeyAt' | 'openidAt'> &
  Partial<Pick<SessionRow, 'device' | 'passkeyAt' | 'openidAt'>> & {
    /** The language that it was begun in. */
    language?: string;
  };

/** A new password that counts once the person who reads the mails of the address says so. */
export type PasswordLink = {
  tokenHash: string;
  email: string;
  passwordHash: string;
  expiresAt: number;
};

/** A new password in place of the one whose hash is given, or of none; the session that it is set from goes on. */
export type OwnPasswordChange = {
  passwordHash: string;
  before: string | null;
  keep: string;
  /** The hash of the token by which the device that it is set from is known, or null. */
  device: string | null;
  at: number;
};

/** A new address for the account that has the password whose hash is given. */
export type EmailChange = { email: string; before: string | null };

/** The link that proves it before it counts. */
export type EmailChangeLink = EmailChange & { tokenHash: string; expiresAt: number };

export type EmailOutcome = 'done' | 'taken' | 'missing';

/** A new security answer for the account that has the password whose hash is given. */
export type AnswerChange = { answerHash: string; before: string | null };

/** Its handle is made from the name. */
export type NewUser = Omit<UserRow, 'handle'> & Pick<CredentialsRow, 'passwordHash' | 'answerHash'>;

/** A new password, and a new security answer where one was given. */
export type PasswordChange = AccountEventRow & { passwordHash: string; answerHash?: string | null };

export type ResetLink = { tokenHash: string; expiresAt: number };

export type PasskeyRow = {
  id: string;
  userId: string;
  name: string;
  /** COSE, as base64url. */
  publicKey: string;
  counter: number;
  createdAt: number;
  usedAt: number | null;
};

export type NewPasskey = Omit<PasskeyRow, 'createdAt' | 'usedAt'>;
export type PasskeyChallenge = { challenge: string; userId: string | null; expiresAt: number };

/** The challenge that a new passkey answered, the session it is added in, and whether it counts only as the first. */
export type PasskeyWish = { challenge: string; tokenHash: string; at: number; isFirst: boolean };
export type PasskeyOutcome = 'done' | 'missing' | 'needed' | 'full';

/** A passkey whose answer to a challenge was right. */
export type ProvenPasskey = Pick<PasskeyRow, 'id' | 'userId' | 'counter'> & {
  challenge: string;
  at: number;
};

/** A wish to be deleted, and the last moment at which it is taken back. */
export type Leave = {
  userId: string;
  at: number;
  endsAt: number;
  keepsRecipes: boolean;
  /** The hash of the password that they have; null where they have none. */
  before: string | null;
  /** The session that it is asked from. */
  tokenHash: string;
};
export type LeaveOutcome = 'done' | 'missing' | 'last admin';
export type LeavingRow = { leftAt: number; endsAt: number; keepsRecipes: boolean };

/** The photos that are free since a step of deleting who left, and whether the account itself went with it. */
export type GoneForGood = { photoIds: string[]; isOver: boolean };
/** Somebody as an OpenID server names them. */
export type OpenidIdentity = { issuer: string; subject: string };

export type OpenidLinkRow = OpenidIdentity & {
  userId: string;
  /** The address that the server told; empty where it told none. */
  email: string;
  createdAt: number;
  usedAt: number | null;
};

export type OpenidPurpose = 'login' | 'link' | 'confirm';

/** A browser that was sent to the OpenID server, and for whose account; null for a login. */
export type OpenidFlow = {
  keyHash: string;
  purpose: OpenidPurpose;
  userId: string | null;
  state: string;
  nonce: string;
  verifier: string;
  expiresAt: number;
};

/** Somebody whom the server has named, with a proven address, until they say which account is to be theirs. */
export type OpenidTicket = OpenidIdentity & { tokenHash: string; email: string; expiresAt: number };

/** The account that is linked, in which session and when. */
export type OpenidWish = OpenidIdentity & {
  userId: string;
  email: string;
  tokenHash: string;
  at: number;
};

/** `taken`: it is somebody else's; `full`: the account is linked with another person of that server. */
export type OpenidOutcome = 'done' | 'taken' | 'full';
/** Beside that, `over`: the ticket counts no more; `uninvited`: the invitation does not; `refused`: the password is another one. */
export type OpenidEntry = OpenidOutcome | 'over' | 'uninvited' | 'refused';
