import { siteUrl } from '../../config/base.ts';
import { site } from '../../config/site.ts';
import { mailtoUrl } from '../../lib/mail/mailto.ts';
import { type Measured, operations } from './measured.ts';
import { operationNames, rivalNames } from './rival-names.ts';
import { summarize } from './statistics.ts';
import { formatRange, formatTime } from './time-scale.ts';

const maxLogLines = 8;

const measuredLines = ({ rival, publicKey, sent, timings }: Measured): readonly string[] => [
  `${rivalNames[rival]}: public key ${publicKey} bytes, sent ${sent} bytes`,
  ...operations.map((operation) => {
    const { median, q1, q3, runs } = summarize(timings[operation].samples);
    return `  ${operationNames[operation]}: ${formatTime(median)} (${formatRange(q1, q3)}, ${runs} runs)`;
  }),
];

/**
 * A mail link with the end of the log and the measurements, but no keys and no message.
 * @param page path of the page
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
    ...log.slice(-maxLogLines).map((line) => `- ${line}`),
    ...(measured.length > 0 ? ['', 'Measured in our browser:'] : []),
    ...measured.flatMap(measuredLines),
    '',
    'Our question:',
    '',
    `Written on ${siteUrl}${page}`,
  ];
  return mailtoUrl({ to: site.email, subject: 'Encryption Lab Result', body: body.join('\n') });
}
