import { pages } from '../support/dist.ts';
import { expect, test } from '../support/test.ts';

/** The cards of the home page, and what a heading of the linked page must match. */
const subjects = [
  ['Quantum-secure protection', /encrypt/i],
  ['Zero-knowledge architecture', /zero-knowledge/i],
  ['Lightning-fast performance', /performance/i],
  ['AI-safe integration', /AI-safe/i],
  ['Mesh networking', /network|mesh/i],
  ['Continuous monitoring', /monitoring/i],
] as const;

const html = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');

test('each card links to a page with its subject in a heading', () => {
  const links = [...html('/').matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  for (const [title, subject] of subjects) {
    const card = links.find(([, , inner = '']) => textOf(inner).includes(title));
    const [path = ''] = card?.[1]?.split('#') ?? [];
    const headings = [...html(path).matchAll(/<h[1-4][^>]*>(.*?)<\/h[1-4]>/gs)];
    const named = headings.filter(([, heading = '']) => subject.test(textOf(heading)));
    expect(named.length, `${path} has no heading for ${title}`).toBeGreaterThan(0);
  }
});
