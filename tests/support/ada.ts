/** A visitor's profile without e-mail and password. */
export const profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Engines',
  jobTitle: 'Analyst',
  phone: '',
  industry: 'Technology',
};

/** What the visitor registers with. */
export const ada = { ...profile, email: 'ada@example.com', password: 'hunter22' };
