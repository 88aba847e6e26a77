import type {
  BreadcrumbList,
  Organization,
  SoftwareApplication,
  WebSite,
  WithContext,
} from 'schema-dts';

import { company, labsPath, site } from '../src/config/site.ts';
import type { Article } from '../src/content/articles.ts';
import { products } from '../src/content/products.ts';
import type { TopicRecord } from '../src/content/topic-record.ts';
import { routes } from '../src/routes.ts';
import { absolute, type PageHead } from './document.ts';
import { blog, context, posting, publisher, reference, topicArticles } from './structured-texts.ts';

function organization(): WithContext<Organization> {
  const { address } = site;
  return {
    '@context': context,
    '@type': 'Organization',
    ...publisher,
    name: site.name,
    legalName: site.legalName,
    url: absolute('/'),
    email: site.email,
    telephone: site.phone.e164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      ...(address.regionCode && { addressRegion: address.regionCode }),
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    ...(company.social.length > 0 && { sameAs: [...company.social] }),
    ...(company.imprint.vat && { vatID: company.imprint.vat }),
  };
}

function webSite(): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.name,
    url: absolute('/'),
    publisher,
  };
}

/** Those that are not published are left out. */
function ancestors(path: string): readonly string[] {
  if (path.startsWith('/platform/')) return ['/security-platform'];
  if (path.startsWith('/blog/')) return ['/blog'];
  if (path === labsPath) return ['/about'];
  return [];
}

function breadcrumbs(head: PageHead): WithContext<BreadcrumbList> {
  const trail = ['/', ...ancestors(head.path)].flatMap((path) => {
    const route = routes.find((candidate) => candidate.path === path);
    return route ? [{ name: path === '/' ? site.name : route.title, path }] : [];
  });
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, { name: head.title, path: head.path }].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(path),
      }),
    ),
  };
}

/** The available products. Ratings and prices are left out, because there are none from third parties. */
const applications = (): readonly WithContext<SoftwareApplication>[] =>
  products
    .filter(({ available }) => available)
    .map(({ id, name }) => ({
      '@context': context,
      '@type': 'SoftwareApplication',
      '@id': absolute(`/products-solutions#${id}`),
      name,
      applicationCategory: 'SecurityApplication',
      publisher,
    }));

type Texts = {
  article: Article | undefined;
  listed: readonly Article[];
  topics: readonly TopicRecord[];
};

/**
 * The JSON-LD blocks of one page. It has no ratings, which would be self-serving, and no job postings, because
 * one page lists several without a date.
 */
export function structuredData(head: PageHead, texts: Texts): readonly object[] {
  const { article, listed, topics } = texts;
  if (head.path === '/') return [organization(), webSite()];
  const own: Readonly<Record<string, () => readonly object[]>> = {
    '/docs': () => topicArticles(topics),
    '/api': () => [reference(head)],
    '/products-solutions': applications,
  };
  if (article) return [breadcrumbs(head), posting(article)];
  if (listed.length > 0) return [breadcrumbs(head), blog(head, listed)];
  return [breadcrumbs(head), ...(own[head.path]?.() ?? [])];
}
