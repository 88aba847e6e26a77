/**
 * Name of the one Trusted Types policy of the site. It makes addresses of the site's own workers, and
 * nothing else; the response headers allow this name and no other.
 */
export const workerPolicyName = 'own-workers';
