import { missingPrograms } from '../support/missing-programs.ts';
import { chromium } from './drivers/chromium.ts';
import type { Engine } from './drivers/driver.ts';
import { firefox } from './drivers/firefox.ts';
import { webkit } from './drivers/webkit.ts';

export const engines = { chromium, firefox, webkit } as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;

/** Why an engine cannot run on this machine; null if it can. */
export const missingFor = (name: EngineName): string | null =>
  missingPrograms(name, engines[name].programs);

/**
 * What an engine or its driver cannot do, by the name of the test, with the reason. WebKit's window is at least 447
 * px wide, so its phone is as wide as that, and it leaves the page for a mail link.
 */
export const cannot: Readonly<Record<EngineName, Readonly<Record<string, string>>>> = {
  chromium: {},
  firefox: {},
  webkit: {
    'arrow keys in tabs before their code has come act once each':
      'The driver waits for the file that is held back before it lets a key be pressed.',
  },
};
