import { trustedScriptUrl } from '../../../lib/dom/trusted-script-url.ts';
import address from './derive-key.worker.ts?worker&url';

/**
 * URL of the worker that derives keys from passwords.
 * @throws TypeError if the Content Security Policy does not allow the Trusted Types policy
 */
export const workerAddress = (): string => trustedScriptUrl(address);
