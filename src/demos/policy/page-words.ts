export const policySection = {
  id: 'policy',
  heading: 'Try the access policy simulator',
  lede: 'Choose who asks for what, from which device, place and time. See which rule decides, and why the others didn’t. Then change the rules.',
  paragraphs: [
    'Rules are read from the top, and the first whose conditions all hold decides. If none does, access is denied. The policy runs in your browser.',
  ],
} as const;
