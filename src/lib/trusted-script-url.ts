type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

const policies = new Map<string, Policy>();

/** Lets through what this site serves; an address that begins with two slashes is another site's. */
function ownAddress(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`Not an address of this site: ${url}`);
}

/**
 * The address of a worker in the form that `new Worker(…)` takes. Where Trusted Types are enforced that is
 * an object which only a policy can make. Each policy is made once for the page: a second one of the same
 * name is refused.
 * @param policyName must be allowed by the response headers
 * @param address of a script on this site
 * @throws TypeError where the headers do not allow the policy, or the address is another site's
 */
export function trustedScriptUrl(policyName: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return address;
  const policy =
    policies.get(policyName) ??
    trustedTypes.createPolicy(policyName, { createScriptURL: ownAddress });
  policies.set(policyName, policy);
  return policy.createScriptURL(address);
}
