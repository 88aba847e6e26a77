/* From src/config/site.ts, as of 0ab022ea; the same in both: Thanksgiving, Minnesota. */
import { textIf } from '../lib/records.ts';
import { withWords } from '../lib/text/with-words.ts';
import type { Holiday } from '../lib/time/business-hours.ts';
import type { Company, Site } from './site-facts.ts';
import { company as english, site as facts } from './site.ts';

export * from './site.ts';

export const site: Site = {
  ...facts,
  address: { ...facts.address, country: 'USA' },
  hours: {
    ...facts.hours,
    label: 'Pazifikzeit',
    holidays: withWords<Holiday, 'day', Pick<Holiday, 'name'>>(facts.hours.holidays, 'day', {
      '2026-11-26': { name: 'Thanksgiving' },
      '2026-12-25': { name: 'Weihnachten' },
      '2027-01-01': { name: 'Neujahr' },
    }),
  },
  sampleNotice: textIf(
    facts.sampleNotice !== '',
    `${facts.name} ist ein erfundenes Unternehmen. Personen, Zitate und Zahlen sind Beispielinhalte.`,
  ),
};

export const company: Company = {
  ...english,
  jurisdiction: {
    name: 'Minnesota',
    governingLaw:
      'Für diese Bedingungen gilt das Recht des US-Bundesstaats Minnesota, ohne seine Regeln über Kollisionen von Rechten. Über Streitigkeiten entscheiden die Gerichte dieses Staats und des Bundes in Minnesota.',
  },
  law: {
    privacy: {
      ...english.law.privacy,
      grounds: {
        heading: 'Rechtsgrundlage nach Art. 6 Abs. 1 DSGVO',
        requests: 'b) Schritte vor einem Vertrag',
        applications: 'b) Schritte vor einem Vertrag',
        newsletter: 'a) Einwilligung; eine formlose Antwort beendet sie',
        other: 'f) unser und Ihr Interesse an einer Antwort',
        vulnerabilities: 'f) das Interesse aller Beteiligten an einem reparierten Produkt',
      },
      transfer:
        'Wenn Sie aus dem Europäischen Wirtschaftsraum schreiben, kommt Ihre Nachricht hierher, weil Sie sie hierher senden.',
      rights:
        'Wer in Kalifornien wohnt, kann außerdem fragen, was erhoben wurde, woher es kam und wohin es ging, und hat dadurch keinen Nachteil. Es gibt keinen Verkauf und keine Weitergabe, der man widersprechen müsste.',
      deadline:
        'Wir antworten innerhalb eines Monats, nach kalifornischem Recht spätestens nach 45 Tagen.',
      authority:
        'Sie können sich beim Attorney General Ihres Bundesstaats beschweren, im Europäischen Wirtschaftsraum bei Ihrer Aufsichtsbehörde. Sie müssen uns vorher nicht fragen.',
      children:
        'Diese Website richtet sich nicht an Kinder unter 13 Jahren, im Europäischen Wirtschaftsraum unter 16.',
    },
    terms: {
      ...english.law.terms,
      consumers:
        'Wenn Sie Verbraucherin oder Verbraucher sind, behalten Sie den Schutz Ihres Heimatrechts, den Ihnen kein Vertrag nehmen kann.',
    },
    accessibility: {
      authority:
        'In den USA nimmt das [Justizministerium](https://www.ada.gov/file-a-complaint/) Beschwerden entgegen.',
    },
  },
  mail: { keptIn: 'den USA' },
  remote: { ...english.remote, within: 'den USA' },
};
