import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { isPublished } from '../../src/config/is-published.ts';
import { boilerplate, kitLicense, mediaKit } from '../../src/content/pages/press.ts';
import { spokespeople } from '../../src/content/people.ts';
import { releases } from '../../src/content/records.ts';
import { builtFile } from '../support/dist.ts';

test.skip(!isPublished('/press'), 'The press page is not published');

const fileOf = (id: (typeof mediaKit)[number]['id']): string =>
  mediaKit.find((item) => item.id === id)?.file ?? '';
const unzip = (id: (typeof mediaKit)[number]['id']) => unzipSync(builtFile(fileOf(id)));

function pngSize(bytes: Uint8Array | undefined): readonly [number, number] {
  const view = Buffer.from(bytes ?? []);
  expect(view.subarray(1, 4).toString()).toBe('PNG');
  return [view.readUInt32BE(16), view.readUInt32BE(20)];
}

for (const id of ['logos', 'figures', 'texts'] as const) {
  test(`${id}: the archive contains the license and a contact`, () => {
    const text = strFromU8(unzip(id)['README.txt'] ?? new Uint8Array());
    expect(text).toContain(kitLicense);
    expect(text).toContain('@');
  });
}

test('logos come as SVG and as PNG in three widths, for dark and light', () => {
  const files = unzip('logos');
  for (const ground of ['for-dark', 'for-light']) {
    for (const name of ['mark', 'logo'])
      expect(strFromU8(files[`svg/${name}-${ground}.svg`] ?? new Uint8Array())).toMatch(/^<svg/);
    for (const width of [64, 256, 1024])
      expect(pngSize(files[`png/mark-${ground}-${width}.png`])).toEqual([width, width]);
    for (const width of [320, 960, 1920])
      expect(pngSize(files[`png/logo-${ground}-${width}.png`])[0]).toBe(width);
  }
});

test('every figure comes as SVG and PNG, and the list describes it', () => {
  const files = unzip('figures');
  const svgs = Object.keys(files).filter((name) => name.endsWith('.svg'));
  expect(svgs.length).toBeGreaterThanOrEqual(20);
  const list = strFromU8(files['README.txt'] ?? new Uint8Array());
  for (const name of svgs) {
    const picture = name.replace('svg/', 'png/').replace('.svg', '.png');
    expect(pngSize(files[picture])[0]).toBe(1440);
    expect(list).toContain(name.replace(/^svg\/|-for-\w+\.svg$/g, ''));
  }
});

test('the texts match the page', () => {
  const files = unzip('texts');
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('boilerplate-50-words.txt').trim()).toBe(boilerplate[50]);
  expect(text('boilerplate-100-words.txt').trim()).toBe(boilerplate[100]);
  for (const { name } of spokespeople) expect(text('people.txt')).toContain(name);
  const ofReleases = Object.keys(files).filter((name) => name.startsWith('releases/'));
  expect(ofReleases).toHaveLength(releases.length);
});
