import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';

import * as labels from '../../config/words.ts';
import { isComposing } from '../../lib/dom/is-composing.ts';
import { createQueryValue } from '../../lib/dom/query-value.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped, languageName } from '../../lib/text/format.ts';
import { counted } from '../../lib/text/grammar.ts';
import { useWhole, WhenWhole } from '../../ui/dialog.tsx';
import { FilledText } from '../../ui/inline-text.tsx';
import { isFirst } from '../../config/language.ts';
import { homes } from '../../config/site-base.ts';
import { maxQueryLength, maxResults, minQueryLength, type ResultKind } from './search-index.ts';
import { ResultList } from './result-list.tsx';
import { useSearchResults } from './use-search-results.ts';
import * as words from './words.ts';

/** The tag of the site's first language, if this is another one. */
const firstLanguage = isFirst ? undefined : homes?.[1]?.tag;

export type SearchFieldProps = {
  label: string;
  /** Preferred kinds of results; others are shown if there are none. */
  kinds?: readonly ResultKind[];
  /** Whether the query is in the URL as `?q=`. */
  inAddress?: boolean;
  /** Shown if nothing was found. */
  askUs: (query: string) => ReactNode;
  onFollow?: () => void;
};

const addressQuery = createQueryValue('q');

const shortened = (query: string) =>
  query.length > 60 ? `${query.slice(0, 60).toWellFormed()}…` : query;

const foreignText = (count: number, tag: string): string =>
  fill(words.inLanguage, { language: languageName(tag), results: counted(count, words.found) });

function countText(count: number, elsewhere: boolean): string {
  if (count <= maxResults) return counted(count, elsewhere ? words.foundElsewhere : words.found);
  const text = elsewhere ? words.foundElsewhereFirst : words.foundFirst;
  return fill(text, { count: grouped(count), shown: maxResults });
}

/**
 * A search box with its results (WAI-ARIA APG, editable combobox with list autocomplete). Fetches the index
 * on mount.
 */
export function SearchField({ label, kinds, inAddress, askUs, onFollow }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [browsing, setBrowsing] = useState(false);
  /** The query for which Enter was pressed before its results were there. */
  const pending = useRef<string | null>(null);
  const term = useDeferredValue(query.trim());
  const { state, count, partial, results, elsewhere, foreign, retry } = useSearchResults(
    term,
    kinds,
  );
  const optionId = (index: number) => `${id}option${index}`;

  useEffect(() => {
    const element = input.current;
    if (!inAddress || !element || element.value !== '') return;
    element.value = addressQuery.read() ?? '';
    setQuery(element.value);
  }, [inAddress]);

  const follow = () => document.getElementById(optionId(active))?.click();
  const followPending = useEffectEvent((shown: string) => {
    if (pending.current !== shown) return;
    pending.current = null;
    follow();
  });
  useEffect(() => {
    if (state === 'ready') followPending(term);
  }, [term, state]);

  const change = (next: string) => {
    pending.current = null;
    setQuery(next);
    setActive(0);
    setBrowsing(false);
    if (inAddress) addressQuery.replace(next.slice(0, maxQueryLength) || null);
  };
  const moveTo = (index: number) => {
    setActive(index);
    setBrowsing(true);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = results.length - 1;
    const target = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      // Move the text cursor until the visitor moves through the list.
      Home: browsing ? 0 : undefined,
      End: browsing ? last : undefined,
    }[event.key];
    if (isComposing(event.nativeEvent)) return;
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    const isModified = altKey || ctrlKey || metaKey || shiftKey;
    if (event.key === 'Enter') {
      event.preventDefault();
      const typed = event.currentTarget.value.trim();
      // Results of the query before may still be listed, or the index on its way.
      if (typed === term && state === 'ready') follow();
      else pending.current = typed;
    } else if (event.key === 'Escape' && inAddress && query) {
      event.preventDefault();
      event.currentTarget.value = '';
      change('');
    } else if (target !== undefined && last >= 0 && !isModified) {
      event.preventDefault();
      moveTo(target);
    }
  };

  const open = results.length > 0;
  const whole = useWhole();
  return (
    <div role="search" className="flex max-h-full min-h-0 flex-col">
      <label htmlFor={`${id}input`} className={inAddress ? 'field-label' : 'visually-hidden'}>
        {label}
      </label>
      <input
        ref={input}
        id={`${id}input`}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={whole ? `${id}list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open ? optionId(active) : undefined}
        aria-describedby={whole ? `${id}status` : undefined}
        autoComplete="off"
        // WebKit sets a field without autocomplete to its default when Back shows the page again.
        defaultValue={query}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={words.example}
        onInput={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="field-box shrink-0"
      />
      <WhenWhole
        id={`${id}status`}
        role="status"
        className="mt-2 min-h-6 shrink-0 text-small text-ink-2"
      >
        {term.length > maxQueryLength && <p>{fill(words.onlyFirst, { count: maxQueryLength })}</p>}
        {state === 'failed' && <p>{words.notFetched}</p>}
        {term.length >= minQueryLength && state === 'loading' && <p>{words.fetching}</p>}
        {term.length >= minQueryLength && state === 'ready' && (
          <p>
            {!/[\p{L}\p{N}]/u.test(term) ? (
              words.onlySigns
            ) : count === 0 ? (
              <FilledText
                text={words.nothingFound}
                values={{ query: <bdi>{shortened(term)}</bdi> }}
              />
            ) : (
              `${partial ? `${words.partly} ` : ''}${countText(count, elsewhere)}`
            )}
          </p>
        )}
        {firstLanguage && foreign > 0 && <p>{foreignText(foreign, firstLanguage)}</p>}
      </WhenWhole>
      {state === 'failed' && (
        <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => {
              retry();
              // The pressed button goes.
              input.current?.focus();
            }}
          >
            {labels.tryAgain}
          </button>
          <a className="link" href="#site-links" onClick={onFollow}>
            {words.listOfPages}
          </a>
        </p>
      )}
      {whole && (
        <ResultList
          id={`${id}list`}
          hidden={!open}
          results={results}
          active={active}
          optionId={optionId}
          onPoint={setActive}
          onFollow={onFollow}
        />
      )}
      {term.length >= minQueryLength && state === 'ready' && !open && (
        <div className="mt-3">
          <p className="mb-4 text-ink-2">{words.fewerWords}</p>
          {askUs(shortened(term))}
        </div>
      )}
    </div>
  );
}
