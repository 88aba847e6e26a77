import { site } from '../../config/site.ts';
import { mailtoUrl } from '../../lib/mailto.ts';
import { type Measured, operations } from './measured.ts';
import { operationNames, rivalNames } from './rival-names.ts';
import { summarize } from './statistics.ts';
import { spelledRange, spelledTime } from './time-scale.ts';

/** How many of the last lines of the log go along. */
const lastLines = 8;

const measuredLines = ({ rival, publicKey, sent, timings }: Measured): readonly string[] => [
  `${rivalNames[rival]}: public key ${publicKey} bytes, sent ${sent} bytes`,
  ...operations.map((operation) => {
    const { median, q1, q3, runs } = summarize(timings[operation].samples);
    return `  ${operationNames[operation]}: ${spelledTime(median)} (${spelledRange(q1, q3)}, ${runs} runs)`;
  }),
];

/**
 * A request that carries what came out, as a mail link. It holds neither keys nor the message.
 * @param page path of the page the lab stands on
 */
export function resultMail(
  log: readonly string[],
  measured: readonly Measured[],
  page: string,
): string {
  const body = [
    'Hello,',
    '',
    'We ran the encryption lab on your site and would like to talk about what it showed.',
    '',
    'What happened, at the end:',
    ...log.slice(-lastLines).map((line) => `- ${line}`),
    ...(measured.length > 0 ? ['', 'Measured in our browser:'] : []),
    ...measured.flatMap(measuredLines),
    '',
    'Our question:',
    '',
    `Written on ${site.origin}${page}`,
  ];
  return mailtoUrl({ to: site.email, subject: 'Encryption Lab Result', body: body.join('\n') });
}
