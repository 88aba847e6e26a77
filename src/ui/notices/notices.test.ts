import { expect, test } from 'vitest';

import { type Notice, notify, showNoticesIn, waitingNotices } from './notices.ts';

const notice = (text: string): Notice => ({ tone: 'ok', text });

test('a notice goes to the top modal dialog, or to the page if none is open', () => {
  const lower: string[] = [];
  const upper: string[] = [];
  const closeLower = showNoticesIn(({ text }) => lower.push(text));
  const closeUpper = showNoticesIn(({ text }) => upper.push(text));
  notify(notice('one'));
  closeUpper();
  notify(notice('two'));
  closeLower();
  notify(notice('three'));
  expect([lower, upper]).toEqual([['two'], ['one']]);
  expect(waitingNotices.read().map(({ text }) => text)).toEqual(['three']);
  waitingNotices.write([]);
});

test('after the lower of two dialogs closes, the upper one still gets notices', () => {
  const upper: string[] = [];
  const closeLower = showNoticesIn(() => undefined);
  const closeUpper = showNoticesIn(({ text }) => upper.push(text));
  closeLower();
  notify(notice('still here'));
  closeUpper();
  expect(upper).toEqual(['still here']);
});
