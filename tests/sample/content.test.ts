/** The specification's facts about the sample content. An owner deletes this folder. */
import { describe, expect, test } from 'vitest';

import { company, labsPath, site } from '../../src/config/site.ts';
import { articles } from '../../src/content/articles.ts';
import { caseCatalog, industries } from '../../src/content/cases/catalog.ts';
import { cases } from '../../src/content/cases/cases.ts';
import { claims } from '../../src/content/claims.ts';
import { testimonials } from '../../src/content/home.ts';
import { milestones, principalCryptographer } from '../../src/content/pages/about.ts';
import { benefits } from '../../src/content/pages/careers.ts';
import { press } from '../../src/content/pages/press.ts';
import { voices } from '../../src/content/pages/solutions/military.ts';
import { directors, executives } from '../../src/content/people.ts';
import { boilerplate } from '../../src/content/press/media-kit.ts';
import { releases } from '../../src/content/press/releases.ts';
import { innovations, publications } from '../../src/content/pages/resources/labs/records.ts';
import { positionCatalog } from '../../src/content/pages/careers/catalog.ts';
import { positions } from '../../src/content/pages/careers/positions.ts';
import { partnerBenefits, partnerTypes, requirements } from '../../src/content/pages/partners.ts';
import { innovationCatalog, statuses } from '../../src/content/pages/resources/labs/catalog.ts';
import { paperCatalog, paperCategories } from '../../src/content/papers/catalog.ts';
import { papers } from '../../src/content/papers/papers.ts';
import { counts } from '../../src/content/product/offer.ts';
import { byId } from '../../src/lib/by-id.ts';
import { routes } from '../../src/routes.ts';

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

test('there is one office, in St. Paul', () => {
  expect(site.address.city).toBe('St. Paul');
  expect(company.offices).toEqual([]);
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

test('every invented record of the sample carries the mark that the check before launch reads', () => {
  const records = {
    people: [...executives, ...directors],
    cases: Object.values(cases),
    releases: Object.values(releases),
    positions: Object.values(positions),
    publications: Object.values(publications),
    innovations: Object.values(innovations),
    papers: Object.values(papers),
    awards: byId(press.sections).awards.points,
    quotations: [...testimonials, voices, ...voices.others, principalCryptographer],
    milestones,
    boilerplate: [boilerplate],
    benefits,
    articles,
    site: [site],
    claims: Object.values(claims).filter(
      ({ status }) => !['law', 'standard', 'historical standard'].includes(status),
    ),
  };
  const unmarked = Object.entries(records).flatMap(([kind, all]) =>
    all.filter((record) => !('sample' in record && record.sample)).map(() => kind),
  );
  expect(unmarked).toEqual([]);
});
