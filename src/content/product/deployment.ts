import type { Sample } from '../../config/sample.ts';
import { itemIf, textIf } from '../../lib/records.ts';
import { durability } from './availability.ts';
import { isOffered } from './sold.ts';

type Row = Sample & { readonly term: string; readonly text: string };

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
    text: 'AWS, Azure, Google Cloud, OpenShift or hardware of your own.',
  },
  {
    sample: true,
    term: 'Database',
    text: `Your PostgreSQL replicates synchronously from one site to the other. ${durability}`,
  },
  {
    sample: true,
    term: 'Hardware option',
    text: 'A server with the key service, the noise source and a hardware module, delivered sealed and priced on its own.',
  },
  {
    sample: true,
    term: 'Root key',
    text: 'Your hardware module makes it, for AES-256, and never exports it. We test with SoftHSM at every release, and with your model in week 2 of a pilot, before you pay.',
  },
  ...itemIf(isOffered('private-ai'), {
    sample: true,
    term: 'AI providers',
    text: 'Your choice, under your own contracts, called from your gateway.',
  }),
  {
    sample: true,
    term: 'Hosts',
    text: `${textIf(isOffered('email-add-in'), 'Your gateway serves the page on which outsiders answer the add-in’s mail. ')}Our storage runs in the US or the EU, with the operator your order names.`,
  },
] as const satisfies readonly Row[];

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

/** Two lists that buyers take for one, and what each is evidence for. */
export const inventories = {
  keyList:
    'The key list has every key that our platform manages, and is evidence for exactly that.',
  cryptographic:
    'A cryptographic inventory covers everything you run, and your own scanner writes it while ours is in beta.',
} as const;

/** How the audit log leaves the platform. */
export const logFormats = 'syslog, OpenTelemetry and HTTPS' as const;

/** Programs that the add-in runs in. */
export const mailClients =
  'The add-in runs in Outlook on Windows, Mac and the web, and on phones recipients use the sealed page.' as const;

/** Stands under a table of integrations. */
export const integrationsTested =
  'We test each standard with an open-source counterpart at every release, and your own versions in week 2 of a pilot.' as const;
