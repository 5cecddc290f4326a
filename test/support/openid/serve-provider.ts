import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

/** An OpenID server as a process of its own: its people are who says so in its form, with the claims that stand there. */
const [backAt = '', clientId = '', clientSecret = ''] = process.argv.slice(2);
const people = new Map<string, object>();
const scope = 'openid email profile';

const server = createServer();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const issuer = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;

type Context = {
  oidc: {
    provider: Provider;
    client: { clientId: string };
    session: { accountId: string };
  };
};

const provider = new Provider(issuer, {
  clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [backAt] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  findAccount: (_context: unknown, sub: string) => ({
    accountId: sub,
    claims: () => ({ sub, ...people.get(sub) }),
  }),
  // Nobody is asked whether this site may know them.
  async loadExistingGrant({ oidc }: Context) {
    const { client, session } = oidc;
    const grant = new oidc.provider.Grant({ ...client, accountId: session.accountId });
    grant.addOIDCScope(scope);
    await grant.save();
    return grant;
  },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  cookies: { keys: ['a key for tests'] },
  pkce: { required: () => true },
});
const callback = provider.callback();

const form = `<!doctype html><html lang="en"><title>Log in</title><main><h1>Who are you?</h1>
<form method="post"><label>Claims <input name="claims"></label><button name="act" value="login">Log in</button>
<button name="act" value="cancel">Cancel</button></form></main></html>`;

async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html');
    response.end(form);
    return;
  }
  const sent = new URLSearchParams(await text(request));
  const finish = (result: object) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  if (sent.get('act') === 'cancel') return finish({ error: 'access_denied' });
  const claims = JSON.parse(sent.get('claims') ?? '{}');
  people.set(claims.sub, claims);
  return finish({ login: { accountId: claims.sub } });
}

server.on('request', (request, response) => {
  if (!request.url?.startsWith('/interaction/')) return callback(request, response);
  void interact(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
process.send?.(issuer);
process.on('disconnect', () => process.exit());
