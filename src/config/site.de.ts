/* From src/config/site.ts, as of 9bc2a033; the same in both: Thanksgiving, Minnesota. */
import { textIf } from '../lib/records.ts';
import { withWords } from '../lib/text/with-words.ts';
import type { Holiday } from '../lib/time/weekly-hours.ts';
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
      'Für diese Bedingungen gilt das Recht des US-Bundesstaats Minnesota, ohne dessen Kollisionsrecht. Über Streitigkeiten entscheiden die Gerichte dieses Bundesstaats und die Bundesgerichte in Minnesota.',
  },
  law: {
    privacy: {
      ...english.law.privacy,
      grounds: {
        heading: 'Rechtsgrundlage nach Art. 6 Abs. 1 DSGVO',
        requests: 'b) vorvertragliche Maßnahmen',
        applications: 'b) vorvertragliche Maßnahmen',
        newsletter: 'a) Einwilligung; widerrufen können Sie sie mit einer formlosen Antwort',
        other: 'f) berechtigtes Interesse, Ihnen zu antworten',
        vulnerabilities: 'f) berechtigtes Interesse an einem sicheren Produkt',
      },
      transfer:
        'Wenn Sie aus dem Europäischen Wirtschaftsraum schreiben, gelangt Ihre Nachricht in die USA, weil Sie sie dorthin senden.',
      rights:
        'Wer in Kalifornien wohnt, kann außerdem Auskunft darüber verlangen, was erhoben wurde, woher es kam und an wen es ging, und hat dadurch keinen Nachteil. Wir verkaufen keine Daten und geben keine weiter; es gibt also nichts, dem Sie widersprechen müssten.',
      deadline:
        'Wir antworten innerhalb eines Monats, nach kalifornischem Recht spätestens nach 45 Tagen.',
      authority:
        'Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren: nach DSGVO und BDSG bei der Ihres Bundeslandes, in Österreich bei der Datenschutzbehörde. In den USA ist der Attorney General Ihres Bundesstaats zuständig. Uns müssen Sie vorher nicht fragen.',
      children:
        'Diese Website richtet sich nicht an Kinder unter 13 Jahren, im Europäischen Wirtschaftsraum unter 16.',
    },
    terms: {
      ...english.law.terms,
      consumers:
        'Sind Sie Verbraucherin oder Verbraucher, bleiben die zwingenden Schutzvorschriften des Landes, in dem Sie leben, davon unberührt.',
    },
    accessibility: {
      authority:
        'In den USA nimmt das [Justizministerium](https://www.ada.gov/file-a-complaint/) Beschwerden entgegen.',
    },
  },
  mail: { keptIn: 'den USA' },
  remote: { ...english.remote, within: 'den USA' },
};
