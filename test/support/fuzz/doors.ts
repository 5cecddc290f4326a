import type { OpenidProvider } from '../openid/openid-provider.ts';
import type { Person } from '../people.ts';
import type { Caller } from './caller.ts';
import type { Secret } from './verdict.ts';

/** The ways into a site: what of them is known, what is told to some alone, and what stays as it was. */
type Doors = {
  words: string[];
  invitations: string[];
  secrets: Secret[];
  losses: () => Promise<Record<string, boolean>>;
};

type People = { victim: Person; admin: Person };
const invitationsPath = '/api/v1/admin/invitations';

/** Has an admin invite several, and the victim link their account with the OpenID server. */
export async function setDoors(
  site: Caller,
  { victim, admin }: People,
  server: OpenidProvider,
): Promise<Doors> {
  const invite = async () => (await site.send('POST', invitationsPath, admin, {})).token as string;
  const list = async () =>
    (await site.send('GET', `${invitationsPath}?limit=200`, admin)).invitations;
  const [kept, known, used] = [await invite(), await invite(), await invite()];
  const guest = `guest-${crypto.randomUUID()}@example.org`;
  const said = { name: 'Guest', email: guest, password: 'plum dumpling tree', answer: 'Dal' };
  await site.send('POST', '/api/v1/auth/register', null, { ...said, invitation: used });
  const listed: { _id: string; state: string }[] = await list();
  const linked = await link(site, victim, server);
  const [secretTicket, ticket] = [await ticketOf(site, server), await ticketOf(site, server)];
  const { key } = await site.send('POST', '/api/v1/auth/openid/begin', null);
  return {
    // With these one gets in, so far as a stranger may.
    words: [known, used, ticket, key],
    invitations: listed.map(({ _id }) => _id),
    secrets: [
      { text: guest, readers: [admin.token] },
      { text: linked, readers: [victim.token] },
      ...[kept, secretTicket].map((text) => ({ text, readers: [] })),
    ],
    losses: async () => {
      const states = new Map(
        (await list()).map((one: { _id: string; state: string }) => [one._id, one.state]),
      );
      const open = listed.filter(({ state }) => state === 'open');
      const left = open.filter(({ _id }) => states.get(_id) === 'open');
      const own = await site.look('/api/v1/account/openid', victim);
      return {
        'the invitations that nobody knows': left.length >= open.length - 1,
        'the link with the OpenID server': own?.link?.email === linked,
      };
    },
  };
}

/** The address that the server tells of the victim, which is another than here. */
async function link(site: Caller, victim: Person, server: OpenidProvider): Promise<string> {
  const email = `linked-${crypto.randomUUID()}@example.org`;
  const { password } = victim;
  const path = '/api/v1/account/openid';
  const { address, key } = await site.send('POST', `${path}/begin`, victim, { password });
  const answer = await server.logIn(address, { sub: email, email, email_verified: true });
  await site.send('POST', `${path}/finish`, victim, { key, answer });
  return email;
}

/** With it somebody opens an account whom the server has named, and who has none yet. */
async function ticketOf(site: Caller, server: OpenidProvider): Promise<string> {
  const sub = `new-${crypto.randomUUID()}`;
  const { address, key } = await site.send('POST', '/api/v1/auth/openid/begin', null);
  const claims = { sub, email: `${sub}@example.org`, email_verified: true };
  const answer = await server.logIn(address, claims);
  const body = { key, answer };
  return (await site.send('POST', '/api/v1/auth/openid/login', null, body)).newcomer.ticket;
}
