/** What the tests use of the package, which brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{
      prompt: { name: string; details: { missingOIDCScope?: string[] } };
      params: { client_id: string };
      session?: { accountId: string };
      grantId?: string;
    }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
    Grant: new (of: {
      accountId: string;
      clientId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    on(event: string, listener: (...args: unknown[]) => void): void;
  }

  // biome-ignore lint/style/noDefaultExport: so does the package.
  export { Provider as default };
}
