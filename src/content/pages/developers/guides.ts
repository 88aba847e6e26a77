import { grouped } from '../../../lib/text/format.ts';
import { recordBytes } from '../../product/wrap.ts';

/** Of an empty text, in Base64. */
const sealedCharacters = 4 * Math.ceil(recordBytes(0) / 3);

type Guide = {
  readonly id: string;
  readonly name: string;
  /** The most frequent mistakes. */
  readonly checks: readonly string[];
};

/** What opens and closes a guide, and the heading of its checks. */
export const guideWords = {
  open: 'View Integration',
  checks: 'What to check',
  api: 'Try the API calls',
  close: 'Close this guide',
} as const;

/** The samples of a guide, with the ends of their names; `name` is after "Copy", for screen readers. */
export const stages = [
  { sample: 'install', label: 'Install', name: 'install for {guide}' },
  { sample: 'config', label: 'Configure', name: 'configure for {guide}' },
  { sample: 'sample', label: 'Use', name: 'use for {guide}' },
] as const;

/** Framework guides, in the agreed order. Their code is in `content/samples/files/`. */
export const guides = [
  {
    id: 'react-next',
    name: 'React/Next.js',
    checks: [
      'Search the built client bundle for the key’s first characters: there should be no hit.',
      'Load the page twice: two seals of the same text must differ.',
    ],
  },
  {
    id: 'express',
    name: 'Express/Node.js',
    checks: [
      'Send a 20 KB cookie: with the default limit Node answers 431.',
      'Throw inside the route and read the log: the request body must not be in it.',
    ],
  },
  {
    id: 'spring',
    name: 'Spring Boot',
    checks: [
      `Widen the column to text: a sealed value has ${grouped(sealedCharacters)} characters besides yours.`,
      'Queries by a sealed column find nothing; keep a keyed hash beside it if you need equality.',
    ],
  },
  {
    id: 'django-fastapi',
    name: 'Django/FastAPI',
    checks: [
      'Watch the event loop while a hundred requests come in at once.',
      'Use a TextField; a CharField of 255 cuts a sealed value and it can’t be opened again.',
    ],
  },
  {
    id: 'laravel-symfony',
    name: 'Laravel/Symfony',
    checks: [
      'Run config:cache, then confirm that env() is called from configuration files only.',
      'Send a queue job with a sealed model and open it in the worker.',
    ],
  },
  {
    id: 'rails',
    name: 'Ruby on Rails',
    checks: [
      'Raise the size of the encrypted attribute; the wrapped key travels in its header.',
      'Grep the log for the attribute’s name: filter_parameters should have caught it.',
    ],
  },
] as const satisfies readonly Guide[];
