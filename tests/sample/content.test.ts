/**
 * The agreed facts of the sample content (decision 90). An owner deletes this folder. It is left out as soon as one
 * text is theirs (`tests/support/own-text.ts`), so every text here has its mark.
 */
import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { sampleRecords } from '../../tools/owner/sample-records.ts';
import { site } from '../../src/config/site.ts';
import { claims } from '../../src/content/claims.ts';
import { milestones } from '../../src/content/pages/about.ts';
import { benefits } from '../../src/content/pages/careers.ts';
import { expectations } from '../../src/content/pages/free-demo.ts';
import {
  applicationSteps,
  partnerBenefits,
  partnerTypes,
} from '../../src/content/pages/partners.ts';
import { press, boilerplate } from '../../src/content/pages/press.ts';
import { hubTools } from '../../src/content/pages/solutions/developers.ts';
import { voices } from '../../src/content/pages/solutions/military.ts';
import {
  areas,
  collaborations,
  innovations,
  publications,
} from '../../src/content/pages/resources/labs.ts';
import { publicationSlugs } from '../../src/content/pages/resources/labs/catalog.ts';
import { paperCatalog } from '../../src/content/papers/catalog.ts';
import { papers } from '../../src/content/papers/papers.ts';
import { recovery, referenceLayout } from '../../src/content/product/availability.ts';
import { deployment, integrations } from '../../src/content/product/deployment.ts';
import {
  effort,
  effortHours,
  footprint,
  quoteItems,
  replyTimes,
} from '../../src/content/product/buying.ts';
import { custody } from '../../src/content/product/custody.ts';
import { signingKeys } from '../../src/content/product/authority.ts';
import { authorizations } from '../../src/content/product/authorizations.ts';
import { contractTerms } from '../../src/content/product/contract.ts';
import { advisories, patchTimes, releaseNotes } from '../../src/content/product/support.ts';
import { artifacts } from '../../src/content/product/evidence.ts';
import { noiseSource, validation } from '../../src/content/product/cryptography.ts';
import { services } from '../../src/content/product/offer.ts';
import {
  applicationSteps as trialSteps,
  partnerRequirements,
  trainingModules,
} from '../../src/content/product/partner-program.ts';
import { pilot } from '../../src/content/product/pilot.ts';
import { quantamorphic } from '../../src/content/product/quantamorphic.ts';
import { sdk } from '../../src/content/product/sdk.ts';
import { auditLog, exitLog } from '../../src/content/pages/solutions/enterprise.ts';
import { bank } from '../../src/content/pages/solutions/enterprise/bank.ts';
import { rewrapping } from '../../src/content/product/wrap.ts';
import { shares, splitting } from '../../src/content/product/splitting.ts';
import { suite } from '../../src/content/pages/products-solutions/suite.ts';
import {
  learnAboutStorage,
  thresholdTrade,
} from '../../src/content/pages/platform/learn-about-storage.ts';
import { attributes, decide } from '../../src/models/policy/decide.ts';
import { example } from '../../src/models/policy/example-policy.ts';
import { atLeast } from '../../src/pages/platform/learn-about-storage.tsx';
import { byId } from '../../src/lib/records.ts';

test('every invented record of the sample carries the mark that the check before launch reads', () => {
  const records = {
    publications: Object.values(publications),
    innovations: Object.values(innovations),
    research: [...areas, ...collaborations],
    products: [...Object.values(suite), ...services],
    product: [
      pilot,
      sdk,
      referenceLayout,
      quantamorphic,
      ...custody,
      ...integrations,
      ...validation,
      ...deployment,
      // The bill of the website's own packages is real.
      ...artifacts.filter(({ id }) => id !== 'sbom'),
      ...signingKeys,
      ...contractTerms,
      ...authorizations,
      ...patchTimes,
      ...releaseNotes,
      ...advisories,
      ...noiseSource,
    ],
    buying: [...replyTimes, ...quoteItems, ...footprint, ...effort],
    training: [...trainingModules, ...partnerRequirements, ...trialSteps],
    partners: [...partnerTypes, ...partnerBenefits, ...applicationSteps],
    demo: expectations,
    papers: Object.values(papers),
    awards: byId(press.sections).awards.points,
    quotations: [voices, ...voices.others],
    milestones,
    boilerplate: [boilerplate],
    benefits,
    site: [site],
    claims: Object.values(claims).filter(
      ({ status }) => !['law', 'standard', 'historical-standard'].includes(status),
    ),
  };
  const unmarked = Object.entries(records).flatMap(([kind, all]) =>
    all.filter((record) => !('sample' in record && record.sample)).map(() => kind),
  );
  expect(unmarked).toEqual([]);
});

