import { siteUrl } from '../../config/base.ts';
import { site } from '../../config/site.ts';
import { mailtoUrl } from '../../lib/mail/mailto.ts';
import type { Decision } from '../../models/policy/decide.ts';
import { type AccessAttempt, attributeNames, type Policy } from '../../models/policy/policy.ts';

/** A mail link with the request, its decision and the policy. */
export function decisionMail(
  attempt: AccessAttempt,
  { effect, decidedBy }: Decision,
  policy: Policy,
  page: string,
): string {
  const body = [
    'Hello,',
    '',
    'We tried a policy on your site and would like to talk about rules like these.',
    '',
    ...attributeNames.map((name) => `${name}: ${attempt[name]}`),
    `time: ${attempt.time}`,
    `answer: ${effect}, ${decidedBy ? `by ${decidedBy.id}` : 'because no rule applies'}`,
    '',
    'Policy:',
    ...policy.rules.map((rule) => `${rule.id} (${rule.effect}): ${JSON.stringify(rule.when)}`),
    '',
    'Our question:',
    '',
    `Written on ${siteUrl}${page}`,
  ];
  return mailtoUrl({ to: site.email, subject: 'Access Policy Example', body: body.join('\n') });
}
