/** `npm run launch-check`: what an owner must replace, confirm or fill in before going live. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { signatureName, sumsName } from '../../generator/files/checksums.ts';
import { isBuilt } from '../../generator/files/finished.ts';
import { inASentence } from '../../generator/in-a-sentence.ts';
import {
  demonstrationMark,
  isDemonstrationSite,
  publicKeys,
} from '../../generator/keys/public-keys.ts';
import { root } from '../../generator/texts/plain-text.ts';
import { signerOf } from '../../src/lib/seal/check-file.ts';
import { signingKeysPath } from '../../src/lib/seal/published-keys.ts';
import { parseSums } from '../../src/lib/seal/sums.ts';
import { say } from './terminal.ts';
import { writeWhole } from './write-whole.ts';
import { textsOfSite, publishedOf, sampleRecords, type SampleRecord } from './sample-records.ts';
import { isCommand } from '../../scripts/commands.mjs';
import { base, siteUrl } from '../../src/config/base.ts';
import { isHere, isPublished } from '../../src/config/is-published.ts';
import { site, company } from '../../src/config/site.ts';
import { locale } from '../../src/config/language.ts';
import type { Site } from '../../src/config/site-facts.ts';
import { reservedHost } from '../../src/lib/mail/email-address.ts';
import { routes } from '../../src/page.ts';
import { longDate } from '../../src/lib/text/format.ts';
import { postalLine } from '../../src/lib/text/postal-address.ts';

const dist = join(root, 'dist');
const listFile = join(root, 'launch-checklist.md');

/** What only the owner can confirm. */
type CompanyFact = { readonly name: string; readonly text: string };

/** Every text and number of a record, on one line. */
const textsOf = (value: object): string =>
  Object.values(value)
    .map((item: unknown) => (typeof item === 'object' && item !== null ? textsOf(item) : item))
    .filter((item) => item !== '' && item !== undefined)
    .join(' | ') || 'none';

/** A line for each text of a record, because each is a question of its own. */
const each = (name: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([part, text]) => [`${name}, ${part}`, text || 'none']),
  );

/** Every fact of `src/config/site.ts`, in the words in which it is confirmed. */
export function companyFacts(): readonly CompanyFact[] {
  const { address, hours, delivery, budgets } = site;
  const { latitude, longitude, region, regionCode, countryCode } = address;
  const { law } = company;
  const { representative, officer, logs, retention, ...lawOfPrivacy } = law.privacy;
  const lines = {
    Name: site.name,
    'Legal name': site.legalName,
    'Name in addresses': site.slug,
    Address: postalLine(address),
    'Region and codes': textsOf({ region, regionCode, countryCode }),
    Position: `${latitude}, ${longitude}`,
    'Address of the site': site.url,
    'E-mail': site.email,
    Telephone: site.phone.display,
    'Time zone': company.timeZone,
    Hours: hours.days
      .map(
        ({ from, to, open, close }) => `${from === to ? from : `${from}-${to}`} ${open}-${close}`,
      )
      .concat(`${hours.label} (${hours.zone})`)
      .join(', '),
    Holidays: textsOf(hours.holidays),
    'Zone of meetings': site.meetingZone,
    'Dates are written': `${longDate('2026-12-25')} (${locale})`,
    Budgets: textsOf(budgets),
    'Governing law': textsOf(company.jurisdiction),
    'Mail is kept in': company.mail.keptIn,
    'Privacy is in effect since': longDate(law.privacy.effective),
    'Your law on privacy': textsOf({ ...lawOfPrivacy, effective: '' }),
    ...each('Data protection', { representative, officer, logs, retention }),
    'Terms are in effect since': longDate(law.terms.effective),
    'Your law on terms': textsOf({ ...law.terms, effective: '' }),
    'Your law on accessibility': textsOf(law.accessibility),
    ...each('Imprint', company.imprint),
    'Social profiles': textsOf(company.social),
    Offices: textsOf(company.offices),
    'Remote work': textsOf(company.remote),
    'Other sites': textsOf(site.external),
    Delivery: delivery.by === 'mail' ? 'by mail' : `${delivery.url}, ${delivery.keptBy}`,
  };
  return Object.entries(lines).map(([name, text]) => ({ name, text }));
}

const introduction = `# Launch checklist

\`npm run launch-check\` writes this list anew and keeps your ticks.
`;

const recordsHead = `## Invented records

Replace each, then delete its \`sample: true\`. A record on no page is not in this list.
`;

const factsHead = `## The company

Put an x between the brackets when the line is true of you, or change it in \`src/config/site.ts\`. A line whose text changes has to be ticked again.
`;

/** The lines with a tick. The blank may be left beside it, and programs for Markdown have other bullets. */
export const confirmedIn = (markdown: string): ReadonlySet<string> =>
  new Set([...markdown.matchAll(/^[-*+] \[ *x *\] (.+?) *$/gim)].map(([, line = '']) => line));

const lineOf = ({ name, text }: CompanyFact): string => `${name}: ${text}`;

export const unconfirmed = (
  facts: readonly CompanyFact[],
  confirmed: ReadonlySet<string>,
): readonly CompanyFact[] => facts.filter((fact) => !confirmed.has(lineOf(fact)));

