import { auditScope } from '../product/custody.ts';
import { gdprCertification } from '../product/world.ts';
import type { Claim } from './claim.ts';

/** Standards, laws and what auditors have seen. */
export const standards = {
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
    definition: 'RFC 9846, with earlier versions refused.',
    status: 'standard',
    page: '/security',
  },
  fips: {
    figure: 'FIPS 140-2 Level 3',
    scope: 'Hardware modules that hold root keys',
    definition:
      'All FIPS 140-2 certificates moved to the historical list after September 21, 2026, and new federal procurement needs 140-3.',
    status: 'historical-standard',
    page: '/solutions/military',
  },
  soc2: {
    figure: 'SOC 2 Type II',
    scope: `What we host and operate: ${auditScope}`,
    definition:
      'An auditor’s report about controls over a period, which we show under an agreement.',
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
    definition: 'A state law with rights to know, delete and opt out, and no certification.',
    status: 'law',
    page: '/solutions/it-leaders',
  },
  hipaa: {
    figure: 'HIPAA',
    scope: 'Health information in the US',
    definition:
      'A law with a security rule and no certification; a business associate agreement sets out a vendor’s duties.',
    status: 'law',
    page: '/solutions/it-leaders',
  },
} as const satisfies Readonly<Record<string, Claim>>;
