import { siteUrl } from '../../src/config/base.ts';
import { builtFile, pages } from '../support/dist.ts';
import { expect, test } from '../support/test.ts';

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
  expect(listed.length).toBeGreaterThan(0);
  expect(pictures.size).toBe(listed.length);
});

test('the not-found page has no social picture', () => {
  expect(meta(builtFile('/404.html').toString(), 'og:image')).toBeUndefined();
});

const withPhotographs = pages.filter(({ html }) => html.includes('/pictures/content/'));

// Seen to fail: without `height: auto` in base.css, 672 by 933 in place of 672 by 448.
test('photographs keep their proportions and load as wide as they are shown, on paper too', async ({
  page,
}) => {
  test.skip(withPhotographs.length === 0, 'No page shows a photograph');
  for (const { path } of withPhotographs)
    for (const width of [390, 1440, 'paper'] as const) {
      await page.emulateMedia({ media: width === 'paper' ? 'print' : 'screen' });
      if (width !== 'paper') await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      for (const picture of await page.locator('img[src*="/pictures/content/"]:visible').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        const { shown, own, loaded } = await picture.evaluate((image: HTMLImageElement) => ({
          shown: [image.clientWidth, image.clientHeight] as const,
          own: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
          loaded: image.currentSrc,
        }));
        const place = `${path} ${width}: ${loaded}`;
        expect(Math.abs(shown[0] / own - shown[1]), place).toBeLessThan(1.5);
        expect(loaded, place).toMatch(/\.(?:avif|png|svg|gif)$/);
      }
    }
});
