import { expect, test } from 'vitest';

import { headingLines, headingPath } from './heading.ts';

const style = { size: 64, tracking: -0.038 };

test('a heading is drawn as outlines, as wide as its letters', () => {
  const { path, width } = headingPath('Tom & Jerry', style);
  expect(path).toMatch(/^M [-\d.]+ /);
  expect(width).toBeGreaterThan(300);
  expect(width).toBeLessThan(400);
  expect(headingPath('Tom & Jerry', { ...style, size: 32 }).width).toBeCloseTo(width / 2, 1);
});

test('a heading breaks between words into few lines of about the same length', () => {
  const title = 'Whose deadline is it when the key changes twice';
  const lines = headingLines(title, 1060, style);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBe(2);
  for (const line of lines) expect(headingPath(line, style).width).toBeLessThanOrEqual(1060);
  expect(headingLines('Short', 10, style)).toEqual(['Short']);
  expect(headingLines('Accessibility: WCAG 2.2 AA', 700, style)).toEqual([
    'Accessibility:',
    'WCAG 2.2 AA',
  ]);
});

/** As if every character were as wide as high. */
const square = (line: string, size: number) => line.length * size;
const within = (text: string, width: number) =>
  headingLines(text, width, { size: 10, tracking: 0 }, square);

// Seen to fail: with lines that break at spaces only.
test.each([
  ['量子コンピュータの脅威と新しい暗号について', 80],
  ['“量子安全”通信：从密钥到网络，完整指南。', 80],
  ['ความปลอดภัยควอนตัมสำหรับองค์กร', 150],
])('a text without spaces breaks between words: %s', (title, width) => {
  const lines = within(title, width);
  expect(lines.join('')).toBe(title);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(square(line, 10)).toBeLessThanOrEqual(width);
    expect(line).not.toMatch(/^[，。：”]|“$/);
  }
});

test('Latin words within such a text stay whole', () => {
  expect(within('新しいML-KEM768の鍵', 100)).toContain('ML-KEM768');
});
