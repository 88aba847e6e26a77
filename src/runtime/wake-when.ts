import { dataOf, hasData, withData } from '../lib/dom/attributes.ts';
import { hashName, hashTarget } from '../lib/dom/hash.ts';
import { storedText } from '../lib/storage/stored-text.ts';
import { hasChanges } from './early-changes.ts';
import { wake } from './wake.ts';

/** The values of `data-when`: `name` or `name:value`. */
const conditions: Record<string, (value: string, host: HTMLElement) => boolean> = {
  query: (name) =>
    name ? new URLSearchParams(location.search).has(name) : location.search.length > 1,
  hash: (start) => hashName() !== '' && hashName().startsWith(start),
  anchor: (_, host) => host.contains(hashTarget()),
  kept: (key) => storedText(key) !== null,
  'signed-in': () => hasData(document.documentElement, 'signed-in'),
};

function isWanted(host: HTMLElement): boolean {
  const when = dataOf(host, 'when')?.split(' ') ?? [];
  return when.some((token) => {
    const [name = '', value = ''] = token.split(':');
    return conditions[name]?.(value, host) ?? false;
  });
}

/**
 * Wakes the islands that show more than their markup: their `data-when` holds, for example for a draft, or the
 * browser has restored what was typed or ticked before a reload.
 */
export function wakeWanted(): void {
  for (const host of document.querySelectorAll<HTMLElement>(
    `${withData('island')}:not(${withData('live')})`,
  ))
    if (isWanted(host) || hasChanges(host)) wake(host).catch(() => {});
}
