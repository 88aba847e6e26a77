/* The values of a request's attributes. */

export const valueLabels = {
  analyst: 'Analyst',
  administrator: 'Administrator',
  contractor: 'Contractor',
  auditor: 'Auditor',
  'trading-archive': 'Trading archive',
  'customer-records': 'Customer records',
  'build-server': 'Build server',
  handbook: 'Handbook',
  managed: 'Managed',
  unencrypted: 'Unencrypted',
  unpatched: 'Unpatched',
  unknown: 'Unknown',
  office: 'Office',
  home: 'Home',
  abroad: 'Abroad',
} as const;

/* Why the rules of the example are there. */

export const whys = {
  'unknown-device': 'A stolen password comes from a device that we have never seen.',
  'no-unencrypted-disk': 'A lost laptop must not become a lost archive.',
  'handbook-for-all': 'It holds nothing that is not on the intranet.',
  'contractors-in-the-office': 'Their contract names the site.',
  'trading-desk-hours': 'No one trades at night; reading at night should need a reason.',
} as const;

/* Why a rule doesn't apply. `{what}`, `{has}` and `{wants}` are as in the policy. */

export const otherTime = 'time is {has}; the rule holds from {from} to {to}';
export const otherValue = '{what} is {has}; the rule wants {wants}';

/* What is wrong with a policy; each begins with a small letter. */

export const tooLong = 'the policy is longer than {max} characters';
export const tooDeep = 'the policy is nested deeper than {max} levels';
export const unknownName = '{name} is unknown here; known: {known}';
export const noPolicy = 'a policy is an object with "rules"';
export const noList = '"rules" must be a list';
export const tooManyRules = 'more than {max} rules';
export const sameId = 'another rule is called {id} too';
export const noRule = 'a rule is an object';
export const noId = 'a rule needs an "id", a text that names it';
export const noEffect = 'a rule needs an "effect", "allow" or "deny"';
export const noText = '"why" must be a text';
export const noConditions = 'a rule needs "when", an object; {} is always';
export const emptyList = '"{name}" must be a list with at least one value';
export const unknownValue = '{value} is no {name}; known: {known}';
export const noHours = '"hours" is an object with "from" and "to"';
export const noTime = '"{end}" must be a time such as "07:30"';
export const sameTime = 'from and to are the same time; leave "hours" out for the whole day';
