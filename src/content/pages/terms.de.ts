/* From src/content/pages/terms.ts, as of 9aa44d75. */
import { company } from '../../config/site.ts';
import { longDate } from '../../lib/text/format.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Nutzungsbedingungen',
  description: `Wer diese Website nutzen darf, wann ihre Aussagen zum Vertrag gehören, Haftung und geltendes Recht (${company.jurisdiction.name}). Gültig ab ${longDate(company.law.terms.effective)}.`,
};
