/**
 * Name of the one Trusted Types policy of the site. It makes the address of the worker that derives
 * keys from passwords, and nothing else; the response headers allow this name and no other.
 */
export const workerPolicyName = 'account-worker';
