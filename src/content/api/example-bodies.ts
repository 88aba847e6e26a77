import { sampleRecord } from '../product/wrap.ts';
import type { CallId } from './calls.ts';

export const exampleBodies = {
  encrypt: `{\n  "data": "${sampleRecord.text}"\n}`,
  decrypt: '{\n  "encrypted_data": "paste what encrypt returned"\n}',
  keys: '',
  'mesh-connect': '{\n  "node": "edge-7"\n}',
} as const satisfies Record<CallId, string>;
