import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Event,
  OpeningHoursSpecification,
  Organization,
  SoftwareApplication,
  TechArticle,
  WebSite,
} from 'schema-dts';

import { absolute, rootUrl } from '../../src/config/base.ts';
import { language } from '../../src/config/language.ts';
import { company, site } from '../../src/config/site.ts';
import { type Article, sharedLanguage, type TopicRecord } from '../../src/content/text-records.ts';
import { blog as blogWords } from '../../src/content/pages/blog.ts';
import { docs } from '../../src/content/pages/docs.ts';
import { suite } from '../../src/content/pages/products-solutions/suite.ts';
import { products } from '../../src/content/products.ts';
import { events } from '../../src/content/records.ts';
import { weekdays } from '../../src/lib/time/weekly-hours.ts';
import { spanOf } from '../../src/lib/time/event-times.ts';
import type { PageSchema } from '../../src/routes.ts';
import type { PageHead } from './document.ts';

/** One for all languages. */
const publisher = { '@id': `${rootUrl}/#organization` } as const;

export function blog(head: PageHead, articles: readonly Article[]): Blog {
  return {
    '@type': 'Blog',
    '@id': absolute(head.path),
    name: head.title,
    description: head.description,
    inLanguage: sharedLanguage(articles) ?? language,
    publisher,
    blogPost: articles.map(({ slug, title, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      url: absolute(`/blog/${slug}`),
    })),
  };
}

export function posting(article: Article): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    wordCount: article.words,
    author: { '@type': 'Person', name: article.author },
    publisher,
    mainEntityOfPage: absolute(`/blog/${article.slug}`),
    articleSection: blogWords.categories[article.category].name,
  };
}

const topicArticles = (topics: readonly TopicRecord[]): readonly TechArticle[] =>
  topics.map(({ slug, title, summary, category }) => ({
    '@type': 'TechArticle',
    headline: title,
    description: summary,
    articleSection: docs.categories[category],
    url: absolute(`/docs#${slug}`),
    publisher,
  }));

const reference = (head: PageHead): TechArticle => ({
  '@type': 'TechArticle',
  headline: head.title,
  description: head.description,
  url: absolute(head.path),
  publisher,
});

/**
 * Opening hours, and the days on which the office is closed. They are read as the time at headquarters, so hours in
 * another zone are left out.
 */
function openingHours(): readonly OpeningHoursSpecification[] {
  const { zone, days, holidays } = site.hours;
  if (zone !== company.timeZone) return [];
  return [
    ...days.map(({ from, to, open, close }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1),
      opens: open,
      // The vocabulary has no 24:00.
      closes: close === '24:00' ? '23:59' : close,
    })),
    ...holidays.map(({ day, name }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      name,
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    })),
  ];
}

/**
 * The vendor.
 * @param address without a postal code where its country has none
 */
export function organization(address = site.address): Exclude<Organization, string> {
  const { phone } = site;
  const telephone = phone.e164 === '' ? {} : { telephone: phone.e164.replace(';ext=', ' x') };
  const hours = openingHours();
  return {
    '@type': 'Organization',
    ...publisher,
    name: site.name,
    legalName: site.legalName,
    url: absolute('/'),
    email: site.email,
    ...telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      ...((address.regionCode || address.region) && {
        addressRegion: address.regionCode || address.region,
      }),
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email,
      ...telephone,
      ...(hours.length > 0 && { hoursAvailable: hours }),
    },
    ...(company.social.length > 0 && { sameAs: [...company.social] }),
    ...(company.imprint.vat && { vatID: company.imprint.vat }),
  };
}

function webSite(): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: absolute('/'),
    inLanguage: language,
    publisher,
  };
}

/** An event that the home page names. One that says no end has none: its day may begin before its hour does, in UTC. */
export function eventBlock(event: (typeof events)[number]): Event {
  const { name, day, lastDay = day, place, link, text } = event;
  const span = spanOf(event);
  const endDate = span ? span.end?.toISOString() : lastDay;
  return {
    '@type': 'Event',
    name,
    startDate: span?.start.toISOString() ?? day,
    ...(endDate && { endDate }),
    location: { '@type': 'Place', name: place, address: place },
    url: link.startsWith('/') ? absolute(link) : link,
    ...(text && { description: text }),
  };
}

/** The way from the home page, for pages that are not directly below it. */
export function breadcrumbs(head: PageHead): readonly BreadcrumbList[] {
  const { parent } = head;
  if (!parent) return [];
  const way = [
    { name: site.name, path: '/' },
    { name: parent.title, path: parent.path },
    { name: head.title, path: head.path },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(path),
      })),
    },
  ];
}

/** The available products. Ratings and prices are left out, because there are none from third parties. */
const applications = (): readonly SoftwareApplication[] =>
  products
    .filter(({ available }) => available)
    .map(({ id }) => ({
      '@type': 'SoftwareApplication',
      '@id': absolute(`/products-solutions#${id}`),
      name: suite[id].name,
      applicationCategory: 'SecurityApplication',
      publisher,
    }));

const ownBlocks: Record<
  PageSchema,
  (head: PageHead, topics: readonly TopicRecord[]) => readonly object[]
> = {
  vendor: () => [organization(), webSite(), ...events.map(eventBlock)],
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
): readonly object[] => [...breadcrumbs(head), ...(schema ? ownBlocks[schema](head, topics) : [])];
