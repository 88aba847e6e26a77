import { grouped } from '../../lib/text/format.ts';
import { apiAlgorithms, defaultAlgorithm } from '../product/algorithms.ts';
import { quantamorphic } from '../product/quantamorphic.ts';
import { objectSizes } from '../product/world.ts';
import { recordBytes, sampleRecord } from '../product/wrap.ts';
import type { CallId } from './calls.ts';

/** What a call is about. */
export const categoryNames = {
  encryption: 'encryption',
  keys: 'keys',
  network: 'network',
} as const;

type Field = {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'boolean' | 'array';
  readonly required?: boolean;
  readonly meaning: string;
  /** `fixed`: callers may rely on it. `example`: may change. The notice above the tabs explains it once. */
  readonly standing: 'fixed' | 'example';
};

export type Endpoint = {
  readonly id: CallId;
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly endpoint: `/api/v1/${string}`;
  readonly category: keyof typeof categoryNames;
  readonly description: string;
  readonly request: readonly Field[];
  readonly response: readonly Field[];
  readonly exampleResponse: Readonly<Record<string, unknown>>;
};

const keyId = {
  name: 'key_id',
  type: 'string',
  meaning: 'The key pair that wraps the record’s data key.',
  standing: 'example',
} as const satisfies Field;

const ran = {
  name: 'algorithm',
  type: 'string',
  meaning: 'The algorithm of that key. AES-256-GCM encrypts the content in each.',
  standing: 'example',
} as const satisfies Field;

export const endpoints = [
  {
    id: 'encrypt',
    title: 'Encrypt data',
    method: 'POST',
    endpoint: '/api/v1/encrypt',
    category: 'encryption',
    description:
      'Encrypts text with the current key of your account. The result differs on every call, even for the same text.',
    request: [
      {
        name: 'data',
        type: 'string',
        required: true,
        meaning: 'The text to encrypt, in UTF-8. The whole body can be up to 1 MB.',
        standing: 'fixed',
      },
      {
        name: 'algorithm',
        type: 'string',
        meaning: `Optional. ${apiAlgorithms.map(({ meaning }) => meaning).join(' ')}`,
        standing: 'fixed',
      },
    ],
    response: [
      {
        name: 'encrypted_data',
        type: 'string',
        required: true,
        meaning: `The record in Base64, which carries its own wrap: the text, ${grouped(recordBytes(0))} bytes more, then a third longer.`,
        standing: 'fixed',
      },
      keyId,
      ran,
    ],
    exampleResponse: {
      encrypted_data: 'AX9zq83vEjRW',
      key_id: 'k_7f73abcd',
      algorithm: defaultAlgorithm,
    },
  },
  {
    id: 'decrypt',
    title: 'Decrypt data',
    method: 'POST',
    endpoint: '/api/v1/decrypt',
    category: 'encryption',
    description:
      'Decrypts data that this account encrypted. If anything in it was changed, the call fails and returns no part of the text.',
    request: [
      {
        name: 'encrypted_data',
        type: 'string',
        required: true,
        meaning: 'The value that encrypt returned, unchanged.',
        standing: 'example',
      },
      { ...keyId, meaning: 'Optional. Without it, each key of your account is tried.' },
    ],
    response: [
      { name: 'data', type: 'string', meaning: 'The original text.', standing: 'example' },
      keyId,
      ran,
    ],
    exampleResponse: { data: sampleRecord.text, key_id: 'k_7f73abcd', algorithm: defaultAlgorithm },
  },
  {
    id: 'keys',
    title: 'List keys',
    method: 'GET',
    endpoint: '/api/v1/keys',
    category: 'keys',
    description:
      'Lists the key pairs of your account with their status and dates. The answer never contains key material. To move records to a new key, call rewrap in the SDK.',
    request: [],
    response: [
      {
        name: 'keys',
        type: 'array',
        meaning: 'One entry per key pair: key_id, status, algorithm, public_key_bytes, created_at.',
        standing: 'example',
      },
    ],
    exampleResponse: {
      keys: [
        {
          key_id: 'k_7f73abcd',
          status: 'current',
          algorithm: defaultAlgorithm,
          public_key_bytes: objectSizes['ML-KEM-768'].publicKey + objectSizes.X25519.publicKey,
          created_at: '2026-11-02T09:30:00.000Z',
        },
      ],
    },
  },
  {
    id: 'mesh-connect',
    title: 'Connect to the mesh',
    method: 'POST',
    endpoint: '/api/v1/mesh/connect',
    category: 'network',
    description:
      'Connects a node to the mesh and agrees on a first session key with it. When you try it on this page, both ends run in your browser.',
    request: [
      {
        name: 'node',
        type: 'string',
        required: true,
        meaning: 'Your name for the node.',
        standing: 'example',
      },
    ],
    response: [
      { name: 'node', type: 'string', meaning: 'The name you gave.', standing: 'example' },
      {
        name: 'status',
        type: 'string',
        meaning: 'simulated, when this page answers.',
        standing: 'example',
      },
      {
        name: 'key_exchange',
        type: 'string',
        meaning: 'The hybrid exchange.',
        standing: 'example',
      },
      {
        name: 'secrets_agree',
        type: 'boolean',
        meaning: 'True if both ends hold the same secret.',
        standing: 'example',
      },
    ],
    exampleResponse: {
      node: 'edge-7',
      status: 'simulated',
      key_exchange: defaultAlgorithm,
      secrets_agree: true,
    },
  },
] as const satisfies readonly Endpoint[];

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
    text: `Without the field, the hybrid runs. ML-KEM-768 alone is 32 bytes shorter. This page doesn’t have ${quantamorphic.value}: its answer names the public standards that ran instead.`,
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
