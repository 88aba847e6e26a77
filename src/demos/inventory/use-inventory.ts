import { useEffect, useRef, useState } from 'react';

import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { isoDayIn } from '../../lib/time/dates.ts';
import { loadOnce } from '../../runtime/load.ts';
import type { Changes, Seen } from './collection.ts';
import { firstView, type AssetMark, type View } from './view.ts';
import { mostFiles, type Named } from './dropped.ts';
import { inTurn } from './in-turn.ts';
import { ask, stopReading } from './in-worker.ts';
import type { Outcome } from './read/read.ts';
import type { ColumnPlaces } from './read/columns.ts';
import * as words from './words.ts';

export type Status =
  /** `looked`: whether what was read is seen, so that its counts can be said. */
  | { readonly is: 'read'; readonly looked: boolean }
  | { readonly is: 'empty' | 'stopped' | 'failed' }
  | { readonly is: 'reading'; readonly file: string; readonly done: number; readonly all: number };

/** A table whose columns the visitor has to name. */
export type Question = Named & {
  /** Two files may have one name. */
  readonly id: number;
  readonly ask: NonNullable<Outcome['ask']>;
};

/** What shows the visitor what was read. It comes with the reader, so that the tool itself is there at once. */
type ResultsCode = Pick<typeof import('./results.tsx'), 'Results' | 'withMark'>;

type IsCanceled = () => boolean;

/** What the visitor has read, and looks at. What was read is in the worker; the page has one page of its list. */
export function useInventory() {
  const [view, setView] = useState((): View => ({ ...firstView, today: isoDayIn(new Date()) }));
  const [results, setResults] = useState<ResultsCode | null>(null);
  const [status, setStatus] = useState<Status>({ is: 'empty' });
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [changes, setChanges] = useState<Changes | null>(null);
  const [turns] = useState(inTurn);
  const [loadResults] = useState(() =>
    loadOnce(async () => {
      const { Results, rememberedMarks, withMark } = await import('./results.tsx');
      setResults({ Results, withMark });
      setView((before) => ({ ...before, marks: rememberedMarks() }));
    }),
  );
  const lastId = useRef(0);
  /** Those about newer files: until they are answered, what changed is not known. */
  const newer = useRef<readonly Question[]>([]);

  // The worker starts before it has anything to read, so that one which ends while it reads is known.
  useEffect(() => {
    ask('forget').catch(() => {});
    loadResults().catch(() => {});
    return stopReading;
  }, [loadResults]);

  useEffect(() => {
    if (status.is !== 'read') return undefined;
    let isOld = false;
    ask('look', view).then(
      (found) => {
        if (isOld) return;
        setSeen(found);
        setStatus({ is: 'read', looked: true });
      },
      () => {
        if (!isOld) setStatus({ is: 'failed' });
      },
    );
    return () => {
      isOld = true;
    };
  }, [view, status.is]);

  const clear = (is: 'empty' | 'stopped' | 'failed') => {
    turns.cancel();
    newer.current = [];
    setStatus({ is });
    setSeen(null);
    setChanges(null);
    setNotes([]);
    setQuestions([]);
    setView((before) => ({ ...before, search: '', group: 'all', order: null, page: 0 }));
  };

  /** Reads each file, and returns what has to be asked about them. */
  const readEach = async (
    files: readonly Named[],
    isCanceled: IsCanceled,
    columns?: ColumnPlaces,
  ): Promise<readonly Question[]> => {
    const asked: Question[] = [];
    const some = files.slice(0, mostFiles);
    for (const [done, { file, name }] of some.entries()) {
      setStatus({ is: 'reading', file: name, done: done + 1, all: some.length });
      const added = await ask('add', file, name, columns);
      if (isCanceled()) return [];
      if (added.notes.length > 0) setNotes((before) => [...before, ...added.notes]);
      if (!added.ask) continue;
      lastId.current += 1;
      const question = { id: lastId.current, file, name, ask: added.ask };
      asked.push(question);
      setQuestions((before) => [...before, question]);
    }
    if (files.length > some.length)
      setNotes((before) => [...before, fill(words.tooManyFiles, { count: grouped(mostFiles) })]);
    return asked;
  };

  /** Shows what was read. If none of the newer files could be read, those before them stay. */
  const show = async (isCanceled: IsCanceled, compares = false) => {
    const isKnown = compares && newer.current.length === 0 && !(await ask('putBack'));
    const found = isKnown ? await ask('changes') : null;
    await loadResults();
    if (isCanceled()) return;
    setChanges(found);
    setView((before) => ({ ...before, page: 0 }));
    setStatus({ is: 'read', looked: false });
  };

  /** What fails is the browser, not a file: the worker ended, or a part of the page did not load. */
  const fail = () => {
    stopReading();
    clear('failed');
  };
  const attempt = (action: (isCanceled: IsCanceled) => Promise<void>) => turns.run(action, fail);

  return {
    view,
    status,
    notes,
    questions,
    seen,
    changes,
    results,
    read: (files: readonly Named[]) =>
      attempt(async (isCanceled) => {
        // A folder without files, or a picture dragged from another page.
        if (files.length === 0) return;
        await readEach(files, isCanceled);
        if (!isCanceled()) await show(isCanceled);
      }),
    compareWith: (files: readonly Named[]) =>
      attempt(async (isCanceled) => {
        setNotes([]);
        setChanges(null);
        await ask('setAside');
        const asked = await readEach(files, isCanceled);
        if (isCanceled()) return;
        newer.current = asked;
        await show(isCanceled, true);
      }),
    answer: (question: Question, columns: ColumnPlaces | null) => {
      setQuestions((before) => before.filter((one) => one !== question));
      void attempt(async (isCanceled) => {
        if (columns) await readEach([question], isCanceled, columns);
        if (isCanceled()) return;
        const compares = newer.current.includes(question);
        newer.current = newer.current.filter((one) => one !== question);
        if (columns || compares) await show(isCanceled, compares);
      });
    },
    stop: () => {
      stopReading();
      clear('stopped');
    },
    forget: () => {
      stopReading();
      clear('empty');
    },
    /** A change of what is listed begins at its first page. */
    change: (part: Partial<View>) => setView((before) => ({ ...before, page: 0, ...part })),
    mark: (id: string, mark: AssetMark | undefined) =>
      setView((before) =>
        results ? { ...before, marks: results.withMark(before.marks, id, mark) } : before,
      ),
  };
}

export type Inventory = ReturnType<typeof useInventory>;
