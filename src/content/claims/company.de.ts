/* From src/content/claims/company.ts, as of 03a180b9. */
import { grouped } from '../../lib/text/format.ts';
import { effortHours } from '../product/buying.ts';
import { priceRange } from '../product/prices.ts';
import { counts } from '../product/offer.ts';
import { pilot } from '../product/pilot.ts';
import { sandbox } from '../product/sandbox.ts';
import type { Claim } from './claim.ts';
import type { companyClaims as english } from './company.ts';

/** Each claim of the English file has its words here, and what it is. */
type Claims = {
  readonly [Id in keyof typeof english]: Claim & Pick<(typeof english)[Id], 'status'>;
};

/** Who we are, what we offer and what it costs. */
export const companyClaims = {
  customers: {
    figure: `über ${grouped(1_000)} Enterprise-Kunden`,
    scope: 'Das Unternehmen',
    definition:
      'Juristische Personen mit unterschriebenem Vertrag. Pilotprojekte und kostenlose Konten zählen nicht.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/enterprise',
  },
  nodes: {
    figure: 'über 200 CDN-Knoten',
    scope: 'Unser Speicher, wenn Ihr Auftrag ihn umfasst',
    definition:
      'Orte, die verschlüsselte Objekte zwischenspeichern. Keiner speichert einen Schlüssel.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  support: {
    figure: 'Support rund um die Uhr',
    scope: 'Enterprise-Kunden',
    definition:
      'Zu jeder Stunde antwortet ein Mensch, wenn Ihr Auftrag das enthält; der Standard-Support hat Geschäftszeiten.',
    status: 'sla',
    sample: true,
    page: '/contact',
  },
  cores: {
    figure: 'parallele Verarbeitung auf 256 Kernen',
    scope: 'Größte angebotene Ausbaustufe',
    definition: 'Kerne, die ein großer Verschlüsselungsauftrag nutzen kann.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  'free-tier': {
    figure: `${grouped(100_000)} API-Aufrufe im Monat`,
    scope: 'Kostenloses Angebot',
    definition: `Beantwortete Aufrufe der öffentlichen Sandbox in einem Kalendermonat, ohne Kreditkarte. ${sandbox.sla}`,
    status: 'offer',
    sample: true,
    page: '/solutions/developers',
  },
  'quote-pilot': {
    figure: priceRange('pilot'),
    scope: `Wochen ${pilot.freeWeeks + 1} bis ${pilot.weeks} eines Pilotprojekts`,
    definition:
      'Größenordnung für ein Team und ein Produkt; wird auf den ersten Auftrag angerechnet.',
    status: 'offer',
    sample: true,
    page: '/products-solutions',
  },
  'quote-first-year': {
    figure: priceRange('firstYear'),
    scope: 'Erstes Jahr im Betrieb',
    definition: `Größenordnung für drei Knoten, 500 bis ${grouped(5_000)} Personen und Support zu Geschäftszeiten, ohne Hardware und Ihr Personal.`,
    status: 'offer',
    sample: true,
    page: '/products-solutions',
  },
  footprint: {
    figure: '3 Knoten an 2 Standorten',
    scope: 'Erste Installation im Betrieb',
    definition: 'Gateway und Schlüsseldienst. Eigene Relais sind freiwillig.',
    status: 'offer',
    sample: true,
    page: '/platform/architecture',
  },
  effort: {
    figure: `${effortHours.install} Stunden für die Installation`,
    scope: 'Ihr Personal, Referenzaufbau',
    definition: `Alle Rollen zusammen, danach etwa ${effortHours.monthly} Stunden im Monat. Aus unseren eigenen Installationen.`,
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  products: {
    figure: `${counts.products} Produkte`,
    scope: 'Das Unternehmen',
    definition: `${counts.suite} in der Suite, davon ${counts.suiteAvailable} verfügbar, und ${counts.services} Dienste, alle verfügbar.`,
    status: 'our-measurement',
    sample: true,
    page: '/about',
  },
  patents: {
    figure: '25 Patente',
    scope: 'Das Unternehmen',
    definition: 'Erteilte und angemeldete zusammen.',
    status: 'our-measurement',
    sample: true,
    page: '/about',
  },
} as const satisfies Claims;
