import type { PageContent } from './page-content.ts';

export const api = {
  heading: 'Post-quantum encryption API',
  lede: 'Encrypt, decrypt, list keys and join the mesh with JSON over TLS 1.3. Try each call on this page, without an account.',
  sections: [
    {
      id: 'overview',
      heading: 'Four endpoints and one bearer key',
      paragraphs: [
        'Binary values travel as Base64. Paths carry the version, and a change that would break your code gets a new one. Of the response fields, encrypted_data is fixed; those marked as example shapes may change.',
        'The calls on this page are answered in your browser, on ML-KEM-768 and AES-256-GCM, with the documented errors. Use any key.',
      ],
    },
    {
      id: 'authentication',
      heading: 'Authenticate with a bearer key',
      paragraphs: [
        'Send your key in the Authorization header of each call. A bearer key works for anyone who holds it, so keep it out of browsers, repositories and chat.',
      ],
    },
    {
      id: 'errors',
      heading: 'API errors and what to do',
      paragraphs: [
        'Every error answer carries a code and a message. Build on the status. openapi.json lists the codes, which are examples and may change.',
      ],
    },
    {
      id: 'examples',
      heading: 'Encryption examples you can run',
      paragraphs: [],
    },
    {
      id: 'round-trip',
      heading: 'A round trip in your own code',
      paragraphs: [
        'The standard library of each language is enough. Seal records or files, not single words: each sealed value carries more than a kilobyte of key encapsulation.',
      ],
    },
  ],
  next: { label: 'Open the Developer Hub', to: '/solutions/developers' },
} as const satisfies PageContent;
