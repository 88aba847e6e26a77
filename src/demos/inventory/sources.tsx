import { useId, useState } from 'react';

import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { counted } from '../../lib/text/grammar.ts';
import { Button } from '../../ui/button.tsx';
import { couldNotLoad } from '../../ui/words.ts';
import { limits } from './view.ts';
import { chosen } from './dropped.ts';
import { changedLine } from './changes.ts';
import { FileButton } from './file-button.tsx';
import * as readWords from './read/words.ts';
import type { Inventory } from './use-inventory.ts';
import * as words from './words.ts';

type Props = { inventory: Inventory; isOver: boolean };

const loadSample = () => import('./sample.ts').then(({ sampleFiles }) => chosen(sampleFiles()));

/** A button that goes, pressed or not, leaves the focus to the first one. */
const passFocusOn = (button: HTMLButtonElement | null) => () => {
  if (button === document.activeElement)
    button?.closest('.inventory')?.querySelector('button')?.focus();
};

/** Where files come from, how far reading is, and what was left out. */
export function Sources({ inventory, isOver }: Props) {
  const { status, read, stop, forget } = inventory;
  const [lacksSample, setLacksSample] = useState(false);
  const readSample = () => {
    setLacksSample(false);
    loadSample().then(read, () => setLacksSample(true));
  };
  return (
    <div className={isOver ? 'inventory-over' : undefined}>
      <h3>{words.sources}</h3>
      <p className="panel-note">
        {fill(words.dropHere, { size: limits.bytes / 1e6, count: grouped(limits.assets) })}
      </p>
      <div className="actions mt-4">
        <FileButton look="primary" onFiles={read} label={words.chooseFiles} />
        <FileButton isFolder onFiles={read} label={words.chooseFolder} />
        <Button onClick={readSample}>{words.tryOurs}</Button>
        {status.is === 'read' && (
          <Button ref={passFocusOn} onClick={forget}>
            {words.startOver}
          </Button>
        )}
      </div>
      {lacksSample && <p role="alert">{couldNotLoad}</p>}
      <Paste onText={(text) => void read(chosen([new File([text], readWords.pasted)]))} />
      {/* Always there, or its first words are not said. */}
      <div className="inventory-status">
        <p aria-live="polite">{statusLine(inventory)}</p>
        {status.is === 'reading' && (
          <Button ref={passFocusOn} onClick={stop}>
            {words.stop}
          </Button>
        )}
      </div>
      <Notes notes={inventory.notes} />
    </div>
  );
}

/** What the last reading came to, with what else has to be heard. */
export function statusLine({
  status,
  seen,
  changes,
  notes,
  questions,
}: Pick<Inventory, 'status' | 'seen' | 'changes' | 'notes' | 'questions'>): string {
  switch (status.is) {
    case 'empty':
      return '';
    case 'reading':
      return fill(words.reading, status);
    case 'stopped':
      return words.stopped;
    case 'failed':
      return words.failed;
    case 'read': {
      if (!seen || !status.looked) return '';
      const all = fill(words.readAll, {
        assets: counted(seen.counts.assets + seen.marked, words.assets),
        files: counted(seen.files, words.files),
      });
      return [
        all,
        ...(changes ? [changedLine(changes)] : []),
        ...(notes.length > 0 ? [counted(notes.length, words.leftOut)] : []),
        ...questions.map(({ name }) => fill(words.whichColumn, { file: name })),
      ].join(' ');
    }
  }
}

function Paste({ onText }: { onText: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <details className="mt-4">
      <summary className="w-fit py-2.5 font-semibold text-ink-2 hover:text-ink">
        {words.paste}
      </summary>
      <label htmlFor={id} className="field-label mt-2">
        {words.pasteLabel}
      </label>
      <textarea
        id={id}
        className="field-box field-code"
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}e` : undefined}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setMissing(false);
        }}
      />
      {isMissing && (
        <p id={`${id}e`} role="alert" className="field-error">
          {words.nothingPasted}
        </p>
      )}
      <Button
        className="mt-3"
        onClick={() => {
          if (text.trim() === '') return setMissing(true);
          // A key that was pasted by mistake does not stay in the field either.
          setText('');
          onText(text);
        }}
      >
        {words.readPasted}
      </Button>
    </details>
  );
}

/** As many as fit a screen; a folder of other files has thousands. */
const shownNotes = 12;

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  const more = notes.length - shownNotes;
  return (
    <section className="mt-5" aria-label={words.notes}>
      <h4 className="field-label">{words.notes}</h4>
      <ul className="inventory-notes">
        {notes.slice(0, shownNotes).map((note, index) => (
          <li key={index}>{note}</li>
        ))}
        {more > 0 && <li>{counted(more, words.moreNotes)}</li>}
      </ul>
    </section>
  );
}