/** The list as Markdown: what is still invented, and what only the owner can confirm. */
export function checklist(
  records: readonly SampleRecord[],
  facts: readonly CompanyFact[],
  confirmed: ReadonlySet<string>,
): string {
  const named = records.map(({ name, file }) => `- ${name} (\`src/${file}\`)\n`).join('');
  const lines = facts.map((fact) => {
    const line = lineOf(fact);
    return `- [${confirmed.has(line) ? 'x' : ' '}] ${line}\n`;
  });
  return [introduction, recordsHead, named || 'None.\n', factsHead, lines.join('')].join('\n');
}

/** The addresses of a site whose host is reserved for examples, so that they can't be an owner's own. */
export function reservedHosts(
  site: Pick<Site, 'url' | 'email' | 'external' | 'delivery'>,
): readonly { readonly name: string; readonly host: string }[] {
  const addresses = {
    url: site.url,
    email: site.email,
    'external.privateAi': site.external.privateAi,
    'external.officeAddIn': site.external.officeAddIn,
    'delivery.url': site.delivery.by === 'endpoint' ? site.delivery.url : '',
  };
  return Object.entries(addresses)
    .map(([name, address]) => ({ name, host: reservedHost(address) }))
    .filter(({ host }) => host !== '');
}

/** Two pages on which it shows whether the host has the settings that it needs. The list of articles is a folder, too. */
const looked = ['/blog', ...routes.map(({ path }) => path)]
  .filter(
    (path, at, all) =>
      path !== '/' && all.indexOf(path) === at && isPublished(path) && isHere(path),
  )
  .slice(0, 2);

const known = '/.well-known/';

/** What an owner does at the root of the host for a site under a path, where some programs look alone. */
export const rootNote = (base: string, host: string): string =>
  `The site begins at ${base}/. Readers ask for some files at the root of the host only: copy dist${known}security.txt to ${host}${known}security.txt, dist${known}gpc.json to ${host}${known}gpc.json if it is true of all sites of the host, and add the line of dist/robots.txt that begins with Sitemap to the robots.txt there.`;

/** Prints what is left to do, and writes the list. The exit status is 1 if anything is. */
async function main(): Promise<void> {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('There is no built site. Run npm run build first.');

  const todo: string[] = [];
  if (!isBuilt(root)) todo.push('dist/: run npm run build, because it is older, or a preview');

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
    if (!address)
      console.log(`  optional: external.${name} is empty, so its button asks by e-mail`);

  const { sealing, signing, isDemonstration } = await publicKeys();
  const built = (name: string) =>
    existsSync(join(dist, name)) ? readFileSync(join(dist, name)) : null;
  const sums = built(sumsName)?.toString() ?? '';
  if (!isDemonstrationSite && built(signingKeysPath)?.includes(demonstrationMark))
    todo.push('dist/: build again, because it has keys of a demonstration');
  else if (signing.length > 0 && !isDemonstration) {
    const signature = built(signatureName);
    if (!signature || !signerOf(sums, signature, signing))
      todo.push('dist/SHA256SUMS: sign it with npm run sign, then run npm run launch-check alone');
  }
  if (sums !== '' && parseSums(sums).commit === '')
    console.log('  optional: dist/ names no commit to build it again from (npm run reproduce)');
  if (!sealing || isDemonstration)
    console.log('  optional: no key to seal messages to (npm run keys, docs/sealing.md)');
  if (signing.length === 0 || isDemonstration)
    console.log('  optional: no key to sign the list of files with (npm run keys)');

  console.log('\ndist/, PDFs and archives included: records marked sample: true');
  const records = publishedOf(await sampleRecords(), await textsOfSite(dist));
  for (const [file, entries] of Map.groupBy(records, (record) => record.file)) {
    console.log(`  src/${file}`);
    for (const { name, in: page } of entries) say(`    ${name} (in ${page})`);
  }
  if (records.length === 0) console.log('  none');
  else
    todo.push(`src: replace ${records.length} records shown above and delete their sample: true`);

  const facts = companyFacts();
  const confirmed = confirmedIn(existsSync(listFile) ? readFileSync(listFile, 'utf8') : '');
  writeWhole(listFile, checklist(records, facts, confirmed));
  const open = unconfirmed(facts, confirmed);
  console.log(
    `\nlaunch-checklist.md: ${facts.length - open.length} of ${facts.length} facts about the company are ticked`,
  );
  for (const { name } of open) console.log(`  open: ${name}`);
  if (open.length > 0)
    todo.push(
      `launch-checklist.md: tick ${open.length} facts, or change them in src/config/site.ts`,
    );

  console.log(
    todo.length === 0
      ? '\nReady: nothing invented is left, and every fact is confirmed.'
      : `\nNot ready. Left to do, then build and check again:\n  ${todo.join('\n  ')}`,
  );
  console.log(
    `\nOnce it is published, open ${looked.map((path) => siteUrl + path).join(' and ')}. If one is not found, or its address gains a slash, the host needs a setting: docs/publishing.md, "Hosts".`,
  );
  if (base !== '') console.log(`\n${rootNote(base, new URL(siteUrl).origin)}`);
  process.exitCode = todo.length === 0 ? 0 : 1;
}

if (isCommand(import.meta.url)) await inASentence(main);
