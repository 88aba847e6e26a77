import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { fill } from '../../lib/text/fill.ts';
import { passingLight } from '../words.ts';
import { mount } from '../../../tests/support/mount.tsx';
import TurnedLight from './turned-light.island.tsx';

// Seen to fail: with the angle between light and filter left at the filter’s own.
test('the picture stays until the light is turned, and then shows where it passes', async () => {
  mount(
    <div>
      <TurnedLight>
        <b>Picture</b>
      </TurnedLight>
    </div>,
  );
  await expect.element(page.getByText('Picture')).toBeInTheDocument();
  await page.getByRole('slider').click({ position: { x: 1, y: 10 } });
  await userEvent.keyboard('{End}{ArrowLeft>17/}');
  await expect.element(page.getByText('Picture')).not.toBeInTheDocument();
  const values = { angle: 90, across: 0 };
  await expect.element(page.getByRole('status')).toHaveTextContent(fill(passingLight, values));
  const columns = document.querySelectorAll('.wide-only path');
  const widths = Array.from(columns, (column) => Number(column.getAttribute('stroke-width')));
  expect(widths.indexOf(Math.max(...widths)) / widths.length).toBeCloseTo(0.5, 1);
});
