import * as v from 'valibot';

import { answers, nameLine, writtenOn } from '../answers.ts';
import { checkWithSchema, optional, plainEmail, required } from '../check-with-schema.ts';
import type { CheckResult, ComposeContext, DialogEnquiry, Values } from '../enquiry.ts';
import { needFields, personFields } from './fields.ts';

const mustHave = ['firstName', 'lastName', 'email', 'company'] as const;

/** What the enterprise demo form accepts. */
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

/** Checks the form; when something required is empty, the refusal has a name of its own as well. */
function checkEnterpriseDemo(values: Values): CheckResult {
  const checked = checkWithSchema(enterpriseDemoSchema, values);
  const isMissing = mustHave.some((name) => (values[name] ?? '').trim() === '');
  if (checked.ok || !isMissing) return checked;
  return {
    ...checked,
    notice: {
      tone: 'error',
      title: 'Required Fields Missing',
      text: 'Please fill in all required fields (First Name, Last Name, Email, Company).',
    },
  };
}

/** The message an enterprise demo request becomes. */
function enterpriseDemoMessage(values: Values, { siteName, page }: ComposeContext) {
  const [, , ...person] = personFields;
  return {
    subject: 'Enterprise Demo Request',
    body: [
      `Hello ${siteName} enterprise team,`,
      '',
      'We would like to see an enterprise demo.',
      '',
      nameLine(values),
      ...answers([...person, ...needFields], values),
      '',
      writtenOn(page),
    ].join('\n'),
  };
}

/** The enterprise demo, asked for in a dialog. */
export const enterpriseDemo: DialogEnquiry = {
  id: 'enterprise-demo',
  subject: 'Enterprise Demo Request',
  title: 'Enterprise Demo',
  subtitle: 'On a load like yours, with the people who would run it.',
  groups: [
    { legend: 'About you', fields: personFields },
    { legend: 'What you need', fields: needFields },
  ],
  submitLabel: 'Request Enterprise Demo',
  busyLabel: 'Submitting...',
  check: checkEnterpriseDemo,
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
