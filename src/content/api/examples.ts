import type { CallId } from '../../features/api-runner/call.ts';

type Example = {
  readonly heading: string;
  readonly text: string;
  readonly id: CallId;
  readonly body: string;
};

/** Calls that show one thing each, to be run as they stand. */
export const examples = [
  {
    heading: 'Seal a record, then open it',
    text: 'Send this, then press “Decrypt this result”. Before you send the second call, change one character of the data and see what a changed ciphertext gives: an error, and not one letter of the text.',
    id: 'encrypt',
    body: '{\n  "data": "{\\"invoice\\": 4711, \\"total\\": \\"1250.00\\"}"\n}',
  },
  {
    heading: 'Name the algorithm',
    text: 'quantamorphic is accepted, and the answer says what ran in its place. Write any other name to see how an unknown algorithm is refused.',
    id: 'encrypt',
    body: '{\n  "data": "hello",\n  "algorithm": "quantamorphic"\n}',
  },
  {
    heading: 'A mistake worth making once',
    text: 'The comma at the end of line 2 is one too many. The answer is a 400 with the line and the column, which is where your own client should look first.',
    id: 'mesh-connect',
    body: '{\n  "node": "edge-7",\n}',
  },
] as const satisfies readonly Example[];
