import type { SubmitOutcome } from '../../ui/form/use-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import type { ChangeResult } from './accounts/change-account.ts';

const failures = {
  missing: 'This account is no longer kept in this browser.',
  refused: 'The browser did not keep the change. Its storage may be full or blocked.',
} as const;

/** The result of a change of the account. An error counts as a refusal. */
export async function resultOf<Result>(change: Promise<Result>): Promise<Result | 'refused'> {
  try {
    return await change;
  } catch (error) {
    console.error('The account was not changed', error);
    return 'refused';
  }
}

/** Tells the visitor how a change of the account ended. */
export function reportChange(result: ChangeResult, done: string): SubmitOutcome {
  const isDone = result === 'done';
  notify(isDone ? { tone: 'ok', text: done } : { tone: 'error', text: failures[result] });
  return isDone ? 'done' : 'failed';
}
