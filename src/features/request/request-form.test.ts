import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { characters } from '../../../tests/support/characters.ts';
import { enterpriseDemo } from './enterprise-demo/enterprise-demo.request.ts';
import { AuthProvider } from '../../runtime/auth-provider.tsx';
import { RequestForm, withOpeningLine } from './request-form.tsx';
import { sealedMessage } from './sealed-message/sealed-message.ts';
import { loadingKey, willBeSealed } from './words.ts';

const line = (text: string) => ({ field: 'challenges', prefix: 'I am interested in: ', text });

test('an empty field gets the line and a line break', () => {
  expect(withOpeningLine('', line('Expert Consultation'))).toBe(
    'I am interested in: Expert Consultation\n',
  );
});

test('another choice replaces the line and keeps the text below', () => {
  const typed = 'I am interested in: Expert Consultation\nOur keys are lost.\nAll of them.';
  expect(withOpeningLine(typed, line('Custom Solutions'))).toBe(
    'I am interested in: Custom Solutions\nOur keys are lost.\nAll of them.',
  );
});

test('another choice replaces a line without text below', () => {
  expect(withOpeningLine('I am interested in: Expert', line('Custom'))).toBe(
    'I am interested in: Custom\n',
  );
});

test('existing text moves below the line unchanged', () => {
  fc.assert(
    fc.property(characters({ minLength: 1 }), (typed) => {
      const once = withOpeningLine(typed, line('A'));
      expect(once).toBe(`I am interested in: A\n${typed}`);
      expect(withOpeningLine(once, line('B'))).toBe(`I am interested in: B\n${typed}`);
    }),
  );
});

test('choosing the same line again changes nothing', () => {
  const once = withOpeningLine('Ours.', line('A'));
  expect(withOpeningLine(once, line('A'))).toBe(once);
});

// Seen to fail: without `requireIsland` in use-request.ts.
test('a form outside an island stops the build and names its recipe', () => {
  const form = createElement(RequestForm, { request: enterpriseDemo });
  expect(() => renderToStaticMarkup(form)).toThrow(/"enterprise-demo".*CONTRIBUTING\.md/);
});

// Seen to fail: with sealing on only where a key is published, the message left in plain text.
test('a message that is always sealed waits for a key also on a site that publishes none', () => {
  const form = createElement(RequestForm, { request: sealedMessage });
  const markup = renderToStaticMarkup(AuthProvider({ children: form }));
  expect(markup).toContain(willBeSealed);
  expect(markup).toContain(loadingKey);
});
