import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage, userRow } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { OpenidIdentity, OpenidPurpose, UserRow } from './rows.ts';

const end = 60_000;
const issuer = 'https://id.example.org/';

/** Accounts that are linked with an OpenID server, and logins that are under way, whatever the engine. */
export function describeOpenid(open: OpenStorage): void {
  describe('openid', () => {
    const storage = openAround(open);

    const somebody = (): OpenidIdentity => ({ issuer, subject: newId() });
    const sessionFor = (userId: string, at = 20) => ({
      tokenHash: newId(),
      userId,
      createdAt: at,
      usedAt: at,
      device: '',
    });
    const begin = async ({ id }: UserRow) => {
      const session = sessionFor(id, 1);
      await storage.writer.createSession(session);
      return session.tokenHash;
    };
    const linkFrom = (
      tokenHash: string,
      { id: userId }: UserRow,
      identity: OpenidIdentity,
      at = 10,
    ) => {
      const wish = { ...identity, userId, tokenHash, email: 'nell@example.org', at };
      return storage.writer.linkOpenid(wish, null);
    };
    const link = async (user: UserRow, identity: OpenidIdentity, at?: number) =>
      linkFrom(await begin(user), user, identity, at);
    const sessionOf = async (tokenHash: string) =>
      (await storage.reader.findSession(tokenHash))?.session;
    const ticketOf = async (email: string, identity = somebody()) => {
      const tokenHash = newId();
      await storage.writer.keepOpenidTicket({ ...identity, tokenHash, email, expiresAt: end });
      return { tokenHash, identity };
    };
    const linksOf = ({ id }: { id: string }) => storage.reader.listOpenidLinks(id);
    const eventsOf = async ({ id }: { id: string }) =>
      (await storage.reader.listAccountEvents(id, 0)).map(({ event }) => event);
    /** The account is as one that was opened through the server. */
    const withoutPassword = () => addUser(storage, { passwordHash: null, answerHash: null });

    test('what a browser was sent away with is taken once, and in time', async () => {
      const { id: userId } = await addUser(storage);
      const begin = async (purpose: OpenidPurpose, of: string | null) => {
        const way = { state: 'state', nonce: 'nonce', verifier: 'verifier', expiresAt: end };
        const flow = { keyHash: newId(), purpose, userId: of, ...way };
        await storage.writer.beginOpenidFlow(flow);
        return flow;
      };
      const take = (keyHash: string, at = 10) => storage.writer.takeOpenidFlow(keyHash, at);
      const login = await begin('login', null);
      const both = await Promise.all([take(login.keyHash), take(login.keyHash)]);
      expect(both).toEqual(expect.arrayContaining([login, null]));
      const own = await begin('link', userId);
      expect(await take(own.keyHash, end)).toBeNull();
      expect(await take(own.keyHash)).toEqual(own);
      expect(await take(newId())).toBeNull();
      const left = await begin('confirm', userId);
      await storage.writer.deleteOldOpenid(end - 1);
      expect(await take(left.keyHash)).toEqual(left);
      const old = await begin('login', null);
      await storage.writer.deleteOldOpenid(end);
      expect(await take(old.keyHash)).toBeNull();
    });

    test('a person there is linked with one account, and an account with one person there', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const identity = somebody();
      expect(await Promise.all([link(user, identity), link(user, identity)])).toEqual([
        'done',
        'done',
      ]);
      expect(await link(other, identity)).toBe('taken');
      expect(await link(user, somebody())).toBe('full');
      const elsewhere = { ...identity, issuer: 'https://other.example.org/' };
      expect(await link(user, elsewhere, 11)).toBe('done');
      const kept = { userId: user.id, email: 'nell@example.org' };
      expect(await storage.reader.findOpenidLink(identity)).toMatchObject(kept);
      expect(await storage.reader.findOpenidLink(somebody())).toBeNull();
      expect((await linksOf(user)).map((one) => one.issuer)).toEqual([issuer, elsewhere.issuer]);
      expect(await linksOf(other)).toEqual([]);
      expect(await eventsOf(user)).toEqual(['openid-linked', 'openid-linked']);
      expect(await eventsOf(other)).toEqual([]);
    });

    test('none is linked from a session that has ended, or from that of another', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const [ended, theirs] = [await begin(user), await begin(other)];
      await storage.writer.deleteSession(ended);
      for (const tokenHash of [ended, theirs])
        expect(await linkFrom(tokenHash, user, somebody())).toBe('missing');
      expect([await linksOf(user), await eventsOf(user)]).toEqual([[], []]);
    });

    test('of two accounts that are linked with one person at once, one is', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const identity = somebody();
      const outcomes = await Promise.all([link(user, identity), link(other, identity)]);
      expect(outcomes.toSorted()).toEqual(['done', 'taken']);
      expect([...(await linksOf(user)), ...(await linksOf(other))]).toHaveLength(1);
    });

    test('a login stores a session for the linked account alone', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const identity = somebody();
      await link(user, identity);
      const login = async (who: OpenidIdentity, userId: string) => {
        const session = sessionFor(userId);
        const isDone = await storage.writer.loginByOpenid(who, session, newId());
        expect(Boolean(await sessionOf(session.tokenHash))).toBe(isDone);
        return isDone;
      };
      expect(await login(identity, other.id)).toBe(false);
      expect(await login(somebody(), user.id)).toBe(false);
      expect(await login(identity, user.id)).toBe(true);
      expect(await linksOf(user)).toMatchObject([{ usedAt: 20 }]);
      expect(await storage.writer.unlinkOpenid(user.id, issuer)).toBe(true);
      expect(await login(identity, user.id)).toBe(false);
    });

    test('a closed account opens again only where its person says so', async () => {
      const user = await withoutPassword();
      const identity = somebody();
      await link(user, identity);
      const session = sessionFor(user.id);
      await storage.writer.loginByOpenid(identity, session, newId());
      const { tokenHash } = session;
      const wish = { userId: user.id, at: 30, endsAt: 1_000, keepsRecipes: false, tokenHash };
      expect(await storage.writer.leave({ ...wish, before: 'a hash' }, null)).toBe('missing');
      expect(await storage.writer.leave({ ...wish, before: null }, null)).toBe('done');
      const again = (at: number, comesBack: boolean) =>
        storage.writer.loginByOpenid(identity, sessionFor(user.id, at), newId(), comesBack);
      expect(await again(40, false)).toBe(false);
      expect(await again(1_000, true)).toBe(false);
      expect(await again(40, true)).toBe(true);
      expect(await storage.reader.findUser(user.id)).toEqual(user);
    });

    test('a ticket opens one account, with its own address and no password', async () => {
      const { passwordHash: _p, answerHash: _a, ...user } = userRow({ createdAt: 20 });
      const { tokenHash, identity } = await ticketOf(user.email);
      const found = { ...identity, tokenHash, email: user.email, expiresAt: end };
      expect(await storage.reader.findOpenidTicket(tokenHash, 10)).toEqual(found);
      expect(await storage.reader.findOpenidTicket(tokenHash, end)).toBeNull();
      const register = (row = user) =>
        storage.writer.registerByOpenid(tokenHash, row, sessionFor(row.id), newId());
      const foreign = { ...user, id: newId(), email: `${newId()}@example.org` };
      expect(await register(foreign)).toBe('over');
      expect(await register({ ...user, createdAt: end })).toBe('over');
      const taken = await addUser(storage);
      expect(await register({ ...user, email: taken.email })).toBe('taken');
      expect(await register()).toBe('done');
      expect(await register({ ...user, id: newId() })).toBe('taken');
      expect(await storage.reader.findOpenidTicket(tokenHash, 10)).toBeNull();
      expect(await storage.reader.findCredentials(user.email)).toMatchObject({
        userId: user.id,
        passwordHash: null,
      });
      expect(await storage.reader.findMailState(user.id)).toMatchObject({ verifiedAt: 20 });
      expect(await linksOf(user)).toMatchObject([{ ...identity, usedAt: 20 }]);
      // Somebody who has an account meanwhile opens no second one with an older ticket.
      const older = await ticketOf(`${newId()}@example.org`, identity);
      const { passwordHash: _q, answerHash: _b, ...second } = userRow({ createdAt: 20 });
      const outcome = await storage.writer.registerByOpenid(
        older.tokenHash,
        second,
        sessionFor(second.id),
        newId(),
      );
      expect(outcome).toBe('over');
    });

    test('of two tickets of one person that are used at once, one opens an account', async () => {
      const identity = somebody();
      const outcomes = await Promise.all(
        [0, 1].map(async () => {
          const { passwordHash: _p, answerHash: _a, ...user } = userRow({ createdAt: 20 });
          const { tokenHash } = await ticketOf(user.email, identity);
          const session = sessionFor(user.id);
          const { writer, reader } = storage;
          const outcome = await writer.registerByOpenid(tokenHash, user, session, newId());
          expect((await reader.findUser(user.id)) !== null).toBe(outcome === 'done');
          return outcome;
        }),
      );
      expect(outcomes.toSorted()).toEqual(['done', 'over']);
    });

    test('who does not get in with an invitation keeps their ticket, and who gets in otherwise the invitation', async () => {
      const invite = async () => {
        const [id, tokenHash] = [newId(), newId()];
        const act = { at: 10, actorId: null, act: 'invite' };
        await storage.writer.createInvitation({ id, tokenHash, role: 0, expiresAt: end }, 999, act);
        return tokenHash;
      };
      const come = async (tokenHash: string, identity = somebody()) => {
        const { passwordHash: _p, answerHash: _a, ...user } = userRow({ createdAt: 20 });
        const ticket = (await ticketOf(user.email, identity)).tokenHash;
        const outcome = await storage.writer.registerByOpenid(
          ticket,
          user,
          sessionFor(user.id),
          newId(),
          { tokenHash, at: 20 },
        );
        return { outcome, ticket };
      };
      const shared = await invite();
      const strangers = await Promise.all([come(shared), come(shared)]);
      expect(strangers.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'uninvited']);
      for (const { outcome, ticket } of strangers) {
        const isLeft = (await storage.reader.findOpenidTicket(ticket, 20)) !== null;
        expect(isLeft).toBe(outcome === 'uninvited');
      }
      const identity = somebody();
      const invitations = [await invite(), await invite()];
      const same = await Promise.all(invitations.map((one) => come(one, identity)));
      expect(same.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'over']);
      for (const [n, { outcome }] of same.entries()) {
        const isGood = await storage.reader.isGoodInvitation(invitations[n] ?? '', 20);
        expect(isGood).toBe(outcome === 'over');
      }
    });

    test('a ticket joins the account of its address with its password, once', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const { tokenHash: ticketHash, identity } = await ticketOf(user.email);
      const join = (userId: string, odd: { passwordHash?: string; comesBack?: boolean } = {}) => {
        const proof = { ticketHash, passwordHash: 'password hash', comesBack: false, ...odd };
        return storage.writer.joinByOpenid(proof, sessionFor(userId), newId(), null);
      };
      expect(await join(user.id, { passwordHash: 'another hash' })).toBe('refused');
      expect(await join(other.id)).toBe('over');
      expect(await linksOf(user)).toEqual([]);
      const session = sessionFor(user.id, 10);
      await storage.writer.createSession(session);
      const { tokenHash } = session;
      const wish = { userId: user.id, at: 15, endsAt: end, keepsRecipes: false, tokenHash };
      await storage.writer.leave({ ...wish, before: 'password hash' }, null);
      expect(await join(user.id)).toBe('refused');
      expect(await linksOf(user)).toEqual([]);
      expect(await join(user.id, { comesBack: true })).toBe('done');
      expect(await linksOf(user)).toMatchObject([identity]);
      expect(await join(user.id)).toBe('over');
      const second = await ticketOf(user.email);
      const proof = { ticketHash: second.tokenHash, passwordHash: 'password hash' };
      const full = { ...proof, comesBack: false };
      expect(await storage.writer.joinByOpenid(full, sessionFor(user.id), newId(), null)).toBe(
        'full',
      );
    });

    test('a session is confirmed by whom its account is linked with', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const identity = somebody();
      await link(user, identity);
      const [own, theirs] = [sessionFor(user.id), sessionFor(other.id)];
      for (const session of [own, theirs]) await storage.writer.createSession(session);
      const confirm = (userId: string, tokenHash: string, who = identity) =>
        storage.writer.confirmByOpenid({ ...who, userId, tokenHash, at: 30 });
      expect(await confirm(user.id, own.tokenHash, somebody())).toBe(false);
      expect(await confirm(other.id, theirs.tokenHash)).toBe(false);
      await confirm(user.id, theirs.tokenHash);
      expect(await sessionOf(theirs.tokenHash)).toMatchObject({ openidAt: null });
      expect(await confirm(user.id, own.tokenHash)).toBe(true);
      expect(await sessionOf(own.tokenHash)).toMatchObject({ openidAt: 30, passkeyAt: null });
    });

    test('the last way into an account stays: password, passkey, or a link with the server of now', async () => {
      const user = await withoutPassword();
      await link(user, somebody());
      const unlink = () => storage.writer.unlinkOpenid(user.id, issuer);
      const addPasskey = async () => {
        const [id, challenge] = [newId(), newId()];
        await storage.writer.askPasskey({ challenge, userId: user.id, expiresAt: end });
        const passkey = { id, userId: user.id, name: 'Phone', publicKey: 'key', counter: 0 };
        const wish = { challenge, tokenHash: await begin(user), at: 10, isFirst: false };
        await storage.writer.addPasskey(passkey, wish, null);
        return id;
      };
      expect(await unlink()).toBe(false);
      expect(await linksOf(user)).toHaveLength(1);
      const passkey = await addPasskey();
      const remove = (now: string | null) =>
        storage.writer.removePasskey(user.id, passkey, { issuer: now, keep: newId() });
      // A link with a server that the site has no more lets nobody in.
      expect(await remove(null)).toBe(false);
      expect(await remove('https://other.example.org/')).toBe(false);
      expect(await unlink()).toBe(true);
      expect(await unlink()).toBe(true);
      expect(await linksOf(user)).toEqual([]);
      expect(await remove(issuer)).toBe(false);
      await link(user, somebody());
      expect(await remove(issuer)).toBe(true);
      expect(await unlink()).toBe(false);
    });
  });
}
