import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { isTranslation, sourceLanguage } from '../../generator/languages/overlay.ts';
import { textsOfSite, type SampleRecord, wordsOf } from '../owner/sample-records.ts';

/** What names a company: its facts, its brand's names and its records. */
type Names = {
  readonly facts: readonly string[];
  readonly records: readonly SampleRecord[];
  /** Of products. */
  readonly ids: readonly string[];
};

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

type Modules = {
  'src/config/site.ts': typeof import('../../src/config/site.ts');
  'src/config/languages.ts': typeof import('../../src/config/languages.ts');
  'src/config/brand.ts': typeof import('../../src/config/brand.ts');
  'src/config/is-published.ts': typeof import('../../src/config/is-published.ts');
  'src/content/pages/products-solutions/suite.ts': typeof import('../../src/content/pages/products-solutions/suite.ts');
  'src/content/products.ts': typeof import('../../src/content/products.ts');
  'src/routes.ts': typeof import('../../src/routes.ts');
  'tools/owner/sample-records.ts': typeof import('../owner/sample-records.ts');
};

/** A module of a copy of the project. */
const load = <File extends keyof Modules>(folder: string, file: File): Promise<Modules[File]> =>
  import(pathToFileURL(join(folder, file)).href);

async function namesOf(folder: string): Promise<Names> {
  const { site, company } = await load(folder, 'src/config/site.ts');
  const { brand, nameStory } = await load(folder, 'src/config/brand.ts');
  const { products } = await load(folder, 'src/content/products.ts');
  const { suite } = await load(folder, 'src/content/pages/products-solutions/suite.ts');
  const { sampleRecords } = await load(folder, 'tools/owner/sample-records.ts');
  const { languages } = await load(folder, 'src/config/languages.ts');
  // Not countries, languages and days, which texts of every owner name.
  const { name, legalName, slug, url, email, phone, hours, sampleNotice } = site;
  const { street, city, region, postalCode } = site.address;
  const { jurisdiction, law, social, imprint, offices } = company;
  const facts = [name, legalName, slug, url, email, phone, hours.label, sampleNotice];
  const places = [street, city, region, postalCode, jurisdiction, law, social, imprint, offices];
  return {
    facts: textsIn([
      facts,
      places,
      brand,
      nameStory,
      Object.values(suite).map((product) => product.name),
    ]).filter((text) => !/^\d{4}-\d{2}-\d{2}$/.test(text)),
    // Documents in English are on a site in another language, too.
    records: await sampleRecords([...languages.map(({ tag }) => tag), sourceLanguage]),
    ids: products.map(({ id }) => wordsOf(id)),
  };
}

/** The names of records that belong to pages taken off. */
async function takenOff(folder: string, records: readonly SampleRecord[]) {
  const { allRoutes } = await load(folder, 'src/routes.ts');
  const { isPublished } = await load(folder, 'src/config/is-published.ts');
  const gone = allRoutes.filter(({ path }) => !isPublished(path)).map(({ page }) => page);
  return records.filter(({ file }) =>
    gone.some((page) => new RegExp(`^content/(?:pages/)?${page}[/.]`).test(file)),
  );
}

/** Texts of the sample in an owner's built site that are not the owner's own, each with a file that has it. */
export async function tracesIn({ folder, dist }: { folder: string; dist: string }) {
  const sample = await namesOf(resolve(import.meta.dirname, '../..'));
  const own = await namesOf(folder);
  const names = own.records.map(({ name }) => name);
  const kept = wordsOf([...own.facts, ...names].join(' | '));
  // Translations repeat the records of their English files, and an owner in English alone has none.
  const records = sample.records.filter(({ file }) => !isTranslation(file));
  const removed = [...sample.facts, ...records.map(({ name }) => name)].filter(
    (text) => text.length > 3 && !kept.includes(wordsOf(text)),
  );
  const off = (await takenOff(folder, own.records)).map(({ name }) => name);
  const traces = [...new Set([...removed, ...off])];
  const texts = (await textsOfSite(dist)).map(({ file, text }) => ({
    file,
    text,
    words: wordsOf(`${file} ${text}`),
  }));
  const found = traces.flatMap((trace) => {
    // A name that is an id in small letters stays in code.
    const isId = sample.ids.includes(wordsOf(trace));
    const place = texts.find(({ text, words }) =>
      isId ? text.includes(trace) : words.includes(wordsOf(trace)),
    );
    return place ? [`${trace} (${place.file})`] : [];
  });
  return { searched: traces.length, found };
}
