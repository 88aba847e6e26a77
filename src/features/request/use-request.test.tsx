import { Fragment } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { byMail } from '../../config/delivery.ts';
import { mount } from '../../../tests/support/mount.tsx';
import { saying } from '../../../tests/support/saying.ts';
import { type FieldSpec, required } from '../../ui/form/field-spec.ts';
import { Toaster } from '../../ui/notices/toaster.tsx';
import { overlays } from '../../ui/overlays.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { outbox } from './outbox/outbox.ts';
import { RequestForm } from './request-form.tsx';
import type { RequestSpec } from './request-spec.ts';
import * as words from './words.ts';

const fields = [
  { name: 'keys', label: 'Keys', kind: 'textarea', rows: 3, rule: required('Say how many') },
] as const satisfies readonly FieldSpec[];

const request: RequestSpec = {
  id: 'test',
  subject: 'Test',
  groups: [{ fields }],
  submitLabel: 'Ask',
  busyLabel: 'Asking',
  compose: ({ keys = '' }) => ({ subject: 'Keys', body: `We have ${keys}.` }),
  success: () => ({ title: 'Asked', text: 'We answer soon' }),
  failure: { title: 'Not asked', text: 'Ask again' },
  afterwards: 'clear',
};

/** A form with what shows its dialog and its notices. */
const TestForm = ({ of }: { of: RequestSpec }) => (
  <div>
    <RequestForm request={of} />
    {[...useObservable(overlays, new Map())].map(([name, shown]) => (
      <Fragment key={name}>{shown}</Fragment>
    ))}
    <Toaster />
  </div>
);

const keys = page.getByRole('textbox', { name: 'Keys' });
const ask = page.getByRole('button', { name: 'Ask' });

beforeEach(() => {
  outbox.write([]);
  overlays.write(new Map());
});

// Seen to fail: without the Outbox, and with a form that keeps what was sent.
test.runIf(byMail)(
  'a message is kept before the mail app opens, and its form is emptied',
  async () => {
    mount(<TestForm of={request} />);
    await keys.fill('seven keys');
    await ask.click();
    await expect.element(page.getByRole('dialog', { name: words.oneStepLeft })).toBeVisible();
    expect(outbox.read().map(({ message }) => message.body)).toEqual([
      expect.stringContaining('We have seven keys.'),
    ]);
    await expect.element(keys).toHaveValue('');
  },
);

// Seen to fail: without `fieldToShorten`.
test.runIf(byMail)(
  'a message that no link can carry stays in its form, with other ways to send it',
  async () => {
    mount(<TestForm of={request} />);
    await keys.fill('k'.repeat(40_000));
    await ask.click();
    await expect.element(keys).toHaveAccessibleDescription(saying(words.fieldTooLong));
    await expect.element(page.getByRole('region', { name: words.tooLong })).toBeVisible();
    expect(outbox.read()).toEqual([]);
  },
);

// Seen to fail: without the notice.
test('what can’t be composed is said, and what was typed stays', async () => {
  const compose = () => {
    throw new Error('no paper');
  };
  mount(<TestForm of={{ ...request, compose }} />);
  await keys.fill('seven keys');
  await ask.click();
  await expect.element(page.getByRole('alert').getByText(request.failure.text)).toBeVisible();
  await expect.element(keys).toHaveValue('seven keys');
  expect(outbox.read()).toEqual([]);
});
