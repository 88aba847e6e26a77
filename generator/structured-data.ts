import type {
  BreadcrumbList,
  Organization,
  SoftwareApplication,
  WebSite,
  WithContext,
} from 'schema-dts';

import { company, site } from '../src/config/site.ts';
import { products } from '../src/content/products.ts';
import type { TopicRecord } from '../src/content/topic-record.ts';
import { type PageSchema, routes } from '../src/routes.ts';
import { absolute, type PageHead } from './document.ts';
import { context, publisher, reference, topicArticles } from './structured-texts.ts';

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

/** A parent that is not published is left out. */
export function breadcrumbs(head: PageHead): WithContext<BreadcrumbList> {
  const trail = ['/', head.parent].flatMap((path) => {
    const route = routes.find((candidate) => candidate.path === path);
    return route ? [{ name: path === '/' ? site.name : route.title, path: route.path }] : [];
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

const ownBlocks: Record<
  PageSchema,
  (head: PageHead, topics: readonly TopicRecord[]) => readonly object[]
> = {
  vendor: () => [organization(), webSite()],
  topics: (_head, topics) => topicArticles(topics),
  reference: (head) => [reference(head)],
  products: applications,
};

/**
 * The JSON-LD blocks of a page in the route table. They have no ratings, which would be self-serving, and no job
 * postings, because one page lists several without a date.
 */
export const structuredData = (
  head: PageHead,
  schema: PageSchema | undefined,
  topics: readonly TopicRecord[],
): readonly object[] => [
  ...(head.path === '/' ? [] : [breadcrumbs(head)]),
  ...(schema ? ownBlocks[schema](head, topics) : []),
];
