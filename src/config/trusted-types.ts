/** The only Trusted Types policy that the response headers allow. It is for addresses of workers. */
export const workerPolicyName = 'own-workers';
