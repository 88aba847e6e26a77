/* From src/content/pages/terms.ts, as of 9aa44d75. */
import { company } from '../../config/site.ts';
import { longDate } from '../../lib/text/format.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Nutzungsbedingungen',
  description: `Wer diese Website nutzen darf, was ihre Aussagen in einem Vertrag bedeuten, die Haftung und das Recht von ${company.jurisdiction.name}. Gültig ab ${longDate(company.law.terms.effective)}.`,
};
