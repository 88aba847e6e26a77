import { grouped } from '../../lib/text/format.ts';
import { recordBytes } from '../product/wrap.ts';
import type { PageContent } from './page-content.ts';

export const api = {
  heading: 'Post-quantum encryption API',
  lede: 'For developers who protect stored records: encrypt, decrypt, list keys and join the mesh with JSON. Try each call here, without an account.',
  sections: [
    {
      id: 'overview',
      heading: 'Four endpoints and one bearer key',
      paragraphs: [
        'Binary values travel as Base64. Paths carry the version, and a change that would break your code gets a new one.',
        'The calls on this page are answered in your browser, with X25519, ML-KEM-768 and AES-256-GCM and the documented errors. No request leaves it. Use any key.',
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
        'Every error answer carries a code and a message. Build on the status; openapi.json lists the codes.',
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
        `The standard library of each language is enough. Seal records or files, not single words: each record carries ${grouped(recordBytes(0))} bytes besides its text.`,
      ],
    },
  ],
  next: { label: 'Open the Developer Hub', to: '/solutions/developers' },
} as const satisfies PageContent;
