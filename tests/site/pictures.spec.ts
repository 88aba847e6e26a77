import { expect, test } from '@playwright/test';

import { siteUrl } from '../../src/config/base.ts';
import { builtFile, pages } from '../support/dist.ts';

const listed = pages.filter(({ name }) => !name.endsWith('404.html'));

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];

test('every page has its own social picture of the stated size, under 150 KB', () => {
  const pictures = new Map<string, string>();
  for (const { name, html } of listed) {
    const address = meta(html, 'og:image') ?? '';
    expect(address, name).toMatch(new RegExp(`^${siteUrl}/pictures/.+\\.png$`));
    expect(meta(html, 'twitter:card'), name).toBe('summary_large_image');
    expect(meta(html, 'og:image:alt')?.length, name).toBeGreaterThan(30);
    const bytes = builtFile(address.slice(siteUrl.length));
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)].map(String);
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')], name).toEqual(size);
    expect(bytes.length, name).toBeLessThan(150_000);
    pictures.set(bytes.toString('base64'), name);
  }
  expect(listed.length).toBeGreaterThanOrEqual(36);
  expect(pictures.size).toBe(listed.length);
});

test('the not-found page has no social picture', () => {
  expect(meta(builtFile('/404.html').toString(), 'og:image')).toBeUndefined();
});
