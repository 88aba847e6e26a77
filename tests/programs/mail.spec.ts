import { expect, test } from '@playwright/test';

import { emlFile } from '../../src/lib/eml.ts';
import { mailLink } from '../../src/lib/mailto.ts';
import { missingPrograms } from '../support/missing-programs.ts';
import { readArrived } from './arrived.ts';
import { type Arrived, type Case, cases, meant, type Way } from './messages.ts';
import { neomuttPrograms, startNeomutt } from './neomutt.ts';
import { asThunderbirdSends, startThunderbird, thunderbirdPrograms } from './thunderbird.ts';

type Sent = {
  readonly name: string;
  readonly way: Way;
  readonly meant: Arrived;
  readonly arrived: Arrived;
};

const mailPrograms = [
  {
    name: 'neomutt',
    needed: neomuttPrograms,
    start: startNeomutt,
    asSent: (_way: Way, message: Arrived) => message,
  },
  {
    name: 'Thunderbird',
    needed: thunderbirdPrograms,
    start: startThunderbird,
    asSent: asThunderbirdSends,
  },
];

for (const { name: program, needed, start, asSent } of mailPrograms)
  test(`${program} sends every message as it was meant, from its link and from its file`, async () => {
    const missing = missingPrograms(program, needed);
    test.skip(missing !== null, missing ?? '');
    test.setTimeout(1_200_000);
    const { sendLink, sendFile, stop } = await start();
    const wrong: Sent[] = [];
    const compare = async ({ name, message }: Case, way: Way, source: Buffer) => {
      const arrived = await readArrived(source);
      const wanted = asSent(way, meant(message));
      if (JSON.stringify(arrived) !== JSON.stringify(wanted))
        wrong.push({ name, way, meant: wanted, arrived });
    };
    for (const one of cases) {
      const { url, fit } = mailLink(one.message);
      if (fit !== 'too-long') await compare(one, 'link', await sendLink(url));
      await compare(one, 'file', await sendFile(emlFile(one.message)));
    }
    await stop();
    expect(wrong).toEqual([]);
  });
