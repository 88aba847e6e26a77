/* From src/content/product/deployment.ts, as of 25533188; the same in both: Ceph, Keycloak, OpenTelemetry Collector. */

import type { Sample } from '../../config/sample.ts';
import { itemIf, textIf } from '../../lib/records.ts';
import { durability } from './availability.ts';
import { isOffered } from './sold.ts';

export * from './deployment.ts';

type Row = Sample & { readonly term: string; readonly text: string };

/** How the data plane is delivered, where it runs, and what it depends on. */
export const deployment = [
  {
    sample: true,
    term: 'Paket',
    text: 'Container-Image, Kubernetes-Chart oder virtuelle Maschine, signiert und mit SBOM.',
  },
  {
    sample: true,
    term: 'Läuft auf',
    text: 'AWS, Azure, Google Cloud, OpenShift oder Ihrer eigenen Hardware.',
  },
  {
    sample: true,
    term: 'Datenbank',
    text: `Ihr PostgreSQL repliziert synchron von einem Standort zum anderen. ${durability}`,
  },
  {
    sample: true,
    term: 'Hardware-Variante',
    text: 'Ein Server mit Schlüsseldienst, Rauschquelle und HSM, versiegelt geliefert. Er hat einen eigenen Preis.',
  },
  {
    sample: true,
    term: 'Hauptschlüssel',
    text: 'AES-256, in Ihrem Hardware-Sicherheitsmodul (HSM) erzeugt, nicht exportierbar. Mit SoftHSM bei jeder Version geprüft, mit Ihrem Modell in Woche 2 eines Pilotprojekts, bevor Sie zahlen.',
  },
  ...itemIf(isOffered('private-ai'), {
    sample: true,
    term: 'KI-Anbieter',
    text: 'Ihre Wahl, mit eigenen Verträgen, aufgerufen von Ihrem Gateway.',
  }),
  {
    sample: true,
    term: 'Hoster',
    text: `${textIf(isOffered('email-add-in'), 'Ihr Gateway liefert die Seite aus, auf der Externe die E-Mails des Add-ins beantworten. ')}Unser Speicher läuft in den USA oder in der EU, bei dem Betreiber, den Ihr Auftrag nennt.`,
  },
] as const satisfies readonly Row[];

/** Open standards that the products speak, and the counterpart of the test in our lab. */
export const integrations = [
  {
    sample: true,
    standard: 'PKCS #11',
    use: 'HSMs mit Ihren Hauptschlüsseln',
    testedWith: 'SoftHSM',
  },
  {
    sample: true,
    standard: 'KMIP',
    use: 'Schlüsselverwaltung, die Sie schon betreiben',
    testedWith: 'PyKMIP',
  },
  {
    sample: true,
    standard: 'S3-API',
    use: 'Objektspeicher, Sicherungsprogramme und Archive',
    testedWith: 'Ceph',
  },
  {
    sample: true,
    standard: 'SAML 2.0',
    use: 'Single Sign-on über Ihren Identitätsanbieter',
    testedWith: 'Keycloak',
  },
  {
    sample: true,
    standard: 'OpenID Connect',
    use: 'Anmeldung für Anwendungen und Dienste',
    testedWith: 'Keycloak',
  },
  {
    sample: true,
    standard: 'SCIM',
    use: 'Konten und Gruppen, automatisch angelegt und entfernt',
    testedWith: 'Keycloak mit SCIM-Erweiterung',
  },
  {
    sample: true,
    standard: 'LDAP',
    use: 'Personen und Gruppen aus Ihrem Verzeichnis',
    testedWith: 'OpenLDAP',
  },
  {
    sample: true,
    standard: 'OpenTelemetry',
    use: 'Metriken und Traces in Ihrem Monitoring',
    testedWith: 'OpenTelemetry Collector',
  },
  {
    sample: true,
    standard: 'syslog',
    use: 'Protokolleinträge in Ihrem SIEM',
    testedWith: 'rsyslog',
  },
] as const;

/** Two lists that buyers take for one, and what each is evidence for. */
export const inventories = {
  keyList:
    'Die Schlüsselliste nennt alle Schlüssel, die unsere Plattform verwaltet, und ist ein Nachweis nur für diese.',
  cryptographic:
    'Ein kryptografisches Inventar umfasst alles, was Sie betreiben. Solange unser Scanner in der Beta-Phase ist, erstellt es Ihr eigener.',
} as const;

/** How the audit log leaves the platform. */
export const logFormats = 'syslog, OpenTelemetry und HTTPS' as const;

/** Programs that the add-in runs in. */
export const mailClients =
  'Das Add-in läuft in Outlook (Windows, Mac, Web); mobil lesen Empfänger die geschützte Seite.' as const;

/** Stands under a table of integrations. */
export const integrationsTested =
  'Wir prüfen jeden Standard bei jeder Version mit einem quelloffenen Gegenstück und Ihre eigenen Versionen in Woche 2 eines Pilotprojekts.' as const;