test('the bank’s figures follow from the product’s', () => {
  expect(bank.records).toBe(rewrapping.records);
  const minutesOf = ({ mark }: { mark: string }) => {
    const [hours = 0, minutes = 0] = mark.split(':').map(Number);
    return 60 * hours + minutes;
  };
  for (const { lines } of [auditLog, exitLog]) {
    const times = lines.map(minutesOf);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
  const [start] = exitLog.lines;
  const opened = exitLog.lines.find(({ text }) => text === 'first wrap opened') ?? start;
  expect(minutesOf(opened) - minutesOf(start)).toBeLessThan(60 * recovery.hours);
});

test('a chart’s line says what the chart computes', () => {
  const { threshold } = byId(learnAboutStorage.sections);
  for (const odds of [
    atLeast(3, 5, thresholdTrade.chance),
    atLeast(5 - 3 + 1, 5, thresholdTrade.chance),
  ])
    expect(threshold.lede).toContain(`${Math.round(100 * odds)}%`);
  // Zero trust: nothing opens from a new device.
  const request = { place: 'office', time: '10:00', device: 'unknown' } as const;
  for (const role of attributes.role)
    for (const resource of attributes.resource)
      expect(decide(example, { ...request, role, resource }).effect).toBe('deny');
  // Access control: contractors reach the build server at any hour.
  for (let hour = 0; hour < 24; hour++)
    expect(
      decide(example, {
        role: 'contractor',
        resource: 'build-server',
        device: 'managed',
        place: 'office',
        time: `${String(hour).padStart(2, '0')}:00`,
      }).effect,
    ).toBe('allow');
});

test('a record that the text of a page repeats is listed once, where it is written', async () => {
  const [first] = partnerRequirements;
  const listed = (await sampleRecords()).filter(({ name }) => name.startsWith(first.text));
  expect(listed.map(({ file }) => file)).toEqual(['content/product/partner-program.ts']);
});

test('slugs of papers are made of their titles', () => {
  for (const { slug } of paperCatalog)
    expect(
      papers[slug].title
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '-')
        .replace(/-$/, ''),
    ).toBe(slug);
});

test('slugs of publications are made of their titles', () => {
  for (const slug of publicationSlugs)
    expect(publications[slug].title.toLowerCase().replaceAll(/[^a-z]+/g, '-')).toBe(slug);
});

test('only the sandbox hands us plaintext or a key', () => {
  const ours = custody.filter(({ host }) => host !== 'customer');
  const readable = ours.filter(({ reads }) => !/No key, no plaintext|[Cc]iphertext/.test(reads));
  expect(readable.map(({ id }) => id)).toEqual(['sandbox']);
});

test('opening a file needs no custodian, and recovery needs as many as shares', () => {
  expect(splitting.daily).toContain('No custodian');
  expect(splitting.recovery).toContain(`${shares.needed} of ${shares.total} custodians`);
  expect(effortHours.install).toBe(32);
});

test('a pilot is free until its price is agreed', () => {
  expect(pilot.price).toContain(`Weeks 1 to ${pilot.freeWeeks} are free`);
});

test('a tool of the developer hub that leads to the documentation leads to a heading with its name', () => {
  const folder = new URL('../../src/content/docs/', import.meta.url);
  const headings = globSync('*.mdx', { cwd: folder }).flatMap((file) => {
    const names = readFileSync(new URL(file, folder), 'utf8').matchAll(/^## (.+)$/gm);
    return Array.from(names, ([, name = '']) => {
      const anchor = `${file.slice(0, -'.mdx'.length)}-${name.toLowerCase().replaceAll(' ', '-')}`;
      return { name, to: `/docs#${anchor}` };
    });
  });
  const inDocs = hubTools.filter(({ to }) => to.startsWith('/docs'));
  expect(inDocs.length).toBeGreaterThan(0);
  for (const { name, to } of inDocs) expect(headings).toContainEqual({ name, to });
});
