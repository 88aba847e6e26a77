import type { CallId } from './calls.ts';
import { quantamorphic } from '../product/quantamorphic.ts';

type Example = {
  readonly heading: string;
  readonly text: string;
  readonly id: CallId;
  readonly body: string;
};

export const examples = [
  {
    heading: 'Encrypt a record, then decrypt it',
    text: 'Send this, then press “Decrypt this result”. Change one character of the data before you send the second call. You get an error, and no part of the text.',
    id: 'encrypt',
    body: '{\n  "data": "{\\"invoice\\": 4711, \\"total\\": \\"1250.00\\"}"\n}',
  },
  {
    heading: 'Name the algorithm',
    text: `Without the field, the hybrid runs. ML-KEM-768 alone is 32 bytes shorter. For ${quantamorphic.value}, the answer names the public standards that ran instead.`,
    id: 'encrypt',
    body: `{\n  "data": "hello",\n  "algorithm": "${quantamorphic.value}"\n}`,
  },
  {
    heading: 'Read a JSON error',
    text: 'The comma at the end of line 2 doesn’t belong there. The answer is a 400 with the line and column of the mistake.',
    id: 'mesh-connect',
    body: '{\n  "node": "edge-7",\n}',
  },
] as const satisfies readonly Example[];
