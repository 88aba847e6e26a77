/** Puts a picture beside the texts of a kind: a new one, or one in place of another. */
import { type SyntheticEvent, useState } from 'react';

import { ask } from './ask.ts';
import { Choice, Labeled } from './fields.tsx';
import type { Shelf } from './shelves.ts';

type Props = {
  readonly shelf: Shelf;
  /** Takes Markdown for the place of the cursor. Not there for texts without markup. */
  readonly onPut: ((markdown: string) => void) | undefined;
  readonly onSaid: (sentence: string) => void;
};

export function Pictures({ shelf: { name: kind, pictures }, onPut, onSaid }: Props) {
  const what = kind === 'papers' ? 'PDF' : 'picture';
  const [alt, setAlt] = useState('');
  const [old, setOld] = useState('');
  const replaced = pictures.find(({ name }) => name === old);
  const options = pictures.map(
    ({ name, shownBy }) => [name, `${name} (in ${shownBy.join(', ') || 'no text'})`] as const,
  );
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = new FormData(form).get('file') as File;
    const about = new URLSearchParams({ kind, name: old || file.name });
    if (replaced?.stamp) about.set('stamp', replaced.stamp);
    ask<{ name: string }>(`picture?${about.toString()}`, file).then(
      ({ name }) => {
        if (!replaced) onPut?.(`![${alt.replaceAll(/[[\]]/g, String.raw`\$&`)}](./${name})\n`);
        onSaid(`The ${what} is there, as ${name}.`);
        form.reset();
        setAlt('');
        setOld('');
      },
      (error: Error) => onSaid(error.message),
    );
  };
  return (
    <details>
      <summary>Add or replace a {what}</summary>
      <form onSubmit={send}>
        <Labeled label={kind === 'papers' ? what : 'Picture'}>
          {(props) => (
            <input
              {...props}
              type="file"
              name="file"
              accept={kind === 'papers' ? '.pdf' : 'image/*'}
              required
            />
          )}
        </Labeled>
        <Labeled label="In place of">
          {(props) => (
            <Choice
              {...props}
              options={[['', 'none: it is new'], ...options]}
              value={old}
              onChange={setOld}
            />
          )}
        </Labeled>
        {onPut && !replaced && (
          <Labeled label="What it shows" hint="In a sentence, for people who don’t see it.">
            {(props) => (
              <input
                {...props}
                value={alt}
                required
                onChange={({ target }) => setAlt(target.value)}
              />
            )}
          </Labeled>
        )}
        <button>{onPut && !replaced ? 'Put it where the cursor was' : `Send the ${what}`}</button>
      </form>
    </details>
  );
}
