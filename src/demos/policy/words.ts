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
