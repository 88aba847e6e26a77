/** What the page asks of the editor's server, and what it keeps in this browser until that is saved. */
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

/** What is not saved yet: fields that were touched, the text below them, or the whole file. */
export type Draft = {
  /** Of the bytes that it changes. */
  readonly stamp: Stamp;
  readonly fields: Values;
  readonly body?: string;
  readonly source?: string;
  /** Of a new text's file. */
  readonly name?: string;
  readonly isCurrent?: boolean;
};

export const isEmpty = ({ fields, body, source, name, isCurrent }: Draft): boolean =>
  Object.keys(fields).length === 0 && (body ?? source ?? name ?? isCurrent) === undefined;

export const changeOf = ({ fields, body, source }: Draft): Change => {
  if (source !== undefined) return { source };
  return body === undefined ? { fields } : { fields, body };
};

/** What is not saved outlives the tab. */
export const drafts = {
  of(key: string): Draft | undefined {
    const kept = localStorage.getItem(`draft ${key}`);
    return kept === null ? undefined : (JSON.parse(kept) as Draft);
  },
  /** What is said of a draft when its text is opened again, as the file is now. */
  greeting(key: string, stamp: Stamp): string {
    const kept = drafts.of(key);
    if (!kept) return '';
    const changed = ' The file has changed since then: when you save, you see both.';
    return `What you had not saved is here again.${kept.stamp === stamp ? '' : changed}`;
  },
  keep(key: string, draft: Draft) {
    if (isEmpty(draft)) localStorage.removeItem(`draft ${key}`);
    else localStorage.setItem(`draft ${key}`, JSON.stringify(draft));
  },
};
