import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { demoAddresses, type DemoName, demos } from '../../src/config/published.ts';
import { hasDemo } from '../../src/config/is-published.ts';
import type { Target } from '../engines/targets.ts';
import type { Visitor } from '../engines/visitor.ts';

/** What a visitor does on a page, of which `npm run bench` measures the slowest answer. */
export type Act = {
  readonly path: string;
  /** What comes before, which is not measured. */
  readonly ready?: (page: Page) => Promise<unknown>;
  /** What is pressed. */
  readonly control: (page: Page) => Locator;
  /** What is then typed. Only this is measured then. */
  readonly types?: string;
};

/** What a screen reader says, after a page is opened, something has the focus, or keys were pressed. */
export type Ears = {
  readonly open: (path: string) => Promise<readonly string[]>;
  readonly onto: (target: Target, awaited: string | RegExp) => Promise<readonly string[]>;
  readonly afterKeys: (
    awaited: string | RegExp,
    ...keys: readonly string[]
  ) => Promise<readonly string[]>;
  readonly expectOnce: (lines: readonly string[], ...texts: readonly string[]) => void;
};

/** A state of a page, for tests of all of them. */
export type State = {
  path: string;
  /** Reaches the state on a page just opened, and returns the part of the page that shows it. */
  reach: (page: Page) => Promise<Locator>;
  only?: 'wide' | 'narrow';
};

/** How a demonstration is tried, in tests that go through all of them and in `npm run bench`. */
export type Trial = {
  /** What it is called in results, such as "the exchange". */
  readonly called: string;
  /** What a visitor with any browser does at its address. */
  readonly use?: (visitor: Visitor) => Promise<void>;
  /** The button that loads it, and texts that only its code and its styles have. */
  readonly opener?: { readonly name: string; readonly own: readonly string[] };
  /** Its heaviest interaction. */
  readonly act?: Act;
  /** States of its page. */
  readonly states?: Readonly<Record<string, State>>;
  /** Journeys with a screen reader, by what is to be heard. */
  readonly heard?: Readonly<Record<string, (ears: Ears) => Promise<void>>>;
};

const fileOf = (name: DemoName) =>
  resolve(import.meta.dirname, `../../src/demos/${name}/${name}.trial.ts`);

const trialOf = async (name: DemoName): Promise<Trial> => (await import(fileOf(name))).trial;

/** The trials of the demonstrations that are on the site, with their addresses. */
export const trials = await Promise.all(
  demos
    .filter((name) => hasDemo(name) && existsSync(fileOf(name)))
    .map(async (name) => ({ name, address: demoAddresses[name], ...(await trialOf(name)) })),
);
