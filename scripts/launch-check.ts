/** `npm run launch-check`: what an owner must replace or fill in before going live. */
import { globSync } from 'node:fs';
import process from 'node:process';

import { ownerKeys } from '../build/keys/public-keys-file.ts';
import { sampleFacts } from '../build/sample-facts.ts';
import { site } from '../src/config/site.ts';

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

console.log('Your own facts, in src/config/site.ts:');
for (const [name, value] of placeholders) if (value) console.log(`  ${name}: ${value}`);
for (const [name, address] of invented)
  console.log(`  external.${name}: ${address} (invented; empty it and its control asks by e-mail)`);
for (const [name] of unset)
  console.log(`  external.${name}: not set; its control asks by e-mail instead`);

const { sealing, signing } = ownerKeys();
if (sealing.length === 0)
  console.log('  no key to seal messages to: npm run keys (docs/sealing.md)');
if (signing.length === 0) console.log('  no key to sign downloads with: npm run keys');

const facts = await sampleFacts();
console.log(
  `\nSample content to replace or to make true, ${facts.length} entries in src/content/:`,
);
for (const [kind, entries] of Map.groupBy(facts, (fact) => fact.kind)) {
  console.log(`\n  ${kind}`);
  for (const { text, file } of entries) console.log(`    ${text}  [${file}]`);
}

console.log('\nDocuments that say the same, to be read again:');
for (const file of globSync('build/pdf/**/*.typ').toSorted()) console.log(`  ${file}`);

const notice: string = site.sampleNotice;
const live = notice === '' && !site.origin.endsWith('.example');
console.log(
  live
    ? '\nThe address is yours and the notice is gone.'
    : '\nNot ready: the notice or the address of a sample is still there.',
);
process.exitCode = live ? 0 : 1;
