/** `npm run launch-check`: what an owner must replace or fill in before going live. */
import process from 'node:process';

import { site } from '../src/config/site.ts';
import { testimonials } from '../src/content/home.ts';

const placeholders = Object.entries({
  origin: site.origin,
  email: site.email,
  'phone (555 numbers are fictional)': site.phone.display,
  'street address': site.address.street,
  'sample notice (empty it at the end)': site.sampleNotice,
});

/** Addresses outside the site that lead nowhere yet: no host under .example exists. */
const invented = Object.entries<string>(site.external).filter(
  ([, address]) => address !== '' && new URL(address).hostname.endsWith('.example'),
);
const unset = Object.entries<string>(site.external).filter(([, address]) => address === '');

const samples = [
  `${testimonials.length} quotations on the home page (src/content/home.ts)`,
  'people, awards, dates and figures in src/content/pages/',
  'articles and their authors in src/content/blog/',
];

console.log('Your own facts, in src/config/site.ts:');
for (const [name, value] of placeholders) if (value) console.log(`  ${name}: ${value}`);
for (const [name, address] of invented)
  console.log(`  external.${name}: ${address} (invented; empty it and its control asks by e-mail)`);
for (const [name] of unset)
  console.log(`  external.${name}: not set; its control asks by e-mail instead`);
console.log('\nSample content to replace:');
for (const sample of samples) console.log(`  ${sample}`);

const notice: string = site.sampleNotice;
const live = notice === '' && !site.origin.endsWith('.example');
process.exitCode = live ? 0 : 1;
