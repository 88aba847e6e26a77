import type { Blog, BlogPosting, TechArticle, WithContext } from 'schema-dts';

import { language } from '../../src/config/language.ts';
import type { Article } from '../../src/content/articles.ts';
import { blog as blogWords } from '../../src/content/pages/blog.ts';
import { docs } from '../../src/content/pages/docs.ts';
import type { TopicRecord } from '../../src/content/topic-record.ts';
import { type PageHead } from './document.ts';
import { absolute } from '../../src/config/base.ts';

export const context = 'https://schema.org';

export const publisher = { '@id': absolute('/#organization') } as const;

export function blog(head: PageHead, articles: readonly Article[]): WithContext<Blog> {
  return {
    '@context': context,
    '@type': 'Blog',
    '@id': absolute(head.path),
    name: head.title,
    description: head.description,
    inLanguage: language,
    publisher,
    blogPost: articles.map(({ slug, title, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      url: absolute(`/blog/${slug}`),
    })),
  };
}

export function posting(article: Article): WithContext<BlogPosting> {
  return {
    '@context': context,
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

export const topicArticles = (
  topics: readonly TopicRecord[],
): readonly WithContext<TechArticle>[] =>
  topics.map(({ slug, title, summary, category }) => ({
    '@context': context,
    '@type': 'TechArticle',
    headline: title,
    description: summary,
    articleSection: docs.categories[category],
    url: absolute(`/docs#${slug}`),
    publisher,
  }));

export const reference = (head: PageHead): WithContext<TechArticle> => ({
  '@context': context,
  '@type': 'TechArticle',
  headline: head.title,
  description: head.description,
  url: absolute(head.path),
  publisher,
});
