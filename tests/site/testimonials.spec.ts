import { testimonials } from '../../src/content/records.ts';
import { pages } from '../support/dist.ts';
import { expect, test } from '../support/test.ts';

const home = pages.find(({ path }) => path === '/')?.html ?? '';

test('each testimonial has its accent', () => {
  const figures = [...home.matchAll(/<figure[^>]* class="tone-(\w+)">(.*?)<\/figure>/gs)];
  const quoted = figures.map(([, tone = '', inner = '']) => [
    tone,
    testimonials.findIndex(({ author }) => inner.includes(author)),
  ]);
  expect(quoted).toEqual(
    testimonials.map(({ accent }, index) => [accent ?? expect.any(String), index]),
  );
});
