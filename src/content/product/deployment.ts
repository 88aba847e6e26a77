import type { Sample } from '../../config/sample.ts';
import { productById } from '../products.ts';
import { shares } from './splitting.ts';

type Row = Sample & { readonly term: string; readonly text: string };

/** Losing the whole database of wraps: a target, in hours and minutes. */
export const recovery = { hours: 4, lostMinutes: 5 } as const;

const hasAi = productById('private-ai') !== undefined;
const hasAddIn = productById('email-add-in') !== undefined;

/** How the data plane is delivered, where it runs, and what it depends on. */
export const deployment = [
  {
    sample: true,
    term: 'Package',
    text: 'Container image, Kubernetes chart or virtual machine, signed, with its SBOM.',
  },
  {
    sample: true,
    term: 'Runs on',
    text: 'AWS, Azure, Google Cloud, OpenShift or your hardware.',
  },
  {
    sample: true,
    term: 'Database',
    text: 'Your PostgreSQL, replicated synchronously, so a lost site loses no wrap.',
  },
  {
    sample: true,
    term: 'Root key',
    text: 'AES-256, made in your hardware module, not exportable. Tested with SoftHSM at every release, with your model in week 2 of a pilot.',
  },
  ...(hasAi
    ? [
        {
          sample: true,
          term: 'AI providers',
          text: 'Your choice, under your own contracts, called from your gateway.',
        } as const,
      ]
    : []),
  {
    sample: true,
    term: 'Hosts',
    text: `${hasAddIn ? 'Your gateway serves the add-in’s page. ' : ''}Our storage runs in the US or the EU, with the operator your order names.`,
  },
] as const satisfies readonly Row[];

/** What has to be lost before custodians are called. */
export const restoreScope =
  `From the loss of every node and the database to the first wrap opened, with ${shares.needed} custodians and a backup at most ${recovery.lostMinutes} minutes old.` as const;

/** A calendar year of 365.25 days, and a twelfth of it. */
const minutesInYear = 365.25 * 24 * 60;
const minutesInMonth = minutesInYear / 12;

/** Minutes of downtime that a share of uptime allows. */
export const downtimeMinutes = (uptimePercent: number, period: 'month' | 'year'): number =>
  (1 - uptimePercent / 100) * (period === 'year' ? minutesInYear : minutesInMonth);

/** Stands beside the control plane's figure. */
export const controlPlaneOutage =
  'If the control plane is down, your gateway and key service keep answering with the last signed policy.' as const;

/** The layout that we install and measure. */
export const referenceLayout = {
  sample: true,
  nodes: 3,
  sites: 2,
  text: 'The key service runs with you, so its availability is yours. The reference layout is three nodes at two sites.',
  /** Opening a wrap needs one node; changing keys or policy needs a majority. */
  siteLoss:
    'Any one node can open wraps, without custodians. New keys and policy need two, so if the site with two nodes is lost, reads go on and changes wait until you restore or replace one.',
} as const;

/** Loss of one key service node, measured in the reference layout. */
export const nodeFailover = {
  seconds: 2,
  checkIntervalMs: 500,
  missedChecks: 3,
} as const;

export const nodeFailoverScope =
  `Counted from the loss of one of ${referenceLayout.nodes} nodes to the next key request answered by another. ${nodeFailover.missedChecks} missed health checks, ${nodeFailover.checkIntervalMs} ms apart, then the load balancer drops the node.` as const;

/** Open standards that the products speak, and the counterpart of the test in our lab. */
export const integrations = [
  {
    sample: true,
    standard: 'PKCS #11',
    use: 'Hardware security modules that hold your root keys',
    testedWith: 'SoftHSM',
  },
  {
    sample: true,
    standard: 'KMIP',
    use: 'Key management servers you already run',
    testedWith: 'PyKMIP',
  },
  {
    sample: true,
    standard: 'S3 API',
    use: 'Object stores, backup tools and archives',
    testedWith: 'Ceph',
  },
  {
    sample: true,
    standard: 'SAML 2.0',
    use: 'Single sign-on from your identity provider',
    testedWith: 'Keycloak',
  },
  {
    sample: true,
    standard: 'OpenID Connect',
    use: 'Sign-in for apps and services',
    testedWith: 'Keycloak',
  },
  {
    sample: true,
    standard: 'SCIM',
    use: 'Accounts and groups, created and removed automatically',
    testedWith: 'Keycloak with a SCIM extension',
  },
  {
    sample: true,
    standard: 'LDAP',
    use: 'Users and groups from your directory',
    testedWith: 'OpenLDAP',
  },
  {
    sample: true,
    standard: 'OpenTelemetry',
    use: 'Metrics and traces in your monitoring',
    testedWith: 'OpenTelemetry Collector',
  },
  { sample: true, standard: 'syslog', use: 'Audit events in your SIEM', testedWith: 'rsyslog' },
] as const;

/** Stands under a table of integrations. */
export const integrationsTested =
  'We test each standard with an open-source counterpart at every release, and your own versions in week 2 of a pilot.' as const;
