/** Subjects of requests without a form, and the two of the partners page (decision 90). */
export const agreedSubjects = [
  'Technical Demo Request',
  'Engineering Team Contact',
  'Quantum-Secure Encryption Demo Request',
  'Quantum-Secure Encryption Trial Request',
  'Secure Data Storage Demo Request',
  'Secure Data Storage Trial Request',
  'Access Control Demo Request',
  'Access Control Trial Request',
  'API Key Request',
  'Documentation Access Request',
  'GitHub Examples Request',
  'Get Started Free',
  'Developer Demo Request',
  'View Examples Request',
  'Demo Request',
  'Product Information Request',
  'Partner Program Inquiry',
  'Schedule Partner Program Call',
] as const;

/** Each form's page, and how the subject of its message begins. */
export const agreedForms = {
  'free-demo': ['/free-demo', 'Free Demo Request - '],
  'architecture-review': ['/platform/architecture', 'Technical Architecture Review Request - '],
  'enterprise-demo': ['/solutions/enterprise', 'Enterprise Demo Request'],
  'partner-application': ['/partners', 'New Partner Application'],
  contact: ['/contact', ''],
  newsletter: ['/', ''],
} as const;
