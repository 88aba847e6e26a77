import { expect, test } from '@playwright/test';
import PostalMime from 'postal-mime';

import { emlFile } from '../../src/lib/mail/eml.ts';
import { mailLink } from '../../src/lib/mail/mailto.ts';
import { missingPrograms } from '../support/missing-programs.ts';
import { type Arrived, type Case, cases, meant, type Way, withoutLastBreaks } from './messages.ts';
import { neomuttPrograms, startNeomutt } from './neomutt.ts';
import { asThunderbirdSends, startThunderbird, thunderbirdPrograms } from './thunderbird.ts';

/** Reads a message as its recipient's program does. */
async function readArrived(source: Buffer): Promise<Arrived> {
  const mail = await PostalMime.parse(source);
  const recipients = [mail.to, mail.cc, mail.bcc].flatMap((list) => list ?? []);
  return {
    to: recipients.map(({ address = '' }) => address),
    subject: mail.subject ?? '',
    body: withoutLastBreaks((mail.text ?? '').replaceAll(/\r?\n/g, '\r\n')),
  };
}

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
