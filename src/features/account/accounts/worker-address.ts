import { workerPolicyName } from '../../../config/trusted-types.ts';
import { trustedScriptUrl } from '../../../lib/trusted-script-url.ts';
// oxlint-disable-next-line import/default -- the bundler makes the default export of an address
import address from './derive-key.worker.ts?worker&url';

/**
 * The address of the worker that derives keys from passwords.
 * @throws TypeError where the response headers do not allow the policy
 */
export const workerAddress = (): string => trustedScriptUrl(workerPolicyName, address);
