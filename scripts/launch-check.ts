/** `npm run launch-check`: what an owner must replace, confirm or fill in before going live. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { sealingKey, signingKeys } from '../generator/keys/public-keys.ts';
import { checklist, confirmedIn, unconfirmed } from '../generator/launch/checklist.ts';
import { publishedTexts } from '../generator/launch/published-texts.ts';
import { sampleWordsIn } from '../generator/launch/sample-words.ts';
import { siteFacts } from '../generator/launch/site-facts.ts';
import { sampleFacts } from '../generator/sample-facts.ts';
import { site } from '../src/config/site.ts';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist');
const listFile = join(root, 'launch-checklist.md');

if (!existsSync(join(dist, 'index.html'))) {
  console.log('There is no built site. Run npm run build first.');
  process.exit(1);
}

const todo: string[] = [];

/** Hosts under .example (RFC 2606) and phone numbers with 555-01 are reserved for examples. */
const invented = Object.entries({
  origin: site.origin,
  email: site.email,
  'external.privateAi': site.external.privateAi,
  'external.officeAddIn': site.external.officeAddIn,
  'delivery.url': site.delivery.by === 'endpoint' ? site.delivery.url : '',
  'phone.display': site.phone.display,
}).filter(([, value]) => /\.example\b|\/\/localhost\b|\b555[ -]?01\d\d\b/.test(value));
console.log('src/config/site.ts');
for (const [name, value] of invented) console.log(`  ${name} is still invented: ${value}`);
if (site.sampleNotice) console.log(`  sampleNotice is still there: ${site.sampleNotice}`);
if (invented.length > 0)
  todo.push(`src/config/site.ts: replace ${invented.map(([name]) => name).join(', ')}`);
if (site.sampleNotice) todo.push('src/config/site.ts: empty sampleNotice');
for (const [name, address] of Object.entries(site.external))
  if (!address) console.log(`  optional: external.${name} is empty, so its button asks by e-mail`);

if ((await sealingKey()) === null)
  console.log('  optional: no key to seal messages to (npm run keys, docs/sealing.md)');
if ((await signingKeys()).length === 0)
  console.log('  optional: no key to sign downloads with (npm run keys)');

console.log('\ndist/, PDFs and archives included: sentences that call something a sample');
const said = (await publishedTexts(dist)).flatMap(({ file, text }) =>
  sampleWordsIn(text).map((words) => ({ file, words })),
);
const sentences = Map.groupBy(said, ({ words }) => words);
for (const [words, places] of sentences) {
  const [first, ...others] = new Set(places.map(({ file }) => file));
  console.log(`  “${words}” in ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`);
}
if (said.length === 0) console.log('  none');
else {
  const most = site.sampleNotice ? '; most go with sampleNotice' : '';
  todo.push(`src/content: reword or delete ${sentences.size} sentences shown above${most}`);
}

const facts = [...siteFacts(), ...(await sampleFacts())];
const confirmed = confirmedIn(existsSync(listFile) ? readFileSync(listFile, 'utf8') : '');
writeFileSync(listFile, checklist(facts, confirmed));
const open = unconfirmed(facts, confirmed);
console.log(
  `\nlaunch-checklist.md: ${facts.length - open.length} of ${facts.length} facts are ticked`,
);
for (const [kind, entries] of Map.groupBy(open, (fact) => fact.kind))
  console.log(`  ${kind}: ${entries.length} open, such as “${entries[0]?.text}”`);
if (open.length > 0)
  todo.push(`launch-checklist.md: tick ${open.length} facts, or change the files that it names`);

console.log(
  todo.length === 0
    ? '\nReady: nothing invented is left, and every fact is confirmed.'
    : `\nNot ready. Left to do, then build and check again:\n  ${todo.join('\n  ')}`,
);
process.exitCode = todo.length === 0 ? 0 : 1;
