/* From src/content/product/custody.ts, as of 473cdcc2. */
import { each } from '../../lib/records.ts';
import { fill } from '../../lib/text/fill.ts';
import { listOf } from '../../lib/text/grammar.ts';
import { brand } from '../../config/brand.ts';
import type { SiteHref } from '../../routes.ts';
import type { custody as english } from './custody.ts';
import { hostsOf, type CustodyPart, rowsOf } from './custody-parts.ts';

/** The English parts, in their order. */
type Parts<List> = {
  readonly [Key in keyof List]: CustodyPart & Pick<List[Key], keyof List[Key] & ('id' | 'host')>;
};

/** Column heads of every table of custody. */
export const custodyColumns = ['Teil', 'Gehostet von', 'Betrieben von', 'Kann lesen'] as const;

/** All that the control plane can read, and how long it keeps each. */
export const controlPlaneHolds = [
  { what: 'Versionen', kept: 'Solange wir sie pflegen' },
  { what: 'das Wegeverzeichnis', kept: 'Bis zum nächsten' },
  { what: 'die von Ihnen signierte Richtlinie', kept: 'Bis zur nächsten' },
  { what: 'Zustandsdaten der Installationen', kept: '13 Monate' },
  { what: 'Nutzungszähler', kept: '13 Monate' },
  {
    what: 'Lizenzen mit Namen und Adressen der von Ihnen benannten Kontakte',
    kept: 'Der Vertrag und 30 Tage',
  },
] as const;

/** Every part that touches customer data, or commands one that does. */
export const custody = [
  {
    sample: true,
    id: 'client',
    part: 'Client-Bibliothek',
    host: 'customer',
    hostedBy: 'Ihnen',
    operatedBy: 'Ihnen',
    reads: 'Klartext und Datenschlüssel geöffneter Datensätze, in ihrem Arbeitsspeicher',
  },
  {
    sample: true,
    id: 'gateway',
    part: 'Gateway (die HTTP-API)',
    host: 'customer',
    hostedBy: 'Ihnen, immer: in Ihrem Cloud-Konto oder auf Ihrer Hardware',
    operatedBy:
      'Ihnen. Wir helfen mit Versionen, Handbuch und, wenn Sie uns einladen, in einer aufgezeichneten Sitzung.',
    reads: 'Klartext im Arbeitsspeicher, für alle, die die HTTP-API aufrufen',
  },
  {
    sample: true,
    id: 'key-service',
    part: 'Schlüsseldienst',
    host: 'customer',
    hostedBy: 'Ihnen, immer: in Ihrem Cloud-Konto oder auf Ihrer Hardware',
    operatedBy: 'Ihnen, mit derselben Hilfe',
    reads:
      'Richtlinien, Schlüsselhüllen (die umhüllten Schlüssel der Datensätze) und Datenschlüssel, während er sie öffnet. Seine Key-Encryption-Keys (KEKs), die Schlüssel dieser Hüllen, verlassen ihn nie, außer in einem Export, den Sie anordnen.',
  },
  {
    sample: true,
    id: 'control-plane',
    part: 'Steuerungsebene',
    host: 'us',
    hostedBy: 'Uns',
    operatedBy: 'Uns',
    reads: `${listOf(each(controlPlaneHolds, 'what'))}. Keinen Ihrer Schlüssel, weder Klartext noch Geheimtext.`,
  },
  {
    sample: true,
    id: 'relays',
    part: `Relais von ${brand.mesh.name}`,
    host: 'as-ordered',
    hostedBy: 'Uns, Ihnen oder einem Anbieter, bei dem wir mieten',
    operatedBy: 'Dem jeweiligen Hoster',
    reads: 'Kopfdaten, Fragmente von Geheimtext und deren Zeitpunkte',
  },
  {
    sample: true,
    id: 'storage',
    part: 'Speicher',
    host: 'as-ordered',
    hostedBy: 'Ihnen oder uns',
    operatedBy: 'Dem jeweiligen Hoster',
    reads: 'Geheimtext',
  },
  {
    sample: true,
    id: 'sandbox',
    part: 'Öffentliche Sandbox',
    inSentence: 'öffentliche Sandbox',
    host: 'us',
    hostedBy: 'Uns',
    operatedBy: 'Uns',
    reads: 'Alles, was Sie ihr schicken; verwenden Sie also nur synthetische Daten',
  },
] as const satisfies Parts<typeof english>;

/** Rows for a table with `custodyColumns`. */
export const custodyRows = rowsOf(custody);

/** All that our own audit reports can cover: what we host, and what an order can have us host. */
export const auditScope = fill('{ours}; je nach Auftrag auch {ordered}', hostsOf(custody));

/** Which keys move, and where to. */
export const keyPath =
  'Key-Encryption-Keys (KEKs) verlassen den Schlüsseldienst nie, außer in einem Export, den Sie unter Ihren eigenen Schlüsseln anordnen. Ein Datenschlüssel geht an den Client, der den Datensatz öffnet, und bleibt in dessen Arbeitsspeicher.' as const;

/** The one way in which plaintext leaves machines that you run. */
export const plaintextScope =
  'Klartext bleibt auf Maschinen, die Sie betreiben. Ausnahme ist, was Sie einem KI-Modell schicken: Namen und Nummern werden ersetzt, den Rest kann dessen Anbieter lesen.' as const;

/** Where the data plane runs. Every text that says where keys are uses it. */
export const dataPlane = {
  text: 'Gateway und Schlüsseldienst laufen immer in Ihrem Cloud-Konto oder auf Ihrer Hardware, und Ihr Team betreibt sie.',
  help: 'Unser Team hilft mit Versionen, mit dem Handbuch und, wenn Sie es einladen, in einer aufgezeichneten Sitzung.',
} as const;

export const controlPlane = {
  text: 'Unsere Steuerungsebene verteilt Versionen, Wege, Lizenzen und die von Ihnen signierten Richtlinien. Sie hat keinen Ihrer Schlüssel und weder Klartext noch Geheimtext.',
} as const;

/** The one scope of "zero-knowledge architecture". Pages that use the term link here. */
export const zeroKnowledge = {
  text: 'Im Produktivbetrieb haben wir keinen Ihrer Schlüssel, nur in der öffentlichen Sandbox.',
  details: '/security#who-holds-what' satisfies SiteHref,
} as const;

export const plaintextPath = {
  library: 'Mit der Client-Bibliothek bleibt Klartext in Ihrer Anwendung.',
  http: 'Rufen Sie die HTTP-API auf, liegt er im Arbeitsspeicher Ihres eigenen Gateways, in Ihrem Cloud-Konto oder auf Ihrer Hardware.',
} as const;

/** The answer to "Which sub-processors?", on every page that asks it. */
export const subProcessors =
  'Für Kundendaten setzen wir keine weiteren Auftragsverarbeiter ein, außer Ihr Auftrag umfasst unseren Speicher oder gemietete Relais: Dann nennt er deren Hoster, die nur Geheimtext haben.' as const;
