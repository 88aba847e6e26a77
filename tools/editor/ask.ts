/** What the page asks of the editor's server, and what it keeps in this browser until that is saved. */
import type { Opened } from './desk.ts';
import type { Change, Values } from './edits.ts';
import type { Stamp } from './files.ts';

/**
 * Asks the server.
 * @throws Error with a sentence for the one who writes
 */
export async function ask<Result>(path: string, sent?: object | Blob): Promise<Result> {
  const body = sent === undefined || sent instanceof Blob ? sent : JSON.stringify(sent);
  const asked = body === undefined ? {} : { method: 'POST', body };
  const response = await fetch(`/edit/${path}`, asked).catch(() => undefined);
  if (!response)
    throw new Error('The editor has ended: run `npm run edit` again. Your words stay here.');
  const told = (await response.json()) as Result & { readonly error?: string };
  if (told.error !== undefined) throw new Error(told.error);
  return told;
}

/**
 * What is not saved yet: fields that were touched, the text below them, or the whole file. With the file, both others
 * wait until its fields can be read.
 */
export type Draft = {
  /** Of the bytes that it changes. */
  readonly stamp: Stamp;
  readonly fields: Values;
  readonly body?: string | undefined;
  readonly source?: string;
  /** Of a new text's file. */
  readonly name?: string;
  /** Of the English text that a translation says: the one it began as, or was opened and ticked with. */
  readonly asOf?: string | undefined;
};

/** A draft in which nothing is written yet. */
export const draftFor = ({ stamp, asOf }: Pick<Opened, 'stamp' | 'asOf'>): Draft => ({
  stamp,
  fields: {},
  asOf: stamp === null ? asOf : undefined,
});

const hasWords = ({ fields, body }: Draft): boolean =>
  Object.keys(fields).length > 0 || body !== undefined;

export const isEmpty = (draft: Draft): boolean => {
  const { stamp, source, name, asOf } = draft;
  const isTicked = stamp !== null && asOf !== undefined;
  return !hasWords(draft) && !isTicked && (source ?? name) === undefined;
};

export const changeOf = ({ fields, body, source }: Draft): Change => {
  if (source !== undefined) return { source };
  return body === undefined ? { fields } : { fields, body };
};

/** What waits while the file is changed as a whole. Its stamp is an older one, so that both are shown at its save. */
export const waitingIn = ({ stamp, source, fields, body }: Draft): Draft =>
  source === undefined ? { stamp, fields: {} } : { stamp, fields, body };

/**
 * What is not in a file that was saved.
 * @param pressed the draft that was saved
 * @param now the same, or another one if more was typed since the press
 * @param stamp of the file as it is saved
 */
export function leftOf(pressed: Draft, now: Draft, stamp: Stamp): Draft {
  const { name: _, ...others } = now;
  return now === pressed ? waitingIn(pressed) : { ...others, stamp };
}

const notKept =
  'This browser has no room for what you wrote, or may keep nothing: save it before you close this page.';

/** What a use of the browser's storage gives; nothing where that is full or forbidden. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** What is not saved outlives the tab. */
export const drafts = {
  of(key: string): Draft | undefined {
    const kept = inStorage((storage) => storage.getItem(`draft ${key}`));
    return kept ? (JSON.parse(kept) as Draft) : undefined;
  },
  /** What is said of a draft when its text is opened again, as the file is now. */
  greeting({ file, stamp, parts }: Pick<Opened, 'file' | 'stamp' | 'parts'>): string {
    const kept = drafts.of(file);
    if (!kept) return '';
    if (!parts && hasWords(kept))
      return 'Your unsaved words come back when the fields can be read: mend and save the file.';
    const changed = ' The file has changed since then: when you save, you see both.';
    return `What you had not saved is here again.${kept.stamp === stamp ? '' : changed}`;
  },
  /** @returns what to say where a draft will end with its tab, or nothing */
  keep(key: string, draft: Draft): string {
    const isKept = inStorage((storage) => {
      if (isEmpty(draft)) storage.removeItem(`draft ${key}`);
      else storage.setItem(`draft ${key}`, JSON.stringify(draft));
      return true;
    });
    return (isKept ?? isEmpty(draft)) ? '' : notKept;
  },
};
