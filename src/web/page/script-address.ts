import { cookWorker } from '#contract/cook-worker.ts';

/** What stands in for a text as an address of scripts, where a browser asks for it. */
type TrustedTypes = {
  trustedTypes: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (given: string) => string },
    ): { createScriptURL(given: string): string };
  };
};

let toAddress: ((given: string) => string) | undefined;

/**
 * The address of a worker as browsers with Trusted Types take it: that of cook mode, and of files
 * that were built with this site; every other throws.
 */
export function scriptAddress(given: string): string {
  const { trustedTypes } = globalThis as Partial<TrustedTypes>;
  // A policy of a name is made once in a document.
  const policy = toAddress
    ? null
    : trustedTypes?.createPolicy(cookWorker.policy, { createScriptURL: ownAddress });
  toAddress ??= policy ? (address) => policy.createScriptURL(address) : ownAddress;
  return toAddress(given);
}

function ownAddress(given: string): string {
  if (given === cookWorker.path || /^\/assets\/[\w-]+\.js$/.test(given)) return given;
  throw new TypeError(`${given} is no script of this site`);
}
