import { labsPath } from '../config/labs-path.ts';
import { fill } from '../lib/text/fill.ts';
import { keysOf, recordOf } from '../lib/records.ts';
import { positionWords } from './pages/careers.ts';
import { publications } from './pages/resources/labs.ts';
import { productInformation } from './product-requests.ts';
import { positions } from './records.ts';
import * as words from './request-words.ts';
import { type Request, requests } from './requests.ts';

/** The application for a position, by its title. */
export function application(title: string): Request {
  return {
    id: 'application',
    subject: fill(words.applicationSubject, { position: title }),
    text: fill(words.applicationMail, { position: title }),
    uses: [{ on: '/careers', label: positionWords.send }],
  };
}

export const publicationCopies = recordOf(keysOf(publications), (slug): Request => {
  const { title } = publications[slug];
  return {
    id: 'publication',
    subject: fill(words.publicationSubject, { title }),
    text: fill(words.publicationMail, { title }),
    uses: [{ on: labsPath, label: words.requestCopy }],
  };
});

export const allRequests: readonly Request[] = [
  requests,
  positions.map(({ title }) => application(title)),
  publicationCopies,
  productInformation,
].flatMap((group) => Object.values<Request>(group));
