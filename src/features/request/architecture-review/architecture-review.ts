import * as v from 'valibot';

import { fullEmail, optional, required } from '../field-schemas.ts';
import type { DialogRequest } from '../request-spec.ts';
import { reviewGroups } from './fields.ts';
import { reviewMessage } from './message.ts';

const reviewSchema = v.object({
  companyName: required('Company name is required'),
  contactName: required('Contact name is required'),
  title: optional,
  email: fullEmail(),
  phone: optional,
  organizationType: required('Organization type is required'),
  organizationSize: required('Organization size is required'),
  currentInfrastructure: required('Current infrastructure description is required'),
  securityChallenges: required('Security challenges description is required'),
  architectureGoals: required('Architecture goals are required'),
  technicalRequirements: optional,
  complianceNeeds: optional,
  timeline: optional,
  budget: optional,
  preferredMeetingTime: optional,
});

export const architectureReview: DialogRequest = {
  id: 'architecture-review',
  subject: 'Technical Architecture Review Request',
  title: 'Technical Architecture Review',
  subtitle: 'Engineers read it. The more they know beforehand, the less they ask on the call.',
  groups: reviewGroups,
  seal: 'offered',
  submitLabel: 'Request Architecture Review',
  busyLabel: 'Submitting Request...',
  schema: reviewSchema,
  compose: reviewMessage,
  success: () => ({
    tone: 'ok',
    title: 'Review Request Submitted!',
    text: 'Thank you for requesting a technical architecture review. Our engineering team will contact you within 2 business days to schedule your consultation.',
  }),
  failure: {
    tone: 'error',
    title: 'Submission Failed',
    text: 'There was an error submitting your request. Please try again or contact us directly.',
  },
  afterwards: 'clear',
};
