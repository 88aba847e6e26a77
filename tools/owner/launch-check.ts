/** `npm run launch-check`: what an owner must replace, confirm or fill in before going live. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { sealingKey, signingKeys } from '../../generator/keys/key-files.ts';
import {
  checklist,
  confirmedIn,
  unconfirmed,
  companyFacts,
  reservedHosts,
} from './launch/checklist.ts';
import { textsOfSite, publishedOf, sampleRecords } from './launch/sample-records.ts';
import { base, siteUrl } from '../../src/config/base.ts';
import { site } from '../../src/config/site.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const listFile = join(root, 'launch-checklist.md');

if (!existsSync(join(dist, 'index.html'))) {
  console.log('There is no built site. Run npm run build first.');
  process.exit(1);
}

const todo: string[] = [];

console.log('src/config/site.ts');
if (site.sampleNotice) {
  console.log(`  sampleNotice is still there: ${site.sampleNotice}`);
  todo.push('src/config/site.ts: empty sampleNotice');
}
for (const { name, host } of reservedHosts(site)) {
  console.log(`  ${name} is a sample address: ${host} is reserved for examples`);
  todo.push(`src/config/site.ts: replace ${name}`);
}
for (const [name, address] of Object.entries(site.external))
  if (!address) console.log(`  optional: external.${name} is empty, so its button asks by e-mail`);

if ((await sealingKey()) === null)
  console.log('  optional: no key to seal messages to (npm run keys, docs/sealing.md)');
if ((await signingKeys()).length === 0)
  console.log('  optional: no key to sign downloads with (npm run keys)');

console.log('\ndist/, PDFs and archives included: records marked sample: true');
const records = publishedOf(await sampleRecords(), await textsOfSite(dist));
for (const [file, entries] of Map.groupBy(records, (record) => record.file)) {
  console.log(`  src/${file}`);
  for (const { name, in: page } of entries) console.log(`    ${name} (in ${page})`);
}
if (records.length === 0) console.log('  none');
else todo.push(`src: replace ${records.length} records shown above and delete their sample: true`);

const facts = companyFacts();
const confirmed = confirmedIn(existsSync(listFile) ? readFileSync(listFile, 'utf8') : '');
writeFileSync(listFile, checklist(records, facts, confirmed));
const open = unconfirmed(facts, confirmed);
console.log(
  `\nlaunch-checklist.md: ${facts.length - open.length} of ${facts.length} facts about the company are ticked`,
);
for (const { name } of open) console.log(`  open: ${name}`);
if (open.length > 0)
  todo.push(`launch-checklist.md: tick ${open.length} facts, or change them in src/config/site.ts`);

console.log(
  todo.length === 0
    ? '\nReady: nothing invented is left, and every fact is confirmed.'
    : `\nNot ready. Left to do, then build and check again:\n  ${todo.join('\n  ')}`,
);
console.log(
  `\nOnce it is published, open ${siteUrl}/about and ${siteUrl}/blog. If one is not found, or its address gains a slash, the host needs a setting: docs/publishing.md, "Hosts".`,
);
if (base !== '')
  console.log(
    `\nThe site begins at ${base}/. Readers ask for some files at the root of the host only: copy dist/.well-known/security.txt to ${new URL('/.well-known/security.txt', siteUrl).href}, and add the line of dist/robots.txt that begins with Sitemap to the robots.txt there.`,
  );
process.exitCode = todo.length === 0 ? 0 : 1;
