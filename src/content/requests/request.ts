import type { FixedRequest } from '../../lib/mail/fixed-request.ts';
import type { PagePath } from '../../routes.ts';

export type Request = FixedRequest & {
  readonly uses: readonly { readonly on: PagePath | '/404'; readonly label: string }[];
};

/** The lines about a person. */
export const you = ['Name:', 'Company:', 'Role:'] as const;
