import { describe, expect, test } from 'vitest';

import { markupOf } from './search-index-markup.ts';

describe('markup', () => {
  test('is read in order, with references resolved', () => {
    expect([...markupOf('<p class="a b" hidden>1 &lt; 2 &amp;&#x27;&#39;<br/>&copy;</p>')]).toEqual(
      [
        {
          kind: 'open',
          name: 'p',
          attributes: new Map([
            ['class', 'a b'],
            ['hidden', ''],
          ]),
          empty: false,
        },
        { kind: 'text', text: "1 < 2 &''" },
        { kind: 'open', name: 'br', attributes: new Map(), empty: true },
        { kind: 'text', text: '&copy;' },
        { kind: 'close', name: 'p' },
      ],
    );
  });

  test('a greater-than sign in an attribute does not end the tag', () => {
    const [open] = [...markupOf('<a title="a > b" href="/x">y</a>')];
    expect(open).toMatchObject({ name: 'a' });
    expect([...markupOf('<a title="a > b">y</a>')]).toHaveLength(3);
  });

  test.each([
    ['double quotes', '"a b"', 'a b'],
    ['single quotes', '\'a "b"\'', 'a "b"'],
    ['none', 'ab', 'ab'],
    ['spaces around the sign', ' = "a b"', 'a b'],
  ])('an attribute is read in %s', (_how, written, value) => {
    const sign = written.startsWith(' ') ? '' : '=';
    const [open] = [...markupOf(`<p lang${sign}${written} ID="x" hidden>`)];
    expect(open).toMatchObject({
      attributes: new Map([
        ['lang', value],
        ['id', 'x'],
        ['hidden', ''],
      ]),
    });
  });

  test.each([
    ['&#65;&#x41;&#X1F600;', 'AA😀'],
    ['&#x10ffff;', '\u{10ffff}'],
    ['&#0;&#x110000;&#9999999;', '\ufffd\ufffd\ufffd'],
    ['&unknown; &;', '&unknown; &;'],
  ])('the references %s are %s', (written, text) => {
    expect([...markupOf(written)]).toEqual([{ kind: 'text', text }]);
  });

  test('elements are empty by their kind or by a slash at their end', () => {
    const read = [...markupOf('<br><img src="/a"><rect width="1" /><a href="/"></a>')];
    expect(read.map((item) => item.kind === 'open' && item.empty)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('a script without an end holds the rest', () => {
    expect([...markupOf('<script>a<p>b')]).toHaveLength(1);
    expect([...markupOf('<script></script>x')]).toHaveLength(3);
  });

  test('what a script holds, and a comment, is left out', () => {
    const read = [...markupOf('<!-- <p>no</p> --><script>if (a<b) "</p>"</script>x')];
    expect(read.map((item) => (item.kind === 'text' ? item.text : item.name))).toEqual([
      'script',
      'script',
      'x',
    ]);
  });

  test('text that only looks like a tag stays text', () => {
    expect([...markupOf('1 < 2 and <')]).toEqual([{ kind: 'text', text: '1 < 2 and <' }]);
  });
});
