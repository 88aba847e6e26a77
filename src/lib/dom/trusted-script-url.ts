/** The only Trusted Types policy that the response headers allow. It is for addresses of workers. */
export const workerPolicyName = 'own-workers';

type Policy = { createScriptURL: (url: string) => string };

declare global {
  // TypeScript's DOM types do not have the Trusted Types API yet.
  var trustedTypes:
    | { createPolicy: (name: string, rules: Policy) => Policy; emptyHTML: string }
    | undefined;
}

/** Browsers refuse a second policy of the same name. */
let policy: Policy | undefined;

function checkOrigin(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`Not an address of this site: ${url}`);
}

/**
 * Converts an address to the type that `new Worker(…)` requires where Trusted Types are enforced.
 * @throws TypeError if the response headers do not allow the policy, or the address is not on this site
 */
export function trustedScriptUrl(address: string): string {
  const { trustedTypes } = globalThis;
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy(workerPolicyName, { createScriptURL: checkOrigin });
  return policy.createScriptURL(address);
}
