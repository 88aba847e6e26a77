import type { Page } from '@playwright/test';

import { judgeTour } from './tour-judge.ts';
import { recordTour, turnBack } from './tour-record.ts';

/** More than any page has stops: a walk that is longer is trapped. */
const maxPresses = 500;
/** Presses between checks: checking takes longer than pressing. */
const batch = 20;

/** Presses a key until the walk is over; false if it never ends. */
async function walk(page: Page, key: string): Promise<boolean> {
  for (let pressed = 0; pressed < maxPresses; pressed += batch) {
    for (let step = 0; step < batch; step += 1) await page.keyboard.press(key);
    if (await page.evaluate(() => window.tour.over)) return true;
  }
  return false;
}

/**
 * Walks through a page with Tab and back with Shift+Tab.
 * @returns the number of stops, and their faults: out of reading order, skipped, without a visible focus,
 *   covered, or trapping the focus
 */
export async function tour(page: Page): Promise<{ stops: number; faults: string[] }> {
  await page.evaluate(recordTour);
  if (!(await walk(page, 'Tab'))) return { stops: 0, faults: ['Tab does not reach the end'] };
  await page.evaluate(turnBack);
  if (!(await walk(page, 'Shift+Tab'))) return { stops: 0, faults: ['Shift+Tab does not return'] };
  return page.evaluate(judgeTour);
}
