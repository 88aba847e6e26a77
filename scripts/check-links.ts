/** `npm run check:links`: follows the links to other sites, and says which lead nowhere, by file and line. */
import { resolve } from 'node:path';
import process from 'node:process';

import { inASentence } from '../generator/in-a-sentence.ts';

await inASentence(async () => {
  const { faultsOfTexts } = await import('../generator/texts/all-texts.ts');
  const { checkLinks, outsideLinks } = await import('../tools/owner/outside-links.ts');
  const links = outsideLinks(resolve(import.meta.dirname, '..'));
  console.log(`Asking for ${links.size} addresses of other sites…`);
  // Links within the site are among what is wrong with texts.
  const [{ faults: ofTexts }, { faults, doubts }] = await Promise.all([
    faultsOfTexts(),
    checkLinks(links),
  ]);
  for (const doubt of doubts) console.warn(doubt);
  for (const fault of [...ofTexts, ...faults]) console.error(fault);
  if (ofTexts.length + faults.length > 0) process.exitCode = 1;
  else console.log('All other links lead somewhere.');
});
