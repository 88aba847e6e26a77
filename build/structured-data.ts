import type { BlogPosting, BreadcrumbList, Organization, WebSite, WithContext } from 'schema-dts';

import { labsPath, site } from '../src/config/site.ts';
import type { Article } from '../src/content/articles.ts';
import { routes } from '../src/routes.ts';
import { absolute, type PageHead } from './document.ts';

const context = 'https://schema.org';

function organization(): WithContext<Organization> {
  const { address } = site;
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: site.name,
    legalName: site.legalName,
    url: absolute('/'),
    email: site.email,
    telephone: site.phone.e164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.regionCode,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
  };
}

function webSite(): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.name,
    url: absolute('/'),
    publisher: { '@id': absolute('/#organization') },
  };
}

/** The pages above a page that have an address of their own. */
function ancestors(path: string): readonly string[] {
  if (path.startsWith('/platform/')) return ['/security-platform'];
  if (path.startsWith('/blog/')) return ['/blog'];
  if (path === labsPath) return ['/about'];
  return [];
}

function breadcrumbs(head: PageHead): WithContext<BreadcrumbList> {
  const trail = ['/', ...ancestors(head.path)].map((path) => {
    const route = routes.find((candidate) => candidate.path === path);
    if (!route) throw new Error(`structured data: ${path} is not in the route table`);
    return { name: path === '/' ? site.name : route.title, path };
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

function posting(article: Article): WithContext<BlogPosting> {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    wordCount: article.words,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@id': absolute('/#organization') },
    mainEntityOfPage: absolute(`/blog/${article.slug}`),
    articleSection: article.category,
  };
}

/**
 * The JSON-LD blocks of one page. No ratings of our own (search engines call them self-serving) and no
 * job postings (one page lists several, and they carry no date).
 */
export function structuredData(head: PageHead, articles: readonly Article[]): readonly object[] {
  if (head.path === '/') return [organization(), webSite()];
  const article = articles.find(({ slug }) => head.path === `/blog/${slug}`);
  return article ? [breadcrumbs(head), posting(article)] : [breadcrumbs(head)];
}
