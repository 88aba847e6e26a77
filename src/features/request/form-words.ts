/* What several forms of requests say. What one form says is in the `words.ts` beside it. */

/* Fields that several forms have, and what is said where one is empty. */

export const companyName = 'Company name';
export const companyNameRequired = 'Company name is required';
export const companySize = 'Company size';
export const industry = 'Industry';
export const securityChallenges = 'Security challenges';
export const timeline = 'Timeline';
export const subject = 'Subject';
export const subjectRequired = 'Subject is required';
export const message = 'Message';
export const messageRequired = 'Message is required';

/* Options that several forms have. */

export const people1To50 = '1-50 employees';
export const people51To200 = '51-200 employees';
export const financial = 'Financial';
export const healthcare = 'Healthcare';
export const government = 'Government';
export const education = 'Education';
export const manufacturing = 'Manufacturing';
export const technology = 'Technology';
export const other = 'Other';
export const immediate = 'Immediate (0-3 months)';

/* What several forms say. */

/** The button and, in the demo's form, the heading of its fields. */
export const requestDemo = 'Request Demo';
export const aboutYou = 'About you';
export const submissionFailed = 'Submission Failed';
export const requestNotPrepared =
  'There was an error preparing your request. Please try again or contact us directly.';
/** Messages begin so. */
export const helloTeam = 'Hello {vendor} team,';
