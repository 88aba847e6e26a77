import { useEffect, useRef, useState } from 'react';

import { isoDayIn } from '../../lib/time/dates.ts';
import type { Changes, Seen } from './collection.ts';
import { firstView, type Mark, type View } from './view.ts';
import type { Named } from './dropped.ts';
import { ask, stopReading } from './in-worker.ts';
import { rememberedMarks, withMark } from './marks.ts';
import type { Outcome } from './read/read.ts';
import type { Columns } from './read/table.ts';

export type Status =
  /** `looked`: whether what was read is seen, so that its counts can be said. */
  | { readonly is: 'read'; readonly looked: boolean }
  | { readonly is: 'empty' | 'stopped' | 'failed' }
  | { readonly is: 'reading'; readonly file: string; readonly done: number; readonly all: number };

/** A table whose columns the visitor has to name. */
export type Question = Named & { readonly ask: NonNullable<Outcome['ask']> };

/** What the visitor has read, and looks at. What was read is in the worker; the page has one page of its list. */
export function useInventory() {
  const [view, setView] = useState((): View => ({
    ...firstView,
    today: isoDayIn(new Date()),
    marks: rememberedMarks(),
  }));
  const [status, setStatus] = useState<Status>({ is: 'empty' });
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [changes, setChanges] = useState<Changes | null>(null);
  /** Which reading is the latest, so that one that was stopped says nothing more. */
  const turn = useRef(0);

  // The worker starts before it has anything to read, so that one which ends while it reads is known.
  useEffect(() => {
    ask('forget').catch(() => {});
    return stopReading;
  }, []);

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
    turn.current += 1;
    setStatus({ is });
    setSeen(null);
    setChanges(null);
    setNotes([]);
    setQuestions([]);
    setView((before) => ({ ...before, search: '', group: 'all', order: null, page: 0 }));
  };

  const add = async (files: readonly Named[], columns?: Columns) => {
    // A folder without files, or a picture dragged from another page.
    if (files.length === 0) return;
    turn.current += 1;
    const mine = turn.current;
    const all = files.length;
    for (const [done, { file, name }] of files.entries()) {
      setStatus({ is: 'reading', file: name, done: done + 1, all });
      const added = await ask('add', file, name, columns);
      if (turn.current !== mine) return;
      if (added.notes.length > 0) setNotes((before) => [...before, ...added.notes]);
      const asked = added.ask;
      if (asked) setQuestions((before) => [...before, { file, name, ask: asked }]);
    }
    setView((before) => ({ ...before, page: 0 }));
    setStatus({ is: 'read', looked: false });
  };

  /** What fails is the browser, not a file: the worker ended. */
  const attempt = async (action: () => Promise<void>) => {
    const before = turn.current;
    await action().catch(() => {
      if (turn.current <= before + 1) {
        stopReading();
        clear('failed');
      }
    });
  };

  return {
    view,
    status,
    notes,
    questions,
    seen,
    changes,
    read: (files: readonly Named[]) => {
      setChanges(null);
      return attempt(() => add(files));
    },
    compareWith: (files: readonly Named[]) =>
      attempt(async () => {
        setNotes([]);
        await ask('setAside');
        await add(files);
        setChanges(await ask('changes'));
      }),
    answer: (question: Question, columns: Columns | null) => {
      setQuestions((before) => before.filter((one) => one !== question));
      if (columns) void attempt(() => add([question], columns));
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
    mark: (id: string, mark: Mark | undefined) =>
      setView((before) => ({ ...before, marks: withMark(before.marks, id, mark) })),
  };
}

export type Inventory = ReturnType<typeof useInventory>;
