export const policySection = {
  id: 'policy',
  heading: 'Try the access policy simulator',
  lede: 'Choose who asks for what, from which device, place and time. See which rule decides, and why the others didn’t. Then change the rules.',
  paragraphs: [
    'Rules are read from the top, and the first whose conditions all hold decides. If none does, access is denied. The policy runs in your browser.',
  ],
} as const;

/*
 * What the policy simulator's controls are called. Not in labels.ts, whose functions the button that opens the
 * simulator does not need.
 */

export const tryAttempt = 'Try a request';
export const time = 'Time';
export const exampleAsData = 'The example policy, as data';
export const backToExample = 'Back to the example';
export const copyLink = 'Copy a link to this request and policy';
export const sendPolicy = 'Send this policy with a question';
