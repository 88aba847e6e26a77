import type { DialogRequest } from '../request-spec.ts';
import { reviewGroups } from './fields.ts';
import { reviewMessage } from './message.ts';

export const architectureReview: DialogRequest = {
  id: 'architecture-review',
  subject: 'Technical Architecture Review Request',
  title: 'Technical Architecture Review',
  subtitle: 'Engineers read it. The more they know beforehand, the less they ask on the call.',
  groups: reviewGroups,
  seal: 'offered',
  submitLabel: 'Request Architecture Review',
  busyLabel: 'Submitting Request...',
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
