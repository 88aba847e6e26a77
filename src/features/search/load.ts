import { fetchJson } from '../../lib/fetch-json.ts';
import { createEngine, type Engine } from './engine.ts';
import { indexAddress, type SearchIndex } from './indexed-page.ts';

let asked: Promise<Engine> | undefined;

/**
 * Fetches the index, once, and makes an engine of it.
 * @throws Error when it cannot be fetched; the next call tries again
 */
export function load(): Promise<Engine> {
  asked ??= fetchJson(indexAddress).then((index) => createEngine((index as SearchIndex).pages));
  asked.catch(() => (asked = undefined));
  return asked;
}
