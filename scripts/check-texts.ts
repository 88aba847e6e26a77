/** `npm run check:texts`: says everything that is wrong with all texts, by file and line. */
import process from 'node:process';

import { inASentence } from '../generator/in-a-sentence.ts';

await inASentence(async () => {
  const { faultsOfTexts } = await import('../generator/texts/all-texts.ts');
  const { faults, doubts } = await faultsOfTexts();
  for (const doubt of doubts) console.warn(doubt);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('All texts can be published.');
});
