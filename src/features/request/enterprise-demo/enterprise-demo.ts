import * as v from 'valibot';

import { formatAnswers, writtenOn } from '../format-answers.ts';
import { optional, plainEmail, required } from '../field-schemas.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import type { ComposeContext, DialogRequest } from '../request-spec.ts';
import { needFields, personFields } from './fields.ts';

const mustHave = ['firstName', 'lastName', 'email', 'company'] as const;

const enterpriseDemoSchema = v.object({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: plainEmail(),
  company: required('Company is required'),
  jobTitle: optional,
  phone: optional,
  companySize: optional,
  industry: optional,
  useCase: optional,
  timeline: optional,
  securityRequirements: optional,
  additionalInfo: optional,
});

function enterpriseDemoMessage(values: FormValues, { siteName, page }: ComposeContext) {
  return {
    subject: 'Enterprise Demo Request',
    body: [
      `Hello ${siteName} enterprise team,`,
      '',
      'We would like to see an enterprise demo.',
      '',
      ...formatAnswers([...personFields, ...needFields], values),
      '',
      writtenOn(page),
    ].join('\n'),
  };
}

export const enterpriseDemo: DialogRequest = {
  id: 'enterprise-demo',
  subject: 'Enterprise Demo Request',
  title: 'Enterprise Demo',
  subtitle: 'On a load like yours, with the people who would run it.',
  groups: [
    { legend: 'About you', fields: personFields },
    { legend: 'What you need', fields: needFields },
  ],
  seal: 'offered',
  submitLabel: 'Request Enterprise Demo',
  busyLabel: 'Submitting...',
  schema: enterpriseDemoSchema,
  refused: (values) =>
    mustHave.some((name) => !values[name]?.trim())
      ? {
          tone: 'error',
          title: 'Required Fields Missing',
          text: 'Please fill in all required fields (First Name, Last Name, Email, Company).',
        }
      : undefined,
  compose: enterpriseDemoMessage,
  success: () => ({
    tone: 'ok',
    title: 'Demo Request Submitted!',
    text: 'Thank you for your interest. Our enterprise team will contact you within 24 hours to schedule your demo.',
  }),
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error submitting your request. Please try again.',
  },
  afterwards: 'clear',
};
