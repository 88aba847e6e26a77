/* The section, with an example before the simulator is opened. */

export const heading = 'Try the access policy simulator';
export const lede =
  'Choose who asks for what, from which device, place and time. See which rule decides, and why the others didn’t. Then change the rules.';
export const howItDecides =
  'Rules are read from the top, and the first whose conditions all hold decides. If none does, access is denied. The policy runs in your browser.';
export const noScript =
  'The simulator needs a script. The decision it begins with is the one above.';
export const tryAttempt = 'Try a request';
export const whoAsks = 'Who asks for what';
export const whatIsAsked = '{role}, {resource}';
export const fromWhere = 'From where';
export const attemptFrom = '{device} device, {place}, {time}';
export const answer = 'The answer';

/* The request. */

export const request = 'The request';
export const role = 'Role';
export const resource = 'Resource';
export const device = 'Device';
export const place = 'Place';
export const time = 'Time';
export const noTime = 'Time: enter hours and minutes, such as 10:00. Until then {time} counts.';

/* Its answer. */

export const allowed = 'Allowed';
export const denied = 'Denied';
export const byRule = 'by the rule {rule}';
export const byNoRule = 'because no rule applies';
export const everyRule = 'Every rule, in the order it is read';
/** What becomes of a rule. */
export const decides = 'Decides';
export const doesNotApply = 'Does not apply';
export const comesTooLate = 'Comes too late';
export const noRules = 'The policy has no rules.';
/** `{state}` is "Comes too late". */
export const whyTooLate = '{state}: its conditions hold, and {rule} had decided';

/* The policy. */

export const exampleAsData = 'The example policy, as data';
export const backToExample = 'Back to the example';
export const inForce = 'In force.';
export const neverDecides = 'Never decides anything: {rules}. Rules above always come first.';
export const notInForce =
  'Not in force. The answers still follow the last policy that could be read.';
export const placeOfFault = 'Line {line}, column {column}';

/* Every role and resource. */

export const matrix = 'The same moment for every role';
export const whatMatrixShows =
  'Device {device}, place {place}, {time}. Over all devices and places, {allowed} of {all} requests are allowed at this time. Press a cell to try that attempt.';
export const rolesAndResources = 'Roles and resources';
export const noRule = 'no rule';

/* What to do with it. */

export const tooLongForLink = 'This policy is too long for a link.';
export const copyLink = 'Copy a link to this request and policy';
export const sendPolicy = 'Send this policy with a question';

/* The mail with the policy. */

export const mailSubject = 'Access Policy Example';
export const weTried =
  'We tried a policy on your site and would like to talk about rules like these.';
export const answerByRule = 'answer: {effect}, by {rule}';
export const answerByNoRule = 'answer: {effect}, because no rule applies';
export const policyInMail = 'Policy:';
export const ourQuestion = 'Our question:';
