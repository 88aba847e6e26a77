import * as v from 'valibot';

import { answers, writtenOn } from '../answers.ts';
import { checkWithSchema, fullEmail, optional, required } from '../check-with-schema.ts';
import type { ComposeContext, DialogEnquiry, Values } from '../enquiry.ts';
import { applicantFields, businessFields, companyFields } from './fields.ts';

/** What the partner form accepts. */
const partnerSchema = v.object({
  companyName: required('Company name is required'),
  website: optional,
  partnerType: required('Partner type is required'),
  companySize: required('Company size is required'),
  contactName: required('Contact name is required'),
  email: fullEmail(),
  phone: optional,
  regions: optional,
  experience: optional,
  description: required('Company description is required'),
});

/** The message a partner application becomes. */
function partnerMessage(values: Values, { siteName, page }: ComposeContext) {
  return {
    subject: `New Partner Application - ${values['companyName'] ?? ''}`,
    body: [
      `Hello ${siteName} partner team,`,
      '',
      'We would like to join the partner program.',
      '',
      ...answers([...companyFields, ...applicantFields, ...businessFields], values),
      '',
      'Please follow up with the applicant within 24 hours.',
      '',
      writtenOn(page),
    ].join('\n'),
  };
}

/** The partner application, in a dialog. */
export const partnerApplication: DialogEnquiry = {
  id: 'partner-application',
  subject: 'New Partner Application',
  title: 'Partner Application',
  subtitle: 'Who you are, what you have installed, and where.',
  groups: [
    { legend: 'Your company', fields: companyFields },
    { legend: 'Whom we write to', fields: applicantFields },
    { legend: 'Your business', fields: businessFields },
  ],
  submitLabel: 'Submit Application',
  busyLabel: 'Submitting Application...',
  check: (values) => checkWithSchema(partnerSchema, values),
  compose: partnerMessage,
  success: () => ({
    tone: 'ok',
    title: 'Application Submitted!',
    text: "Thank you for your interest in partnering with the product. We'll review your application and get back to you within 2 business days.",
  }),
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error submitting your application. Please try again or contact us directly.',
  },
  afterwards: 'clear',
};
