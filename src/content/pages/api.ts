import { grouped } from '../../lib/text/format.ts';
import { recordBytes } from '../product/wrap.ts';
import type { PageContent } from './page-content.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Post-quantum encryption API reference',
  description:
    'Encrypt, decrypt, list keys and join the mesh over JSON. Copy samples for cURL, JavaScript, Python and Go, and try each ML-KEM call in your browser.',
};

/** What the reference and its tabs are called. */
export const apiTabs = {
  reference: 'API reference',
  overview: 'Overview',
  authentication: 'Authentication',
  endpoints: 'Endpoints',
  examples: 'Examples',
} as const;

export const apiWords = {
  plaintext: 'Where plaintext goes.',
  sandbox: 'Sandbox.',
  /** The header’s code, after "Copy", for screen readers. */
  header: 'the authorization header',
  noKey: 'No key yet? Try the calls here',
  withoutKey: 'without a key',
  request: 'Request',
  response: 'Response',
  /** After the type of a field. */
  required: '{type}, required',
  record: 'What encrypted_data holds',
  languages: 'Language',
  typescript: 'TypeScript',
  python: 'Python',
  go: 'Go',
  /** The code of a language, after "Copy". */
  languageCode: 'the {language} example',
  guides: 'Guides for six frameworks',
} as const;

/** The answer to a call without a key, as the sandbox gives it. */
export const refusal = {
  status: '401 Unauthorized',
  body: {
    error: { code: 'unauthorized', message: 'Send a key: Authorization: Bearer YOUR_API_KEY.' },
  },
} as const;

export const sandboxWords = {
  title: 'Public sandbox',
  state: 'synthetic data only',
  address: 'Address',
  free: 'Free',
  sla: 'SLA',
  format: 'Format',
  formatIs: 'JSON over TLS 1.3',
  openApi: 'OpenAPI',
  openApiFile: 'openapi.json',
} as const;

export const roundTripWords = {
  title: 'A round trip',
  state: 'computed',
  run: 'Run it in this page',
  bytesIn: '{bytes} bytes in',
  bytesOut: '{bytes} bytes out',
  change: 'change one byte, decrypt',
  refused: '422 decryption_failed, no text returned',
  back: 'change it back, decrypt',
} as const;

export const api = {
  heading: 'API for post-quantum encryption',
  lede: 'Encrypt, decrypt, list keys and join the mesh with JSON. Try each call here, without an account.',
  sections: [
    {
      id: 'overview',
      heading: 'Four endpoints and one bearer key',
      paragraphs: [
        'Binary values travel as Base64. Paths carry the version. A breaking change gets a new one.',
        'Your browser answers the calls on this page, with X25519, ML-KEM-768, AES-256-GCM and the documented errors. No request leaves it. Use any key.',
      ],
    },
    {
      id: 'authentication',
      heading: 'Authenticate with a bearer key',
      paragraphs: [
        'Send your key in the Authorization header of each call. Keep it out of browsers, repositories and chat: it works for all who hold it.',
      ],
    },
    {
      id: 'errors',
      heading: 'API errors and what to do',
      paragraphs: [
        'Every error has a code and a message. Build on the status; openapi.json lists the codes.',
      ],
    },
    { id: 'examples', heading: 'Encryption examples you can run', paragraphs: [] },
    {
      id: 'round-trip',
      heading: 'A round trip in your own code',
      paragraphs: [
        `Each language’s standard library is enough. Seal records or files, not single words: each record carries ${grouped(recordBytes(0))} bytes besides its text.`,
      ],
    },
  ],
  next: { label: 'Open the Developer Hub', to: '/solutions/developers' },
} as const satisfies PageContent;
