import type { Page } from '@playwright/test';

import { judgeTour } from './tour-judge.ts';
import { recordTour, turnBack } from './tour-record.ts';

/** More presses than any page has stops: who is not through by then is caught. */
const mostPresses = 500;
/** Asking after every press would take longer than pressing. */
const batch = 20;

/** Presses a key until the page's record says that the way is at its end. */
async function walk(page: Page, key: string): Promise<boolean> {
  for (let pressed = 0; pressed < mostPresses; pressed += batch) {
    for (let step = 0; step < batch; step += 1) await page.keyboard.press(key);
    if (await page.evaluate(() => window.tour.over)) return true;
  }
  return false;
}

/**
 * Goes through a page with Tab, and back with Shift+Tab.
 * @returns how many stops there are, and what is wrong with them: out of the order of reading, left out,
 *   without a sign of the focus, covered, or impossible to leave
 */
export async function tour(page: Page): Promise<{ stops: number; faults: string[] }> {
  await page.evaluate(recordTour);
  if (!(await walk(page, 'Tab'))) return { stops: 0, faults: ['Tab does not reach the end'] };
  await page.evaluate(turnBack);
  if (!(await walk(page, 'Shift+Tab'))) return { stops: 0, faults: ['Shift+Tab does not return'] };
  return page.evaluate(judgeTour);
}
