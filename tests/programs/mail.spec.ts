import { expect, test } from '@playwright/test';

import { emlFile } from '../../src/lib/eml.ts';
import { mailLink } from '../../src/lib/mailto.ts';
import { missingPrograms } from '../support/missing-programs.ts';
import { readArrived } from './arrived.ts';
import { type Arrived, cases, meant } from './messages.ts';
import { neomuttPrograms, startNeomutt } from './neomutt.ts';
import { startThunderbird, thunderbirdPrograms } from './thunderbird.ts';

type Sent = { readonly way: string; readonly meant: Arrived; readonly arrived: Arrived };

const mailPrograms = [
  { name: 'neomutt', needed: neomuttPrograms, start: startNeomutt },
  { name: 'Thunderbird', needed: thunderbirdPrograms, start: startThunderbird },
];

for (const { name, needed, start } of mailPrograms)
  test(`${name} sends every message as it was meant, from its link and from its file`, async () => {
    const missing = missingPrograms(name, needed);
    test.skip(missing !== null, missing ?? '');
    // Not settled: in a full run some hostile texts differed, for example in white space and long lines.
    test.fixme(name === 'Thunderbird', 'Thunderbird changes some hostile texts: to be judged.');
    test.setTimeout(1_200_000);
    const program = await start();
    const wrong: Sent[] = [];
    const compare = async (way: string, wanted: Arrived, source: Buffer) => {
      const arrived = await readArrived(source);
      if (JSON.stringify(arrived) !== JSON.stringify(wanted))
        wrong.push({ way, meant: wanted, arrived });
    };
    for (const one of cases) {
      const { url, fit } = mailLink(one.message);
      if (fit !== 'too-long')
        await compare(`link of ${one.name}`, meant(one), await program.sendLink(url));
      const file = await program.sendFile(emlFile(one.message));
      await compare(`file of ${one.name}`, meant(one), file);
    }
    await program.stop();
    expect(wrong).toEqual([]);
  });
