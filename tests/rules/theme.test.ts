import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { nightPalette, paperPalette } from '../../src/figures/pen/palette.ts';

const root = resolve(import.meta.dirname, '../..');
const accents = [nightPalette.signal, paperPalette.signal];

// Seen to fail: with the accent in a style sheet.
test('the accent is stated once', () => {
  const files = globSync(['src/**/*.{css,ts,tsx,typ}', 'generator/**/*.{ts,tsx,typ}'], {
    cwd: root,
  });
  const stating = files.filter((file) => {
    const text = readFileSync(resolve(root, file), 'utf8').toLowerCase();
    return accents.some((accent) => text.includes(accent));
  });
  expect(stating).toEqual(['src/figures/pen/palette.ts']);
});

/** The colors that style sheets state, by token, such as `--color-ink-2`. */
const stated = (sheet: string) =>
  [
    ...readFileSync(resolve(root, `src/styles/${sheet}.css`), 'utf8').matchAll(
      /(--[\w-]+): (#[\da-f]{3,6});/g,
    ),
  ].map(
    ([, token = '', color = '']) =>
      [token, color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color] as const,
  );

const tokensOf = (palette: Readonly<Record<string, string>>, ...sheets: readonly string[]) =>
  new Map([
    ...sheets.flatMap(stated),
    ...Object.entries(palette).map(([tone, color]) => [`--color-${tone}`, color] as const),
  ]);

/** On the screen, and on paper, where print.css states some again. */
const media = {
  night: tokensOf(nightPalette, 'tokens', 'tokens-below'),
  paper: tokensOf(paperPalette, 'tokens', 'tokens-below', 'print'),
};

/** Relative luminance of a color such as `#5fe0ff` (WCAG 2.2). */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'ground-2', 'ground-3', 'deep', 'surface'];
/** What dark text stands on. */
const bright = ['ink', 'signal', 'attack'];

/** What text is colored with in style sheets and by class names. */
const used = new Set(
  globSync('src/**/*.{css,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    return [
      ...[...text.matchAll(/(?<![\w-])color: ([^;]+);/g)].map(([, value = '']) => value),
      ...[...text.matchAll(/\btext-([a-z]+(?:-2)?)\b(?=[^/]*")/g)].map(
        ([, name]) => `var(--color-${name})`,
      ),
    ];
  }),
);

// Seen to fail: with strings of code in a color of the screen alone.
test('no text has a color of the screen alone', () => {
  const fixed = [...used].filter((value) => value.startsWith('#'));
  expect(fixed, 'A color of the screen alone. Use a token').toEqual([]);
});

// Seen to fail: with #ffb454 as the accent on both grounds.
test.each(['night', 'paper'] as const)('every text can be read on every ground: %s', (medium) => {
  const tokens = media[medium];
  const read = [...used].flatMap((value) => /var\((--[\w-]+)\)/.exec(value)?.[1] ?? []);
  const pairs = [
    ...read
      .filter((token) => tokens.has(token) && token !== '--color-ground')
      .flatMap((token) => grounds.map((ground) => [token, `--color-${ground}`] as const)),
    ...bright.map((ground) => ['--color-ground', `--color-${ground}`] as const),
  ];
  expect(pairs.length).toBeGreaterThan(40);
  const unreadable = pairs.flatMap(([text, ground]) => {
    const found = contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '');
    return found < 4.5
      ? [
          `${text} (${tokens.get(text)}) on ${ground}: ${found.toFixed(1)} of 4.5. See src/figures/pen/palette.ts`,
        ]
      : [];
  });
  expect(unreadable).toEqual([]);
});
