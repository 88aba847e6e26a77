import { formatAnswers, writtenOn } from '../format-answers.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import type { ComposeContext, DialogRequest } from '../request-spec.ts';
import { applicantFields, businessFields, companyFields } from './fields.ts';

function partnerMessage(values: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: `New Partner Application - ${values['companyName'] ?? ''}`,
    body: [
      `Hello ${siteName} partner team,`,
      '',
      'We would like to join the partner program.',
      '',
      ...formatAnswers([...companyFields, ...applicantFields, ...businessFields], values),
      '',
      'Please follow up with the applicant within 24 hours.',
      '',
      writtenOn(page),
    ].join('\n'),
  };
}

export const partnerApplication: DialogRequest = {
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
  compose: partnerMessage,
  success: ({ siteName }) => ({
    tone: 'ok',
    title: 'Application Submitted!',
    text: `Thank you for your interest in partnering with ${siteName}. We'll review your application and get back to you within 2 business days.`,
  }),
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error submitting your application. Please try again or contact us directly.',
  },
  afterwards: 'clear',
};
