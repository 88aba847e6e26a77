import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { FieldSpec } from './field-spec.ts';
import { acceptedValue, prefill } from './use-form-draft.ts';

const industry: FieldSpec = {
  name: 'industry',
  label: 'Industry',
  kind: 'select',
  options: [
    { value: 'financial', label: 'Financial Services' },
    { value: 'technology', label: 'Technology' },
  ],
};

const untouched = { filled: {}, touched: new Set<string>() };

describe('known facts about a visitor', () => {
  test('never overwrite what was typed', () => {
    const text = fc.string({ maxLength: 8 });
    const names = ['firstName', 'email', 'industry'] as const;
    const fields: FieldSpec[] = [
      { name: 'firstName', label: 'First name', kind: 'text' },
      { name: 'email', label: 'Email', kind: 'email' },
      industry,
    ];
    const values = fc.record({ firstName: text, email: text, industry: text });
    const property = fc.property(
      fc.tuple(values, values, values, fc.subarray([...names])),
      ([now, filled, known, typed]) => {
        const changes = prefill({ fields, now, filled, touched: new Set(typed) }, known);
        const isTyped = (name: (typeof names)[number]) =>
          typed.includes(name) || (now[name] !== '' && now[name] !== filled[name]);
        return names.filter(isTyped).every((name) => !(name in changes));
      },
    );
    expect(fc.check(property).failed).toBe(false);
  });

  test('leave a field empty that the visitor emptied', () => {
    const form = {
      fields: [{ name: 'email', label: 'Email', kind: 'email' }] as const,
      now: { email: '' },
      filled: { email: 'grace@navy.example' },
      touched: new Set(['email']),
    };
    expect(prefill(form, { email: 'grace@navy.example' })).toEqual({});
  });

  test('replace earlier facts until the visitor types, and go after signing out', () => {
    const subject: FieldSpec = { name: 'subject', label: 'Subject', kind: 'text' };
    const form = {
      fields: [subject],
      now: { subject: 'Sales inquiry' },
      filled: { subject: 'Sales inquiry' },
      touched: new Set<string>(),
    };
    expect(prefill(form, { subject: 'Support request' })).toEqual({ subject: 'Support request' });
    expect(prefill(form, {})).toEqual({ subject: '' });
    expect(prefill(form, { subject: 'Sales inquiry' })).toEqual({});
  });
});

describe('a select field', () => {
  test('accepts an option by value or by label, in any case', () => {
    expect(acceptedValue(industry, 'technology')).toBe('technology');
    expect(acceptedValue(industry, ' TECHNOLOGY ')).toBe('technology');
    expect(acceptedValue(industry, 'financial services')).toBe('financial');
  });

  test('stays empty for a text that is not an option', () => {
    expect(acceptedValue(industry, 'Underwater basket weaving')).toBe('');
    const form = { fields: [industry], now: { industry: '' }, ...untouched };
    expect(prefill(form, { industry: 'Underwater basket weaving' })).toEqual({});
    const chosen = { ...form, now: { industry: 'financial' } };
    expect(prefill(chosen, { industry: 'technology' })).toEqual({});
  });
});
