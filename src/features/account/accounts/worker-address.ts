import { workerPolicyName } from '../../../config/trusted-types.ts';
// oxlint-disable-next-line import/default -- the bundler makes the default export of an address
import address from './derive-key.worker.ts?worker&url';

type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

let trusted: string | undefined;

/**
 * The address of the worker in the form that `new Worker(…)` takes. Where Trusted Types are enforced
 * that is an object which only the site's one policy can make, and the policy makes no other.
 * @throws TypeError where the response headers do not allow the policy
 */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  trusted ??= trustedTypes
    ? trustedTypes
        .createPolicy(workerPolicyName, { createScriptURL: () => address })
        .createScriptURL('')
    : address;
  return trusted;
}
