/** The documented calls. */
export const calls = [
  { id: 'encrypt', method: 'POST', path: '/api/v1/encrypt' },
  { id: 'decrypt', method: 'POST', path: '/api/v1/decrypt' },
  { id: 'keys', method: 'GET', path: '/api/v1/keys' },
  { id: 'mesh-connect', method: 'POST', path: '/api/v1/mesh/connect' },
] as const;

export type CallId = (typeof calls)[number]['id'];
