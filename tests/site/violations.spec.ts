import { open } from '../support/open.ts';
import { test } from '../support/test.ts';

// e2e/nothing-inert.spec.ts presses every control, and fails on any violation.
test('a violation in any tab is noticed', async ({ context }) => {
  test.fail(true, 'The violation must fail this test.');
  const other = await context.newPage();
  await open(other, '/about');
  await other.evaluate(() => document.body.setAttribute('style', 'color: red'));
});
