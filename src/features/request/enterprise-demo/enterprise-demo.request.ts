import { formatAnswers, writtenOn } from '../format-answers.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';
import { isRequired } from '../../../ui/form/rules.ts';
import type { ComposeContext, DialogRequest } from '../request-spec.ts';
import { needFields, personFields } from './fields.ts';

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
  refused: (values) =>
    [...personFields, ...needFields].some(
      (field) => isRequired(field) && !values[field.name]?.trim(),
    )
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
