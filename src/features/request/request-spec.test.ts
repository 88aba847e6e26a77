import { expect, test } from 'vitest';

import { type FieldSpec, required } from '../../ui/form/field-spec.ts';
import { partsOf } from './request-spec.ts';

const optional = (name: string): FieldSpec => ({ name, label: name, kind: 'text' });
const needed = (name: string): FieldSpec => ({ ...optional(name), rule: required('Missing') });
const marked = (name: string): FieldSpec => ({ ...optional(name), marked: true });

const namesOf = (...groups: (readonly FieldSpec[])[]) =>
  partsOf({ groups: groups.map((fields) => ({ legend: 'Group', fields })) }).map(
    ({ folded, legend, fields }) => [folded ?? legend, ...fields.map(({ name }) => name)],
  );

test('a long form folds what it can do without, and leaves no group empty', () => {
  const contact = ['a', 'b', 'c', 'd'].map(needed);
  expect(
    namesOf([...contact, optional('e')], [optional('f'), marked('g')], [optional('h')]),
  ).toEqual([
    ['Group', 'a', 'b', 'c', 'd'],
    ['Group', 'g'],
    [true, 'e', 'f', 'h'],
  ]);
});

test('a short form and a single field are not folded', () => {
  const short = [...['a', 'b', 'c', 'd'].map(needed), optional('e'), optional('f')];
  expect(namesOf(short)).toEqual([['Group', 'a', 'b', 'c', 'd', 'e', 'f']]);
  const long = [...['a', 'b', 'c', 'd', 'e', 'f'].map(needed), optional('g')];
  expect(namesOf(long)).toEqual([['Group', 'a', 'b', 'c', 'd', 'e', 'f', 'g']]);
});
