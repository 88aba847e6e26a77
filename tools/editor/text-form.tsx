/** The form of one text. Nothing is written but what its reader takes, and nothing over what was not opened. */
import { useEffect, useRef, useState } from 'react';

import { nearestName } from '../../src/lib/text/slug.ts';
import { ask, changeOf, type Draft, draftFor, drafts, isEmpty, leftOf, waitingIn } from './ask.ts';
import { Conflict } from './conflict.tsx';
import type { Fault, Opened, Outcome } from './desk.ts';
import { FieldInput, Faults, Labeled, showLine, shown } from './fields.tsx';
import { Moves } from './moves.tsx';
import { Pictures } from './pictures.tsx';
import type { Shelf } from './shelves.ts';

type Props = {
  readonly shelf: Shelf;
  readonly opened: Opened;
  /** What was said last, and what says it. */
  readonly said: string;
  readonly say: (sentence: string) => void;
  /** Has the text and the lists loaded again. */
  readonly load: () => void;
  /** Says a sentence, and opens what comes next. */
  readonly onDone: (sentence: string, next: string, saved?: Opened) => void;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function TextForm({ shelf, opened, said, say, load, onDone }: Props) {
  const { file, stamp, asOf, parts, source } = opened;
  const isTranslation = /\.[\w-]+\.mdx$/.test(file);
  const { fields, hasText, isPlain, name: kind, called, isFixed, pictures } = shelf;
  const hasName = stamp === null && !isTranslation && !isFixed;
  const none = draftFor(opened);
  const [draft, setDraft] = useState(() => drafts.of(file) ?? none);
  const [faults, setFaults] = useState(opened.faults);
  const [welcome] = useState(() => drafts.greeting(opened));
  const [conflict, setConflict] = useState<Extract<Outcome, { now: string }>>();
  const area = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(draft);
  const [notKept, setNotKept] = useState('');
  useEffect(() => {
    latest.current = draft;
    setNotKept(drafts.keep(file, draft));
    // Another tab with the same text may have removed it.
    const keep = () => isEmpty(draft) || drafts.keep(file, draft);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [file, draft]);

  const body = draft.body ?? parts?.body ?? '';
  const valueOf = (name: string) =>
    name in draft.fields ? draft.fields[name] : parts?.fields[name];
  const name = draft.name ?? nearestName(shown(valueOf(fields[0]?.name ?? '')));
  const target = hasName ? `src/content/${kind}/${name}.mdx` : file;
  const isWhole = parts === undefined || draft.source !== undefined;

  /** What a new text needs though it was not touched. */
  const unticked = fields.filter(
    ({ control, required }) => stamp === null && required && control === 'check',
  );
  const untouched = Object.fromEntries(unticked.map((field) => [field.name, false]));
  const wish = (of: Draft) => ({
    file: target,
    stamp: of.stamp,
    change: changeOf({ ...of, fields: { ...untouched, ...of.fields } }),
    asOf: of.asOf,
  });
  const failed = (error: Error) => say(error.message);

  // What the build would say, while one writes.
  useEffect(() => {
    if (isEmpty(draft) || stamp === null) return undefined;
    const timer = setTimeout(() => {
      ask<{ faults: readonly Fault[] }>('check', wish(draft)).then(
        (checked) => setFaults(checked.faults),
        failed,
      );
    }, 700);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- all else follows from the draft
  }, [draft]);

  const done = (sentence: string, next = target, saved?: Opened, left = none) => {
    drafts.keep(file, none);
    if (!isEmpty(left)) drafts.keep(next, left);
    onDone(sentence, next, saved);
  };
  const save = (of: Draft) =>
    ask<Outcome>('save', wish(of)).then((outcome) => {
      if ('saved' in outcome) {
        const left = leftOf(draft, latest.current, outcome.saved.stamp);
        return done('Saved.', target, outcome.saved, left);
      }
      if ('now' in outcome) return setConflict(outcome);
      setFaults(outcome.faults);
      if (conflict) {
        setConflict(undefined);
        setDraft({ ...of, ...waitingIn(draft), stamp: of.stamp });
      }
      say('Nothing is saved yet, because the build would stop. What you wrote stays here.');
    }, failed);
  const asFile = () =>
    ask<{ source: string }>('check', wish(draft)).then(
      // With the stamp of what was opened: a colleague may have changed the file since then.
      (checked) => setDraft({ ...none, stamp: draft.stamp, source: checked.source }),
      failed,
    );
  const putField = (field: string, value: unknown) =>
    setDraft(({ fields: { [field]: _, ...others }, ...now }) => ({
      ...now,
      fields: same(value, parts?.fields[field]) ? others : { ...others, [field]: value ?? null },
    }));
  // A picture may take its time, in which other fields change.
  const putText = (text: string) =>
    setDraft((now) => {
      if (isWhole) return { ...now, source: text };
      return { ...now, body: text === parts.body ? undefined : text };
    });
  const putMark = (isSame: boolean) => setDraft({ ...draft, asOf: isSame ? asOf : undefined });
  const putPicture = (markdown: string) => {
    const text = area.current?.value ?? '';
    const at = text.indexOf('\n', area.current?.selectionStart ?? text.length);
    putText(
      at < 0 ? `${text}\n${markdown}` : text.slice(0, at + 1) + markdown + text.slice(at + 1),
    );
  };

  if (conflict)
    return (
      <>
        <Conflict
          file={file}
          {...conflict}
          onSave={(text) => void save({ stamp: conflict.stamp, fields: {}, source: text })}
          onTheirs={() => done('The file stays as it is.', file, undefined, waitingIn(draft))}
        />
        <p role="status">{said}</p>
      </>
    );
  // A text that is again as it was opened is not checked.
  const found = stamp !== null && isEmpty(draft) ? opened.faults : faults;
  const at = (place: string) =>
    found.filter((one) => one.place === place).map(({ sentence }) => sentence);
  const inText = found.filter(({ place }) => isWhole || place === 'body');
  const textHint = isPlain ? 'Plain words, without markup.' : 'Markdown, as in docs/writing.md.';
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(draft);
        }}
      >
        <h1>{hasName ? `New: ${called}` : file}</h1>
        <p>{welcome}</p>
        {!isWhole && <Faults of={[...at(''), ...(hasName ? [] : at('file'))]} />}
        {hasName && (
          <Labeled
            label="File name"
            hint="Its address on the site: small letters, digits and hyphens."
            faults={at('file')}
          >
            {(props) => (
              <input
                {...props}
                value={name}
                onChange={(event) => setDraft({ ...draft, name: event.target.value })}
              />
            )}
          </Labeled>
        )}
        {!isWhole &&
          fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={valueOf(field.name)}
              onChange={(value) => putField(field.name, value)}
              faults={at(field.name)}
              pictures={pictures.map((picture) => picture.name)}
            />
          ))}
        {(isWhole || hasText) && (
          <Labeled
            label={isWhole ? 'The whole file' : 'Text'}
            hint={isWhole ? 'The fields stand between the lines ---.' : textHint}
            faults={inText.map(({ line, sentence }) => `Line ${line}: ${sentence}`)}
          >
            {(props) => (
              <textarea
                {...props}
                ref={area}
                className="body"
                value={isWhole ? (draft.source ?? source) : body}
                onChange={(event) => putText(event.target.value)}
              />
            )}
          </Labeled>
        )}
        {inText[0] && (
          <button type="button" onClick={() => showLine(area.current, inText[0]?.line ?? 1)}>
            Show line {inText[0].line}
          </button>
        )}
        {asOf !== undefined && stamp !== null && (
          <Labeled label="It says what the English text says now">
            {(props) => (
              <input
                {...props}
                type="checkbox"
                checked={draft.asOf !== undefined}
                onChange={({ target }) => putMark(target.checked)}
              />
            )}
          </Labeled>
        )}
        <div className="actions">
          <button className="main" disabled={stamp !== null && isEmpty(draft)}>
            Save
          </button>
          {!isWhole && stamp !== null && (
            <button type="button" onClick={() => void asFile()}>
              Show the whole file
            </button>
          )}
          {!isEmpty(draft) && (
            <button type="button" onClick={() => done('', stamp === null ? '' : file)}>
              Give up my changes
            </button>
          )}
          {stamp !== null && !isFixed && (
            <Moves {...{ file, stamp, done, failed }} isFree={isEmpty(draft)} />
          )}
          <p role="status">{said}</p>
          {notKept && <p role="alert">{notKept}</p>}
        </div>
      </form>
      {hasText && (
        <Pictures
          shelf={shelf}
          onPut={isPlain ? undefined : putPicture}
          onSaid={(sentence) => {
            say(sentence);
            load();
          }}
        />
      )}
    </>
  );
}
