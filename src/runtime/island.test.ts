import { createElement, type ReactNode, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { useAuth } from '../features/account/use-auth.ts';
import { island, RenderContext } from './island.tsx';

const Card = ({ label, children }: { label: string; children?: ReactNode }) =>
  createElement('p', { id: useId() }, label, children);

function rendered(page: ReactNode): string {
  let islands = 0;
  const value: RenderContext = {
    addIsland: () => ({ id: `i${islands++}`, files: '/assets/card.js' }),
    addFigure: () => '/assets/figure.svg',
  };
  return renderToStaticMarkup(createElement(RenderContext, { value }, page));
}

const attributes = (html: string) =>
  Object.fromEntries(
    [...(/^<div ([^>]*)>/.exec(html)?.[1]?.matchAll(/([\w-]+)="([^"]*)"/g) ?? [])].map(
      ([, name, value]) => [name, value?.replaceAll('&quot;', '"')],
    ),
  );

test('an island has attributes for its code, its props and when it wakes', () => {
  const html = rendered(createElement(island(Card, ['hash', 'kept:draft']), { label: 'One' }));
  expect(attributes(html)).toEqual({
    id: 'i0',
    class: 'contents',
    'data-island': '/assets/card.js',
    'data-props': '{"label":"One"}',
    'data-when': 'hash kept:draft',
  });
});

test('markup in props becomes a slot, and text stays data', () => {
  const html = rendered(
    createElement(island(Card), { label: 'One' }, createElement('b', null, 'bold')),
  );
  expect(attributes(html)['data-props']).toBe('{"label":"One","children":{"$slot":0}}');
  expect(html).toContain(
    'One<island-slot data-of="i0" data-slot="0" class="contents"><b>bold</b></island-slot>',
  );
  const text = rendered(createElement(island(Card), { label: 'One' }, 'plain'));
  expect(attributes(text)['data-props']).toBe('{"label":"One","children":"plain"}');
});

const Twice = ({ first, second }: { first: ReactNode; second: ReactNode }) =>
  createElement('div', null, second, first);

const bold = createElement('b', null, 'bold');
const card = createElement(Card, { label: 'in a slot' });

test('slots keep their numbers, in whatever order the island places them', () => {
  const html = rendered(createElement(island(Twice), { first: bold, second: card }));
  const placed = [...html.matchAll(/<island-slot [^>]*data-slot="(\d)"[^>]*><(\w)/g)];
  expect(placed.map(([, number, element]) => [number, element])).toEqual([
    ['1', 'p'],
    ['0', 'b'],
  ]);
});

test('ids in two slots, in the page and in an island differ', () => {
  const Live = island(Twice);
  const page = [
    card,
    createElement(Live, { first: card, second: card }),
    createElement(Live, { first: card, second: bold }),
  ];
  const html = rendered(createElement('main', null, ...page));
  const ids = [...html.matchAll(/<p id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

test('two islands of one component have different ids', () => {
  const Live = island(Card);
  const html = rendered(
    createElement(
      'div',
      null,
      createElement(Live, { label: '1' }),
      createElement(Live, { label: '2' }),
    ),
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

// Seen to fail: with useAuth reading the session anywhere.
test('the session can be used in an island, but not on the page around it', () => {
  const Greeting = () => createElement('p', null, useAuth().status);
  expect(rendered(createElement(island(Greeting)))).toContain('<p>loading</p>');
  expect(() => rendered(createElement(Greeting))).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});
