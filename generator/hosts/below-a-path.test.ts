import { expect, test, vi } from 'vitest';

import { rootBase } from '../../src/config/base.ts';
import { apacheRecipe } from './apache.ts';
import { caddyRecipe } from './caddy.ts';
import { headersFor, responseRules } from './headers.ts';
import { escapedPath, nginxRecipe } from './nginx.ts';

vi.mock(import('../../src/config/site.ts'), async (original) => {
  const { site, ...facts } = await original();
  return { ...facts, site: { ...site, url: 'https://example.com/a-path-that-is.long' } };
});

const url = new URL('https://example.com');

type Rules = Parameters<typeof nginxRecipe>[0];

/** What nginx's map for a header has: patterns, of which the first that fits counts, and values. */
function mapIn(rules: Rules, header: string): readonly (readonly [key: string, value: string])[] {
  const name = header.toLowerCase().replaceAll('-', '_');
  const inside = new RegExp(`map \\$uri \\$site_${name} \\{\\n.*?;\\n(.*?)\\n\\}`, 's');
  const [, lines = ''] = inside.exec(nginxRecipe(rules, url)) ?? [];
  return lines
    .split('\n')
    .map((line) => JSON.parse(`[${line.replace('" "', '", "').replace(/;$/, '')}]`));
}

const valueFor = (rules: Rules, header: string, path: string) =>
  mapIn(rules, header).find(([key]) => new RegExp(key.slice(1)).test(path))?.[1];

// Seen to fail: exact paths were keys of a hash, for whose length nginx has little room, and it did not start.
test('nginx gets patterns alone, which give each path the headers of the rules', () => {
  const rules = responseRules([]);
  for (const header of ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy'])
    for (const [key] of mapIn(rules, header)) expect(key).toMatch(/^~\^/);
  for (const path of ['/rss.xml', '/docs/a.md', '/llms.txt', '/figures/a.svg', '/icon.svg'])
    for (const [header, value] of headersFor(rules.slice(1), path))
      if (header !== 'Content-Type')
        expect([path, valueFor(rules, header, rootBase + path)]).toEqual([path, value]);
  const other = valueFor(rules, 'Access-Control-Allow-Origin', `${rootBase}/llms.txt.html`);
  expect(other).toBeUndefined();
});

// Seen to fail: with the patterns in the order of the rules.
test('of two rules for one path, the later one counts in nginx, too', () => {
  const rule = (paths: string, value: string) => ({
    paths: rootBase + paths,
    headers: [['X-Of', value] as const],
  });
  const rules = [rule('/*', 'all'), rule('/a/*', 'folder'), rule('/a/b/*', 'inner')];
  expect(valueFor(rules, 'X-Of', `${rootBase}/a/b/c`)).toBe('inner');
  expect(headersFor(rules, '/a/b/c').get('X-Of')).toBe('inner');
});

// Seen to fail: only a period was escaped.
test('in a pattern, a path is no pattern', () => {
  const path = String.raw`/a.b+c(d)[e]{f}*?^$|\g`;
  expect(new RegExp(`^${escapedPath(path)}$`).exec(path)?.[0]).toBe(path);
});

// Seen to fail: nginx and Caddy lost the query, and Apache answered 403.
test('the address of the site without its slash leads to its home page, with its query', () => {
  const rules = responseRules([]);
  expect(nginxRecipe(rules, url)).toContain(
    `location = ${rootBase} { return 301 "${rootBase}/$is_args$args"; }`,
  );
  expect(caddyRecipe(rules, url.host, [])).toContain(
    `\t\troute ${rootBase} {\n\t\t\trewrite * ${rootBase}/\n\t\t\tredir {uri} permanent\n\t\t}\n`,
  );
  // mod_alias keeps the query.
  expect(apacheRecipe(rules, [])).toContain(
    `\nRedirectMatch 301 ^${escapedPath(rootBase)}$ ${rootBase}/\n`,
  );
});
