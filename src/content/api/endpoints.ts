import type { CallId } from '../../features/api-runner/call.ts';

type Field = {
  readonly name: string;
  readonly type: 'string' | 'integer' | 'boolean' | 'array';
  readonly required?: boolean;
  readonly meaning: string;
  /** `fixed`: may be built on. `example`: shown to make the call concrete, subject to change. */
  readonly standing: 'fixed' | 'example';
};

export type Endpoint = {
  readonly id: CallId;
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly endpoint: `/api/v1/${string}`;
  readonly category: 'encryption' | 'keys' | 'network';
  readonly description: string;
  readonly request: readonly Field[];
  readonly response: readonly Field[];
  readonly exampleResponse: Readonly<Record<string, unknown>>;
};

const keyId = {
  name: 'key_id',
  type: 'string',
  meaning: 'Names the key pair the data was sealed to.',
  standing: 'example',
} as const satisfies Field;

const ran = {
  name: 'algorithm',
  type: 'string',
  meaning: 'What ran, by the names of the standards.',
  standing: 'example',
} as const satisfies Field;

/** The documented calls, in the order of the reference. Page, OpenAPI file and samples come from here. */
export const endpoints = [
  {
    id: 'encrypt',
    title: 'Encrypt data',
    method: 'POST',
    endpoint: '/api/v1/encrypt',
    category: 'encryption',
    description:
      'Takes text and returns it sealed to the current key of your account. The same text gives a different result each time.',
    request: [
      {
        name: 'data',
        type: 'string',
        required: true,
        meaning: 'What to encrypt, UTF-8. The whole body may have 1 MB.',
        standing: 'fixed',
      },
      {
        name: 'algorithm',
        type: 'string',
        meaning: 'Optional: quantamorphic. Left out, public standards alone apply.',
        standing: 'fixed',
      },
    ],
    response: [
      {
        name: 'encrypted_data',
        type: 'string',
        required: true,
        meaning: 'The sealed data, Base64: a third longer than the text, and 1.5 KB more.',
        standing: 'fixed',
      },
      keyId,
      ran,
    ],
    exampleResponse: {
      encrypted_data: 'AX9zq83vEjRW',
      key_id: 'k_7f73abcd',
      algorithm: 'ML-KEM-768 (FIPS 203) and AES-256-GCM (SP 800-38D)',
    },
  },
  {
    id: 'decrypt',
    title: 'Decrypt data',
    method: 'POST',
    endpoint: '/api/v1/decrypt',
    category: 'encryption',
    description:
      'Opens what this account sealed. Data that was changed on the way is refused as a whole; there is no partial answer.',
    request: [
      {
        name: 'encrypted_data',
        type: 'string',
        required: true,
        meaning: 'What encrypt returned, unchanged.',
        standing: 'example',
      },
      { ...keyId, meaning: 'Optional. Left out, the sealed data names its key itself.' },
    ],
    response: [
      { name: 'data', type: 'string', meaning: 'The text as it was.', standing: 'example' },
      ran,
    ],
    exampleResponse: {
      data: 'the quarterly forecast',
      algorithm: 'ML-KEM-768 (FIPS 203) and AES-256-GCM (SP 800-38D)',
    },
  },
  {
    id: 'keys',
    title: 'List keys',
    method: 'GET',
    endpoint: '/api/v1/keys',
    category: 'keys',
    description:
      'Lists the key pairs of the account: names, status and dates. Key material is never in the answer.',
    request: [],
    response: [
      {
        name: 'keys',
        type: 'array',
        meaning: 'One entry a key pair: key_id, status, algorithm, public_key_bytes, created_at.',
        standing: 'example',
      },
    ],
    exampleResponse: {
      keys: [
        {
          key_id: 'k_7f73abcd',
          status: 'current',
          algorithm: 'ML-KEM-768',
          public_key_bytes: 1184,
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
      'Joins a node to the mesh and agrees on a first session key with it. Tried here, both ends are in your browser.',
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
        meaning: 'simulated, whenever this page answers.',
        standing: 'example',
      },
      {
        name: 'secrets_agree',
        type: 'boolean',
        meaning: 'Whether both ends hold the same secret.',
        standing: 'example',
      },
    ],
    exampleResponse: {
      node: 'edge-7',
      status: 'simulated',
      key_exchange: 'ML-KEM-768',
      secrets_agree: true,
    },
  },
] as const satisfies readonly Endpoint[];

/** Answers that are no success, in the order in which a request is checked. */
export const apiErrors = [
  { status: 404, code: 'not_found', when: 'The path is none of the four.' },
  {
    status: 405,
    code: 'method_not_allowed',
    when: 'The path exists and takes another method. Allow names it.',
  },
  {
    status: 401,
    code: 'unauthorized',
    when: 'No bearer key, or one with characters that a header cannot carry.',
  },
  { status: 413, code: 'too_large', when: 'The body has more than 1 MB (1,000,000 bytes).' },
  {
    status: 400,
    code: 'invalid_json',
    when: 'The body is not JSON. The answer gives line and column.',
  },
  {
    status: 422,
    code: 'unknown_algorithm, unknown_key, decryption_failed, missing_field',
    when: 'The body is JSON, and a value in it cannot be used.',
  },
] as const;
