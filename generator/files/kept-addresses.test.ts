import { expect, test } from 'vitest';

import { comparedAddresses } from './kept-addresses.ts';

const url = 'https://vendor.example';
const { list } = comparedAddresses('', ['/blog/old', '/about'], url);

test('a list has each address once, sorted, and keeps those that are gone', () => {
  expect(list.split('\n').slice(1)).toEqual(['/about', '/blog/old', '']);
  const later = comparedAddresses(list, ['/about', '/blog/new'], url);
  expect(later.list.split('\n').slice(1)).toEqual(['/about', '/blog/new', '/blog/old', '']);
});

// Seen to fail: without the comparison, and with the line ends and the mark of Windows, or the line ends of old Macs.
test.each([list, list.replaceAll('\n', '\r\n'), list.replaceAll('\n', '\r'), `\ufeff${list}`])(
  'an address that is gone is named: %j',
  (kept) => {
    const { gone } = comparedAddresses(kept, ['/about', '/blog/new'], url);
    expect(gone).toEqual([expect.stringContaining('/blog/old is on the site no more')]);
    expect(comparedAddresses(kept, ['/about', '/blog/new', '/blog/old'], url).gone).toEqual([]);
  },
);

test('an owner begins with a list of their own', () => {
  const own = comparedAddresses(list, ['/about'], 'https://another.example');
  expect(own.gone).toEqual([]);
  expect(own.list).not.toContain('/blog/old');
});
