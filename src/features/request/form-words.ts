/* The forms of requests: their fields, options, errors, notices and the sentences of their messages. */

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
export const energy = 'Energy';
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
export const requestNotSubmitted =
  'There was an error submitting your request. Please try again or contact us directly.';
/** Messages begin so. */
export const helloTeam = 'Hello {vendor} team,';

/* Contact. */

export const sendMessage = 'Send Message';
export const mailAppOpened = 'Email client opened';
export const mailAppOpenedText =
  'Your default email client should now open with the message pre-filled.';
export const sent = 'Sent';
export const sentText = 'Your message has reached us. We reply by e-mail.';
export const messageNotPrepared =
  'There was an error preparing your message. Please try again or contact us directly.';
/** Subjects that links propose; visitors may change them. */
export const generalInquiry = 'General inquiry';
export const salesInquiry = 'Sales inquiry';
export const supportRequest = 'Support request';

/* Free demo. */

export const whatYouProtect = 'What you protect';
export const businessEmail = 'Business email';
export const financialServices = 'Financial Services';
export const governmentAndDefense = 'Government & Defense';
export const energyAndUtilities = 'Energy & Utilities';
export const retail = 'Retail';
export const people201To1000 = '201-1,000 employees';
export const people1001To5000 = '1,001-5,000 employees';
export const peopleOver5000 = '5,000+ employees';
export const preferredTime = 'Preferred demo time';
export const preferredTimeHint = 'e.g. weekday mornings, your time zone';
/** The first line of the challenges, where a kind of demo was chosen. */
export const interestedIn = 'I am interested in: ';
export const wantDemo = 'I would like to request a free demo.';
export const pleaseProposeTime = 'Please write back with a time that suits you.';

/* A product's demo. */

export const name = 'Name';
export const nameRequired = 'Name is required';
export const product = 'Product';
export const wantProductDemo = 'I would like to see a product run.';

/* A sealed message. */

export const sealedTitle = 'Write a sealed message';
export const sealedSubtitle = 'It is encrypted in your browser. You mail what comes out.';
export const subjectNotSealed = 'Not sealed: everyone on the way can read it.';
export const seal = 'Seal and open e-mail';
export const sealing = 'Sealing...';
export const notSealed = 'Not sealed';
export const notSealedText =
  'There was an error preparing your message. Nothing was handed over, and what you typed is still here.';
