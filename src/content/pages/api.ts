import type { Argument } from './argument.ts';

export const api = {
  heading: 'Four endpoints and one bearer key',
  lede: 'The interface is deliberately small. If you can send JSON with a header you can use it, and if you cannot read a response it is our fault.',
  sections: [
    {
      id: 'overview',
      heading: 'Overview: JSON in, JSON out',
      paragraphs: [
        'Requests and responses are JSON over TLS 1.3. Binary values travel as base64. Paths carry the version, and a change that would break a caller gets a new one.',
        'You can try all four calls on this page. A small engine answers them in your browser, with the documented errors, on ML-KEM-768 and AES-256-GCM; nothing is sent, so use any key.',
      ],
    },
    {
      id: 'authentication',
      heading: 'Authentication: send the key, guard the key',
      paragraphs: [
        'Each call carries Authorization: Bearer YOUR_API_KEY. A bearer key works for anyone who holds it, so keep it out of browsers, repositories and chat. Expect a 401 when it is missing or revoked, and a 400 when the body is not valid JSON.',
      ],
    },
    {
      id: 'endpoints',
      heading: 'Endpoints',
      paragraphs: [],
      points: [
        {
          term: 'POST /api/v1/encrypt',
          text: 'Encrypt data. Body: data, and optionally algorithm.',
          status: 'encryption',
        },
        {
          term: 'POST /api/v1/decrypt',
          text: 'Decrypt data that this account sealed.',
          status: 'encryption',
        },
        {
          term: 'GET /api/v1/keys',
          text: 'List keys: identifiers and metadata, never key material.',
          status: 'keys',
        },
        {
          term: 'POST /api/v1/mesh/connect',
          text: 'Connect a node to the mesh.',
          status: 'network',
        },
      ],
    },
    {
      id: 'examples',
      heading: 'Examples: what is fixed and what is not',
      paragraphs: [
        'A minimal encrypt body is {"data": "hello", "algorithm": "quantamorphic"}. Leave algorithm out and the default, built from public standards, applies. The value quantamorphic selects the proprietary overlay on top of it.',
        'The response field to read is encrypted_data. Any other field shown in an example is an illustration and may change; code that depends on one may break without notice.',
        'Plan for larger values than before. A sealed short string carries a key encapsulation of more than a kilobyte, so encrypting single words is the wrong unit. Seal records or files.',
        'Nothing in this reference calls a live service. You need a key from us for that, and the host name is a placeholder until you have one.',
      ],
    },
  ],
  next: { label: 'See the sizes and the free tier', to: '/solutions/developers' },
} as const satisfies Argument;
