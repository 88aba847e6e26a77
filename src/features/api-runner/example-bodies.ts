import type { CallId } from './call.ts';

/** The body each call is shown with, as it is typed. */
export const exampleBodies = {
  encrypt: '{\n  "data": "the quarterly forecast"\n}',
  decrypt: '{\n  "encrypted_data": "paste what encrypt returned"\n}',
  keys: '',
  'mesh-connect': '{\n  "node": "edge-7"\n}',
} as const satisfies Record<CallId, string>;
