import { company } from '../../config/site.ts';
import { longDate } from '../../lib/text/format.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Terms of Service',
  description: `Who can use this site, what its claims mean in a contract, the limit of liability and the law of ${company.jurisdiction.name}. Effective ${longDate(company.law.terms.effective)}.`,
};
