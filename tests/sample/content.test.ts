/** The specification's facts about the sample content. An owner deletes this folder. */
import { describe, expect, test } from 'vitest';

import { readArticles } from '../../generator/read-articles.ts';
import { sampleFacts } from '../../generator/sample-facts.ts';
import { labsPath } from '../../src/config/site.ts';
import { caseCatalog, industries } from '../../src/content/cases/catalog.ts';
import { cases } from '../../src/content/cases/cases.ts';
import { milestones } from '../../src/content/pages/about.ts';
import { positionCatalog } from '../../src/content/pages/careers/catalog.ts';
import { positions } from '../../src/content/pages/careers/positions.ts';
import { partnerBenefits, partnerTypes, requirements } from '../../src/content/pages/partners.ts';
import { innovationCatalog, statuses } from '../../src/content/pages/resources/labs/catalog.ts';
import { paperCatalog, paperCategories } from '../../src/content/papers/catalog.ts';
import { papers } from '../../src/content/papers/papers.ts';
import { counts } from '../../src/content/product/offer.ts';
import { routes } from '../../src/routes.ts';

const { articles } = await readArticles();

test('the routes are those of the specification, in its order, plus the accessibility page', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/about',
    '/privacy',
    '/terms',
    '/security',
    '/accessibility',
    '/security-platform',
    '/free-demo',
    labsPath,
    '/platform/communications',
    '/platform/data-protection',
    '/platform/zero-trust',
    '/platform/architecture',
    '/platform/explore-encryption',
    '/platform/learn-about-storage',
    '/platform/discover-controls',
    '/solutions/developers',
    '/solutions/it-leaders',
    '/solutions/military',
    '/solutions/enterprise',
    '/developers',
    '/products-solutions',
    '/docs',
    '/api',
    '/blog',
    '/resources/whitepapers',
    '/resources/case-studies',
    '/careers',
    '/press',
    '/partners',
    '/contact',
  ]);
});

test('there are six cases of 3 to 12 months, one per industry, two of them featured', () => {
  expect(industries).toEqual([
    'Financial Services',
    'Government',
    'Manufacturing',
    'Healthcare',
    'Energy',
    'Technology',
  ]);
  expect(caseCatalog).toHaveLength(6);
  expect(caseCatalog.filter(({ featured }) => featured)).toHaveLength(2);
  const months = caseCatalog.map(({ slug }) => Number.parseInt(cases[slug].timeline, 10));
  expect([Math.min(...months), Math.max(...months)]).toEqual([3, 12]);
});

test('there are six papers, one per category, two of them featured', () => {
  expect(paperCatalog).toHaveLength(6);
  expect(paperCategories).toHaveLength(6);
  expect(paperCatalog.filter(({ featured }) => featured)).toHaveLength(2);
});

test('full editions have 28 to 56 pages, and downloads range from 1.2K to 2.3K', () => {
  const all = paperCatalog.map(({ slug }) => papers[slug]);
  const pages = all.map((paper) => paper.pages);
  expect([Math.min(...pages), Math.max(...pages)]).toEqual([28, 56]);
  const downloads = all.map((paper) => paper.downloads).toSorted();
  expect([downloads.at(0), downloads.at(-1)]).toEqual(['1.2K', '2.3K']);
});

test('there are ten products: six in the suite, three of them available, and four services', () => {
  expect(counts).toEqual({
    suite: 6,
    suiteAvailable: 3,
    suiteComing: 3,
    services: 4,
    products: 10,
    available: 7,
  });
});

test('the open positions are the five of the specification', () => {
  expect(positionCatalog.map(({ slug }) => positions[slug].title)).toEqual([
    'Senior Security Engineer',
    'Quantum Cryptography Researcher',
    'DevSecOps Engineer',
    'Sales Engineer - Federal',
    'AI / Full-Stack Developer',
  ]);
});

test('the company has four milestones', () => {
  expect(milestones).toHaveLength(4);
});

test('the labs have a project with each status', () => {
  expect([...statuses].toSorted()).toEqual([
    'Active Research',
    'Beta Testing',
    'In Development',
    'Research Phase',
  ]);
  for (const status of statuses)
    expect(innovationCatalog.some((project) => project.status === status)).toBe(true);
});

test('the partner program has three types of three benefits, the six specified benefits and five requirements', () => {
  expect(partnerTypes.map(({ benefits }) => benefits.length)).toEqual([3, 3, 3]);
  expect(partnerBenefits.map(({ term }) => term.toLowerCase())).toEqual([
    'dedicated partner success manager',
    'technical training and certification',
    'sales and marketing resources',
    'co-branded marketing materials',
    'lead sharing and referral program',
    'priority technical support',
  ]);
  expect(requirements).toHaveLength(5);
});

describe('articles', () => {
  test('have the specified dates and categories, and two are featured', () => {
    const facts = articles.map(({ slug, date, category, featured }) =>
      [slug, date, category, featured ? 'featured' : ''].join(' ').trim(),
    );
    expect(facts).toEqual(
      expect.arrayContaining([
        'quantum-secure-communications 2025-01-15 Technology featured',
        'ai-safe-data-protection 2025-01-10 Research featured',
        'zero-trust-implementation 2025-01-05 Security',
        'particlemesh-network-security 2024-12-28 Technology',
        'quantum-computing-threats 2024-12-20 Industry',
        'quantamorphic-encryption-science 2024-12-15 Research',
      ]),
    );
    expect(articles.filter(({ featured }) => featured)).toHaveLength(2);
  });

  test('are by two authors and have two comments each', () => {
    expect(new Set(articles.map(({ author }) => author)).size).toBe(2);
    expect(articles.filter(({ comments }) => comments.length !== 2)).toEqual([]);
  });
});

test('the check before launch finds every kind of sample fact', async () => {
  const facts = await sampleFacts();
  const of = (kind: string) => facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
  expect(of('Quotations').length).toBeGreaterThanOrEqual(3);
  expect(of('Awards').length).toBeGreaterThanOrEqual(3);
  expect(of('Case studies')).toHaveLength(6);
  expect(of('Papers: date, pages in full, downloads shown')).toHaveLength(6);
  expect(of('Press releases').length).toBeGreaterThanOrEqual(3);
  expect(of('Open positions')).toHaveLength(5);
  expect(of('Authors')).toHaveLength(2);
  expect(of('Names under sample comments')).toHaveLength(12);
  expect(of('Dates of checking').length).toBeGreaterThanOrEqual(1);
  expect(of('Figures that are your own word').length).toBeGreaterThanOrEqual(10);
  const people = of('People').join('\n');
  for (const name of ['Halvorsgaard', 'Wrenfield', 'Petterby', 'Castellane'])
    expect(people).toContain(name);
  const promises = of('Promises of time').join('\n');
  expect(promises).toContain('5 business days');
  expect(promises).toContain('90 days');
  expect(of('Insurance, patents and counts').join('\n')).toMatch(/insurance backing/i);
});
