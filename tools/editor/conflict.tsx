/** Both versions of a text that a colleague changed while it was open. Nothing is written until one decides. */
import { useState } from 'react';

import { Faults, Labeled } from './fields.tsx';

/** One function for all renders, so that the heading is read once. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/**
 * @param props.now the file as it is
 * @param props.source the same with what was changed here
 */
export function Conflict({
  file,
  now,
  source,
  onSave,
  onTheirs,
}: {
  file: string;
  now: string;
  source: string;
  onSave: (text: string) => void;
  onTheirs: () => void;
}) {
  const [text, setText] = useState(source);
  const kept = new Set(text.split('\n'));
  const gone = [...new Set(now.split('\n'))].filter(
    (line) => line.trim() !== '' && !kept.has(line),
  );
  return (
    <section className="conflict">
      <h1 tabIndex={-1} ref={focus}>
        {file} has changed since you opened it
      </h1>
      <p role="alert">
        Nothing is written yet. Put what you want to keep into the second text, and save that.
      </p>
      <div className="both">
        <Labeled label="As the file is now">
          {(props) => <textarea {...props} className="body" readOnly value={now} />}
        </Labeled>
        <Labeled label="With your changes">
          {(props) => (
            <textarea
              {...props}
              className="body"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Labeled>
      </div>
      {gone.length > 0 && (
        <>
          <h2>Lines of the file that would go</h2>
          <Faults of={gone} />
        </>
      )}
      <button type="button" className="main" onClick={() => onSave(text)}>
        Save the second text
      </button>{' '}
      <button type="button" onClick={onTheirs}>
        Keep the file, and give up my changes
      </button>
    </section>
  );
}
