import fc from 'fast-check';
import { expect, test } from 'vitest';

import { withOpeningLine } from './opening-line.ts';
import { characters } from '../../../tests/support/characters.ts';

const line = (text: string) => ({ field: 'challenges', prefix: 'I am interested in: ', text });

test('an empty field gets the line and room to go on under it', () => {
  expect(withOpeningLine('', line('Expert Consultation'))).toBe(
    'I am interested in: Expert Consultation\n',
  );
});

test('another choice takes the place of the first, what was typed under it stays', () => {
  const typed = 'I am interested in: Expert Consultation\nOur keys are lost.\nAll of them.';
  expect(withOpeningLine(typed, line('Custom Solutions'))).toBe(
    'I am interested in: Custom Solutions\nOur keys are lost.\nAll of them.',
  );
});

test('another choice takes the place of a line that nothing follows', () => {
  expect(withOpeningLine('I am interested in: Expert', line('Custom'))).toBe(
    'I am interested in: Custom\n',
  );
});

test('text that was there before goes under it, whole', () => {
  fc.assert(
    fc.property(characters({ minLength: 1 }), (typed) => {
      const once = withOpeningLine(typed, line('A'));
      expect(once).toBe(`I am interested in: A\n${typed}`);
      expect(withOpeningLine(once, line('B'))).toBe(`I am interested in: B\n${typed}`);
    }),
  );
});

test('choosing the same again changes nothing', () => {
  const once = withOpeningLine('Ours.', line('A'));
  expect(withOpeningLine(once, line('A'))).toBe(once);
});
