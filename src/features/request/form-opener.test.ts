import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { enterpriseDemo } from './enterprise-demo/enterprise-demo.request.ts';
import { FormOpener } from './form-opener.tsx';
import { RequestForm } from './request-form.tsx';

const rendered = (id: string) =>
  renderToStaticMarkup(
    createElement(FormOpener, { request: { ...enterpriseDemo, id }, children: 'Ask' }),
  );

// Seen to fail: without the check.
test('a button for a form that no dialog shows stops the build and names the list of dialogs', () => {
  expect(rendered(enterpriseDemo.id)).toContain(`data-form="${enterpriseDemo.id}"`);
  expect(() => rendered('quote')).toThrow('"quote" to src/features/request/dialog-forms.ts');
});

test('a form outside an island stops the build and names its recipe', () => {
  const form = createElement(RequestForm, { request: enterpriseDemo });
  expect(() => renderToStaticMarkup(form)).toThrow(/"enterprise-demo".*CONTRIBUTING\.md/);
});
