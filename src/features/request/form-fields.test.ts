import { expect, test } from 'vitest';

import { fill } from '../../lib/text/fill.ts';
import type { FieldSpec } from '../../ui/form/field-spec.ts';
import { fieldTooLong } from './words.ts';
import { fieldToShorten } from './form-fields.ts';

const fields: FieldSpec[] = [
  { name: 'goals', label: 'Architecture goals', kind: 'textarea', rows: 3 },
  { name: 'challenges', label: 'Security challenges', kind: 'textarea', rows: 3 },
];

test('names the field with the longest share of the link', () => {
  const values = { goals: 'g'.repeat(30_000), challenges: 'c'.repeat(10) };
  expect(Object.keys(fieldToShorten(fields, values))).toEqual(['goals']);
});

test('counts percent-encoded length: four thousand ideographs outweigh thirty thousand letters', () => {
  const values = { goals: 'g'.repeat(30_000), challenges: '鍵'.repeat(4_000) };
  const errors = fieldToShorten(fields, values);
  expect(errors['challenges']).toBe(fill(fieldTooLong, { field: 'Security challenges' }));
});

test('of equally long fields, names the first', () => {
  expect(Object.keys(fieldToShorten(fields, { goals: 'ab', challenges: 'cd' }))).toEqual(['goals']);
});

test('accepts a lone surrogate', () => {
  expect(Object.keys(fieldToShorten(fields, { goals: 'x\ud800' }))).toEqual(['goals']);
});
