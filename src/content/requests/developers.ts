import { type Request, you } from './request.ts';

/** What developers ask for. */
export const developerRequests = {
  getStartedFree: {
    subject: 'Get Started Free',
    lines: [
      'Hello,',
      '',
      'Please set us up on the free tier.',
      '',
      'Name:',
      'Company, if any:',
      'What we want to build or protect:',
    ],
    uses: [
      { on: '/platform/data-protection', label: 'Get Started' },
      { on: '/solutions/developers', label: 'Get Started Free' },
      { on: '/developers', label: 'Get Started Free' },
    ],
  },
  apiKey: {
    subject: 'API Key Request',
    lines: [
      'Hello,',
      '',
      'Please issue a test key for the free tier.',
      '',
      'Name:',
      'Company, if any:',
      'Expected calls a month:',
    ],
    uses: [
      { on: '/solutions/developers', label: 'Get API Key' },
      { on: '/api', label: 'Get API Key' },
      { on: '/docs', label: 'Get the client package' },
    ],
  },
  documentationAccess: {
    subject: 'Documentation Access Request',
    lines: ['Hello,', '', 'The public documentation doesn’t answer this question:', '', '', ...you],
    uses: [
      { on: '/solutions/developers', label: 'View Documentation' },
      { on: '/developers', label: 'Request more documentation' },
    ],
  },
  githubExamples: {
    subject: 'GitHub Examples Request',
    lines: [
      'Hello,',
      '',
      'Please give us access to the example repositories.',
      '',
      'Name:',
      'GitHub account:',
      'Languages and frameworks:',
    ],
    uses: [{ on: '/solutions/developers', label: 'GitHub Examples' }],
  },
  viewExamples: {
    subject: 'View Examples Request',
    lines: [
      'Hello,',
      '',
      'Please send us examples for this case:',
      '',
      '',
      'Name:',
      'Language and framework:',
    ],
    uses: [
      { on: '/solutions/developers', label: 'View Examples' },
      { on: '/api', label: 'Request another example' },
    ],
  },
  developerDemo: {
    subject: 'Developer Demo Request',
    lines: ['Hello,', '', 'We’d like a developer demo with code.', '', ...you, 'Stack:'],
    uses: [{ on: '/developers', label: 'Schedule Demo' }],
  },
} as const satisfies Record<string, Request>;
