import { brand } from '../config/brand.ts';
import type { Sample } from '../config/sample.ts';
import type { SiteHref } from '../site-href.ts';
import { keysOf, recordOf } from '../lib/records.ts';
import { nodeFailover, nodeFailoverScope, referenceLayout } from './product/availability.ts';
import { benchmark } from './product/benchmark.ts';
import { recovery, restoreScope } from './product/deployment.ts';
import { auditScope } from './product/custody.ts';
import { effortHours, priceRange } from './product/buying.ts';
import { failoverScope } from './product/failover.ts';
import { counts } from './product/offer.ts';
import { pilot } from './product/pilot.ts';
import { sandbox } from './product/sandbox.ts';
import { usageCounters } from './product/usage.ts';
import { gdprCertification } from './product/world.ts';

export type ClaimStatus =
  | 'target'
  | 'sla'
  | 'our-measurement'
  | 'offer'
  | 'standard'
  | 'historical-standard'
  | 'audit-report'
  | 'certificate'
  | 'law';

type Claim = Sample & {
  /** The wording on every page. */
  readonly figure: string;
  /** The product, service or contract that it covers. */
  readonly scope: string;
  /** What is counted, under which conditions. */
  readonly definition: string;
  readonly status: ClaimStatus;
  /** The page with the details. */
  readonly page: SiteHref;
};

