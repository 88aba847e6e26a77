import { brand } from '../../config/brand.ts';
import {
  nodeFailover,
  nodeFailoverScope,
  referenceLayout,
  recovery,
  restoreScope,
  rewrapRate,
} from '../product/availability.ts';
import { benchmark } from '../product/cryptography.ts';
import { failoverScope } from '../product/failover.ts';
import { grouped } from '../../lib/text/format.ts';
import type { Claim } from './claim.ts';

/** How we can count what runs with customers. Beside every total over all customers. */
const usageCounters =
  'from the usage counters that customers report with their license: counts, no content.' as const;

/** How fast, how much and how available. */
export const measures = {
  'speed-rsa': {
    figure: '15x faster than RSA-4096',
    scope: 'Opening a wrapped key',
    definition: `One hybrid wrap opened against one RSA-4096 decryption, on one core of the same machine, where we measured ${benchmark.timesAsFast} times.`,
    status: 'our-measurement',
    sample: true,
    page: '/platform/explore-encryption',
  },
  'sub-millisecond': {
    figure: 'sub-millisecond processing',
    scope: 'One record in the client library',
    definition: 'Encrypting 1 KB in memory with a key already loaded, without network and disk.',
    status: 'our-measurement',
    sample: true,
    page: '/platform/explore-encryption',
  },
  'storage-reduction': {
    figure: '95% storage reduction',
    scope: 'Backup, coming soon: thirty daily full copies',
    definition:
      'Backup finds duplicates on your machine, before sealing and within one owner’s key, and compresses them; other data shrinks less.',
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
    scope: 'Control plane',
    definition:
      'Part of a calendar month in which release, route and policy requests are answered.',
    status: 'sla',
    sample: true,
    page: '/platform/architecture',
  },
  'uptime-products': {
    figure: '99.999% uptime guarantee',
    scope: 'Key service in the reference layout',
    definition: `Design figure of the reference layout, ${referenceLayout.nodes} nodes at ${referenceLayout.sites} sites, in a calendar year. Because you run it, a credit comes with the control plane’s SLA only.`,
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
    definition: `Encrypted bytes moved in a day, ${usageCounters}`,
    status: 'our-measurement',
    sample: true,
    page: '/platform/architecture',
  },
  transactions: {
    figure: '10+ million transactions per second',
    scope: 'Tokenization, largest configuration',
    definition: 'Lookups in the memory of your own nodes, added up, which are no API calls.',
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
      'Sessions open at one moment, most of them idle, from the usage counters. They are not calls.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/it-leaders',
  },
  'rewrap-rate': {
    figure: `${grouped(rewrapRate)} re-wraps a second`,
    scope: 'Key service, reference layout',
    definition:
      'Three nodes with their database together: one wrap in, one wrap out and stored, and no content touched.',
    status: 'our-measurement',
    sample: true,
    page: '/solutions/enterprise',
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
} as const satisfies Readonly<Record<string, Claim>>;
