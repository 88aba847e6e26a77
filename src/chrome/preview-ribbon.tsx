import { fill } from '../lib/text/fill.ts';
import { longDate } from '../lib/text/format.ts';
import type { IsoDay } from '../lib/time/dates.ts';
import * as words from './words.ts';

/** A text that the site does not show yet, and the day on which it will; none for a draft. */
export type HeldBack = { readonly title: string; readonly address: string; readonly from?: string };

const whenOf = ({ from }: HeldBack): string =>
  from ? fill(words.appearsOn, { date: longDate(from as IsoDay) }) : words.isDraft;

/** Says on every page of a preview that it is one, and leads to what only it shows. It renders at build only. */
export function PreviewRibbon({ path }: { path: string }) {
  const texts: readonly HeldBack[] | null = import.meta.env.PREVIEW;
  if (!texts) return null;
  const here = texts.find(({ address }) => address === path);
  return (
    <aside aria-label={words.preview} className="border-b border-line-2 bg-ground-3 pt-(--header)">
      <div className="wrap py-3 text-small">
        <p>
          <b>{here ? `${words.preview} (${whenOf(here)})` : words.preview}.</b> {words.notPublic}
        </p>
        {!here && (
          <ul>
            {texts.map((text) => (
              <li key={text.address}>
                <a href={text.address} className="link">
                  {text.title}
                </a>{' '}
                ({whenOf(text)})
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}
