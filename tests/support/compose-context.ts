import type { ComposeContext } from '../../src/features/request/request-spec.ts';

export const context: ComposeContext = {
  siteName: 'Sample',
  page: 'https://sample.example/here',
  timeZone: 'America/Chicago',
};
