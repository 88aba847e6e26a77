import { sampleRecord } from '../product/wrap.ts';

/** The documented calls. */
export const calls = [
  { id: 'encrypt', method: 'POST', path: '/api/v1/encrypt' },
  { id: 'decrypt', method: 'POST', path: '/api/v1/decrypt' },
  { id: 'keys', method: 'GET', path: '/api/v1/keys' },
  { id: 'mesh-connect', method: 'POST', path: '/api/v1/mesh/connect' },
] as const;

export type CallId = (typeof calls)[number]['id'];

export const exampleBodies = {
  encrypt: `{\n  "data": "${sampleRecord.text}"\n}`,
  decrypt: '{\n  "encrypted_data": "paste what encrypt returned"\n}',
  keys: '',
  'mesh-connect': '{\n  "node": "edge-7"\n}',
} as const satisfies Record<CallId, string>;
