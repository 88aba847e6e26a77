import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mount } from '../../../tests/support/mount.tsx';
import { errorPrefix } from '../words.ts';
import { type FieldSpec, required, schemaOf } from './field-spec.ts';
import { Fields } from './field.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormValues } from './form-values.ts';
import { type SubmitOutcome, useForm } from './use-form.ts';

const fields = [
  { name: 'person', label: 'Person', kind: 'text', rule: required('Say who') },
  { name: 'place', label: 'Place', kind: 'text', rule: required('Say where') },
] as const satisfies readonly FieldSpec[];

const schema = schemaOf(fields);

type Props = { submit: () => Promise<SubmitOutcome>; clears?: boolean };

/** Says it while a field is empty. */
const saidOf = (values: FormValues) =>
  Object.values(values).includes('') ? { title: 'Something is missing', text: '' } : undefined;

function TestForm({ submit, clears }: Props) {
  const form = useForm({ schema, submit, clears, saidOf });
  return (
    <div>
      <FormFrame form={form}>
        <Fields form={form} fields={fields} />
        <button type="submit" disabled={form.busy}>
          Send
        </button>
        <output>{form.failed ? 'Failed' : ''}</output>
      </FormFrame>
    </div>
  );
}

const person = page.getByRole('textbox', { name: 'Person' });
const place = page.getByRole('textbox', { name: 'Place' });
const send = page.getByRole('button', { name: 'Send' });
const summary = page.getByRole('alert');

// Seen to fail: without the summary's focus, without the title, and with messages that stay.
test('a refused submit lists what is wrong, and each message goes when its field is right', async () => {
  const submit = vi.fn<Props['submit']>();
  mount(<TestForm submit={submit} />);
  await send.click();
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByText('Say where')).toBeVisible();
  await expect.element(person).toHaveAccessibleDescription(/Say who/);
  expect(document.title.startsWith(errorPrefix)).toBe(true);
  await summary.getByText('Say where').click();
  await expect.element(place).toHaveFocus();
  await userEvent.keyboard('Here');
  await expect.element(summary.getByText('Say where')).not.toBeInTheDocument();
  await expect.element(summary.getByText('Something is missing')).toBeVisible();
  await person.fill('Ada');
  await expect.element(summary).not.toBeInTheDocument();
  expect(document.title.startsWith(errorPrefix)).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});

// Seen to fail: what was said of empty fields stood over an e-mail that was wrong.
test('what heads the summary goes when it holds no more, and what is wrong stays', async () => {
  mount(<TestForm submit={vi.fn<Props['submit']>()} />);
  await place.fill(' ');
  await send.click();
  await expect.element(summary.getByText('Something is missing')).toBeVisible();
  await person.fill('Ada');
  await expect.element(summary.getByText('Something is missing')).not.toBeInTheDocument();
  await expect.element(summary.getByText('Say where')).toBeVisible();
});

// Seen to fail: with a check of empty fields.
test('a field is checked when it is left, but not while it is empty', async () => {
  mount(<TestForm submit={async () => 'done'} />);
  await person.click();
  await place.click();
  await expect.element(person).toHaveAccessibleDescription('');
  await userEvent.keyboard(' ');
  await person.click();
  await expect.element(place).toHaveAccessibleDescription(/Say where/);
  await expect.element(summary).not.toBeInTheDocument();
});

// Seen to fail: without the check of `running`, and with fields that are cleared whatever they hold.
test('a form is sent once at a time, and clears only what was sent', async () => {
  const sent = [Promise.withResolvers<SubmitOutcome>(), Promise.withResolvers<SubmitOutcome>()];
  const submit = vi.fn<Props['submit']>();
  for (const { promise } of sent) submit.mockReturnValueOnce(promise);
  const { root } = mount(<TestForm submit={submit} clears />);
  await person.fill('Ada');
  await place.fill('Here');
  // Before the button can be disabled.
  const form = root.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(send).toBeDisabled();
  await place.fill('There');
  sent[0]?.resolve('done');
  await expect.element(send).toBeEnabled();
  await expect.element(place).toHaveValue('There');
  await send.click();
  sent[1]?.resolve('done');
  await expect.element(place).toHaveValue('');
  expect(submit).toHaveBeenCalledTimes(2);
});

// Seen to fail: without `setFailed`.
test('a failed submit says so, and keeps what was typed and where the visitor was', async () => {
  mount(<TestForm submit={async () => 'failed'} />);
  await person.fill('Ada');
  await place.fill('Here');
  await send.click();
  await expect.element(page.getByText('Failed')).toBeVisible();
  await expect.element(person).toHaveValue('Ada');
  await expect.element(send).toHaveFocus();
});

// Seen to fail: without `refuse(outcome)`.
test('what only the receiver knows to be wrong stays at its field until it changes', async () => {
  mount(<TestForm submit={async () => ({ place: 'Nobody lives there' })} />);
  await person.fill('Ada');
  await place.fill('Here');
  await send.click();
  await expect.element(place).toHaveAccessibleDescription(/Nobody lives there/);
  await place.fill('There');
  await expect.element(place).toHaveAccessibleDescription('');
});
