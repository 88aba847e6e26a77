/** Buttons that give a text another name, or take it away. */
import { ask } from './ask.ts';
import type { rename as renameText } from './desk.ts';
import type { Stamp } from './files.ts';

type Renamed = Awaited<ReturnType<typeof renameText>>;

const sentenceOf = ({ changed, code }: Renamed): string =>
  [
    'Renamed.',
    changed.length > 0 && `Links were changed in ${changed.join(', ')}.`,
    code.length > 0 &&
      `Code leads by the old address: tell those who program of ${code.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');

type Props = {
  readonly file: string;
  readonly stamp: Stamp;
  /** Whether nothing waits to be saved. */
  readonly isFree: boolean;
  /** Says a sentence, and opens what comes next. */
  readonly done: (sentence: string, next: string) => void;
  readonly failed: (error: Error) => void;
};

export function Moves({ file, stamp, isFree, done, failed }: Props) {
  const [, before = '', tag] = /([^/.]+)(\.[\w-]+)?\.mdx$/.exec(file) ?? [];
  const rename = () => {
    const name = prompt(
      'The new name, which is the address: small letters, digits and hyphens. The old address leads to it.',
      before,
    );
    if (name === null || name === before) return;
    ask<Renamed>('rename', { file, stamp, name }).then(
      (outcome) => done(sentenceOf(outcome), outcome.file),
      failed,
    );
  };
  const remove = () => {
    if (confirm(`Delete ${file}, and its translations? Pictures stay.`))
      ask<readonly string[]>('remove', { file, stamp }).then(
        (places) => done(`Deleted. It is kept in ${places.join(', ')}.`, ''),
        failed,
      );
  };
  return (
    <>
      {tag === undefined && (
        <button type="button" disabled={!isFree} onClick={rename}>
          Rename
        </button>
      )}
      <button type="button" onClick={remove}>
        Delete
      </button>
    </>
  );
}