/** Every figure that the site states about the vendor. `/platform/architecture#claims` lists them all. */
export const claims = {
  'speed-rsa': {
    figure: '15x faster than RSA-4096',
    scope: 'Opening a wrapped key',
    definition: `One hybrid wrap opened against one RSA-4096 decryption, on one core of the same machine. We measured ${benchmark.timesAsFast} times.`,
    status: 'our-measurement',
    sample: true,
    page: '/platform/explore-encryption',
  },
  'sub-millisecond': {
    figure: 'sub-millisecond processing',
    scope: 'One record in the client library',
    definition:
      'Encrypting 1 KB in memory with a key already loaded. Network and disk are not included.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/explore-encryption',
  },
  'storage-reduction': {
    figure: '95% storage reduction',
    scope: 'Storage service',
    definition:
      'Bytes stored after deduplication and compression, compared with thirty daily full copies. Other data shrinks less.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/learn-about-storage',
  },
  failover: {
    figure: 'under 50 ms',
    scope: `${brand.mesh.name} failover`,
    definition: failoverScope,
    status: 'target',
    sample: true,
    page: '/platform/communications',
  },
  'mesh-latency': {
    figure: 'under 50 ms latency',
    scope: 'One request across the mesh',
    definition:
      'First fragment sent to last fragment received, within one continent, no node down.',
    status: 'target',
    sample: true,
    page: '/platform/architecture',
  },
  'processing-latency': {
    figure: 'under 5 ms processing latency',
    scope: 'Key service',
    definition:
      'From a key request reaching the service to its answer leaving, without the network.',
    status: 'target',
    sample: true,
    page: '/solutions/it-leaders',
  },
  'api-latency': {
    figure: 'under 10 ms API latency',
    scope: 'HTTP API',
    definition: 'Median of one encrypt call with 1 KB of data, measured inside your network.',
    status: 'target',
    sample: true,
    page: '/solutions/developers',
  },
  'uptime-storage': {
    figure: '99.9% uptime',
    scope: 'Storage service',
    definition: 'Part of a calendar month in which reads are answered.',
    status: 'sla',
    sample: true,
    page: '/platform/learn-about-storage',
  },
  'uptime-platform': {
    figure: '99.99% uptime SLA',
    scope: 'Control plane, and enterprise agreements that name it',
    definition:
      'Part of a calendar month in which release, route and policy requests are answered.',
    status: 'sla',
    sample: true,
    page: '/platform/architecture',
  },
  'uptime-products': {
    figure: '99.999% uptime guarantee',
    scope: 'Key service in the reference layout, where an order names it',
    definition: `Design figure of the reference layout, ${referenceLayout.nodes} nodes at ${referenceLayout.sites} sites, in a calendar year. You run it, so a credit comes with the control plane’s SLA only.`,
    status: 'target',
    sample: true,
    page: '/products-solutions',
  },
  'storage-throughput': {
    figure: '10GB/s throughput',
    scope: 'Storage service, one cluster',
    definition: 'Sequential reads of encrypted objects of 64 MB and more, sixteen nodes.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/learn-about-storage',
  },
  'storage-volume': {
    figure: '10TB+ throughput',
    scope: 'Storage service, one cluster',
    definition: 'Data encrypted and written in an hour by sixteen nodes.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/learn-about-storage',
  },
  'daily-throughput': {
    figure: '10PB+ daily throughput',
    scope: 'Data plane, all customers together',
    definition: `Encrypted bytes moved in a day. ${usageCounters}`,
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  transactions: {
    figure: '10+ million transactions per second',
    scope: 'Tokenization, largest configuration',
    definition: 'Lookups in the memory of your own nodes, added up. They are no API calls.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/enterprise',
  },
  'api-calls': {
    figure: '50M+ API calls per day',
    scope: 'HTTP API, all customers together',
    definition: 'Authenticated calls that got an answer, errors included, from the usage counters.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/developers',
  },
  concurrent: {
    figure: '1M+ concurrent operations',
    scope: 'Key services of all customers together',
    definition:
      'Open sessions at one moment, most of them idle, so not calls, from the usage counters.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/it-leaders',
  },
  customers: {
    figure: '1000+ enterprise customers',
    scope: 'The company',
    definition: 'Legal entities with a signed agreement. Pilots and free accounts don’t count.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/enterprise',
  },
  nodes: {
    figure: '200+ CDN nodes',
    scope: 'Distribution of ciphertext',
    definition: 'Locations that cache encrypted objects. None of them stores a key.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  support: {
    figure: '24/7 support',
    scope: 'Enterprise customers',
    definition: 'A person answers at any hour. Standard support has business hours.',
    status: 'sla',
    sample: true,
    page: '/contact',
  },
  cores: {
    figure: '256-core parallel processing',
    scope: 'Largest configuration offered',
    definition: 'Cores that one large encryption job can use.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  'free-tier': {
    figure: '100K API calls per month',
    scope: 'Free tier',
    definition: `Answered calls to the public sandbox in a calendar month, no credit card required. ${sandbox.sla}`,
    status: 'offer',
    sample: true,
    page: '/solutions/developers',
  },
  'node-failover': {
    figure: `under ${nodeFailover.seconds} seconds`,
    scope: 'Key service, after one node is lost',
    definition: nodeFailoverScope,
    status: 'target',
    sample: true,
    page: '/platform/architecture',
  },
  recovery: {
    figure: `under ${recovery.hours} hours`,
    scope: 'Recovery of the key service after a total loss',
    definition: restoreScope,
    status: 'target',
    sample: true,
    page: '/platform/learn-about-storage',
  },
  'quote-pilot': {
    figure: priceRange('pilot'),
    scope: `Weeks ${pilot.freeWeeks + 1} to ${pilot.weeks} of a pilot`,
    definition: 'Order of magnitude for one team and one product, credited against a first order.',
    status: 'offer',
    sample: true,
    page: '/products-solutions',
  },
  'quote-first-year': {
    figure: priceRange('firstYear'),
    scope: 'First production year',
    definition:
      'Order of magnitude for three nodes, 500 to 5,000 people and business-hours support, without hardware and your staff.',
    status: 'offer',
    sample: true,
    page: '/products-solutions',
  },
  footprint: {
    figure: '3 nodes at 2 sites',
    scope: 'First production installation',
    definition: 'Gateway and key service. Relays of your own are optional.',
    status: 'offer',
    sample: true,
    page: '/platform/architecture',
  },
  effort: {
    figure: `${effortHours.install} hours to install`,
    scope: 'Your staff, reference layout',
    definition: `All roles together, then about ${effortHours.monthly} hours a month. From our own installations.`,
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  products: {
    figure: `${counts.products} products`,
    scope: 'The company',
    definition: `${counts.suite} in the suite, of which ${counts.suiteAvailable} are available, and ${counts.services} services, all available.`,
    status: 'our-measurement',
    sample: true,
    page: '/about',
  },
  patents: {
    figure: '25 patents',
    scope: 'The company',
    definition: 'Granted and pending together.',
    status: 'our-measurement',
    sample: true,
    page: '/about',
  },
  'key-size': {
    figure: '256-bit keys',
    scope: 'Data keys',
    definition: 'Length of every AES key on the platform.',
    status: 'standard',
    page: '/platform/explore-encryption',
  },
  aes: {
    figure: 'AES-256',
    scope: 'Stored data',
    definition: 'FIPS 197, in Galois/Counter Mode (SP 800-38D).',
    status: 'standard',
    page: '/security',
  },
  tls: {
    figure: 'TLS 1.3',
    scope: 'Connections to our services',
    definition: 'RFC 9846. Earlier versions are refused.',
    status: 'standard',
    page: '/security',
  },
  fips: {
    figure: 'FIPS 140-2 Level 3',
    scope: 'Hardware modules that hold root keys',
    definition:
      'All FIPS 140-2 certificates moved to the historical list after September 21, 2026. New federal procurement needs 140-3.',
    status: 'historical-standard',
    page: '/solutions/military',
  },
  soc2: {
    figure: 'SOC 2 Type II',
    scope: `What we host and operate: ${auditScope}`,
    definition: 'An auditor’s report about controls over a period. We show it under an agreement.',
    status: 'audit-report',
    sample: true,
    page: '/security',
  },
  iso: {
    figure: 'ISO 27001',
    scope: 'Information security management',
    definition: 'A certificate for the management system, not for a product.',
    status: 'certificate',
    sample: true,
    page: '/security',
  },
  gdpr: {
    figure: 'GDPR',
    scope: 'Personal data of people in the EU',
    definition: `A law. ${gdprCertification.short}`,
    status: 'law',
    page: '/solutions/it-leaders',
  },
  ccpa: {
    figure: 'CCPA',
    scope: 'Personal data of Californians',
    definition:
      'A state law with rights to know, delete and opt out. It provides no certification.',
    status: 'law',
    page: '/solutions/it-leaders',
  },
  hipaa: {
    figure: 'HIPAA',
    scope: 'Health information in the US',
    definition:
      'A law with a security rule. It provides no certification; a business associate agreement sets out a vendor’s duties.',
    status: 'law',
    page: '/solutions/it-leaders',
  },
} as const satisfies Readonly<Record<string, Claim>>;

export type ClaimId = keyof typeof claims;

/** How each status is called within a sentence, and what it means, in the order of the ledger. */
export const claimStatuses: Readonly<Record<ClaimStatus, { name: string; meaning: string }>> = {
  target: { name: 'target', meaning: 'A design goal. We owe you nothing if we miss it.' },
  sla: {
    name: 'SLA',
    meaning: 'A term of an agreement. It binds once your order repeats it with its remedy.',
  },
  'our-measurement': {
    name: 'our measurement',
    meaning: 'Measured or counted by us. No independent benchmark confirms it.',
  },
  offer: {
    name: 'offer',
    meaning: 'What we offer today. It binds once a signed agreement repeats it.',
  },
  standard: { name: 'standard', meaning: 'A published algorithm or protocol.' },
  'historical-standard': {
    name: 'historical standard',
    meaning: 'A standard that new federal procurement no longer accepts.',
  },
  'audit-report': {
    name: 'audit report',
    meaning: 'An auditor’s opinion on controls over a period, shown under an agreement.',
  },
  certificate: {
    name: 'certificate',
    meaning: 'Issued to an organization for its management system, not to a product.',
  },
  law: { name: 'law', meaning: 'A legal duty. No certificate makes a vendor compliant.' },
};

/** What a claim is: "target". */
export const statusOf = (id: ClaimId): string => claimStatuses[claims[id].status].name;

type ClaimHref = `/platform/architecture#claim-${string}`;

/** Each claim's figure as a link to the ledger, in the notation of `lib/text/inline-links`. */
export const marked = recordOf(keysOf(claims), (id) => {
  const href: ClaimHref = `/platform/architecture#claim-${id}`;
  return `[${claims[id].figure}](${href})`;
});
