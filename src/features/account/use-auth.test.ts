import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { AuthProvider } from './auth.tsx';
import { useAuth } from './use-auth.ts';

function Asks() {
  const { status, user } = useAuth();
  return `${status} ${user?.firstName ?? 'nobody'}`;
}

test('outside its provider the session is an error in the specified words', () => {
  expect(() => renderToString(createElement(Asks))).toThrow(
    /^useAuth must be used within an AuthProvider$/,
  );
});

test('a prerendered page does not know yet whose session it is', () => {
  expect(renderToString(createElement(AuthProvider, null, createElement(Asks)))).toBe(
    'loading nobody',
  );
});
