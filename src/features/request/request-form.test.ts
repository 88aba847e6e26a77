import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { enterpriseDemo } from './enterprise-demo/enterprise-demo.request.ts';
import { RequestForm } from './request-form.tsx';

// Seen to fail: without `requireIsland` in use-request.ts.
test('a form outside an island stops the build and names its recipe', () => {
  const form = createElement(RequestForm, { request: enterpriseDemo });
  expect(() => renderToStaticMarkup(form)).toThrow(/"enterprise-demo".*CONTRIBUTING\.md/);
});
