import { site } from '../../config/site.ts';
import { mailtoUrl } from '../../lib/mailto.ts';
import type { Decision } from './decide.ts';
import { type AccessRequest, attributeNames, type Policy } from './policy.ts';

/**
 * A request that carries the decision and the policy behind it, as a mail link.
 * @param page path of the page it is written on
 */
export function decisionMail(
  request: AccessRequest,
  { effect, decidedBy }: Decision,
  policy: Policy,
  page: string,
): string {
  const body = [
    'Hello,',
    '',
    'We tried a policy on your site and would like to talk about rules like these.',
    '',
    ...attributeNames.map((name) => `${name}: ${request[name]}`),
    `time: ${request.time}`,
    `answer: ${effect}, ${decidedBy ? `by ${decidedBy.id}` : 'because no rule applies'}`,
    '',
    'Policy:',
    ...policy.rules.map(({ id, effect: its, when }) => `${id} (${its}): ${JSON.stringify(when)}`),
    '',
    'Our question:',
    '',
    `Written on ${site.origin}${page}`,
  ];
  return mailtoUrl({ to: site.email, subject: 'Access Policy Example', body: body.join('\n') });
}
