import { expect, test } from 'vitest';

import { language } from '../../config/language.ts';
import { languageIn, markOf, withLine } from './mailto.ts';

test('one more line of a message stands in front of its mark, or at its end without one', () => {
  const marked = `Hello\n\n${markOf('demo')}`;
  expect(withLine(marked, 'Line')).toBe(`Hello\n\nLine\n\n${markOf('demo')}`);
  expect(languageIn(withLine(marked, 'Line'))).toBe(language);
  expect(withLine('Hello', 'Line')).toBe('Hello\n\nLine');
});
