import { expect, test } from 'vitest';

import { type Notice, notify, showNoticesIn, waitingNotices } from './notices.ts';

const notice = (text: string): Notice => ({ tone: 'ok', text });

test('a notice goes to the modal dialog on top, and over the page where there is none', () => {
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

test('closing the lower of two dialogs leaves the upper one its notices', () => {
  const upper: string[] = [];
  const closeLower = showNoticesIn(() => undefined);
  const closeUpper = showNoticesIn(({ text }) => upper.push(text));
  closeLower();
  notify(notice('still here'));
  closeUpper();
  expect(upper).toEqual(['still here']);
});
