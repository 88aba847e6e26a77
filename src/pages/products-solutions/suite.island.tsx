import { type ReactNode, useRef, useState } from 'react';

import * as words from '../../content/pages/products-solutions/words.ts';
import { suite } from '../../content/pages/products-solutions/suite.ts';
import { type Product, type ProductId, products } from '../../content/products.ts';
import { data } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import '../../sections/plain-table.css';
import { Status } from '../../sections/status.tsx';
import { Button } from '../../ui/button.tsx';
import { Items } from '../../ui/inline-text.tsx';
import './comparison.css';

const rows: readonly (readonly [name: string, cell: (product: Product) => ReactNode])[] = [
  [words.status, Status],
  [words.inALine, ({ id }) => suite[id].subtitle],
  [words.forWhom, ({ id }) => suite[id].forWhom],
  [
    words.features,
    ({ id }) => (
      <ul className="grid list-disc gap-1 ps-4">
        <Items of={suite[id].features} />
      </ul>
    ),
  ],
  [
    words.readOn,
    ({ id }) => (
      <a className="link" href={suite[id].related.to}>
        {suite[id].related.label}
      </a>
    ),
  ],
];

function Comparison({ chosen }: { chosen: readonly Product[] }) {
  return (
    <table id="comparison" className="stacking-table comparison mt-10 scroll-mt-28">
      <caption className="pb-4 text-start text-h3 font-semibold">{words.sideBySide}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.property}</span>
          </th>
          {chosen.map(({ id }) => (
            <th key={id} scope="col">
              {suite[id].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, cell]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {chosen.map((product) => (
              <td key={product.id} {...data({ label: suite[product.id].name })}>
                <div>{cell(product)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const maxPicked = 3;

/** The products as cards; the visitor can check up to three to compare. */
export default function ProductSuite({ cards }: { cards: readonly ReactNode[] }) {
  const [picked, setPicked] = useState<readonly ProductId[]>([]);
  const toggle = (id: ProductId) =>
    setPicked((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  const chosen = products.filter(({ id }) => picked.includes(id));
  const list = useRef<HTMLUListElement>(null);
  const clear = () => {
    // The pressed button goes.
    list.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
    setPicked([]);
  };
  return (
    <>
      <ul
        ref={list}
        className="grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-[7fr_5fr]"
      >
        {products.map(({ id }, index) => (
          <li
            key={id}
            className="relative flex flex-col bg-ground-2 p-(--gutter) lg:p-10 lg:last:odd:col-span-2"
          >
            {products.length > 1 && (
              <label className="no-print choice needs-script absolute z-1 top-3 end-(--gutter) lg:top-8 lg:end-10">
                <input
                  type="checkbox"
                  value={id}
                  checked={picked.includes(id)}
                  disabled={picked.length === maxPicked && !picked.includes(id)}
                  onChange={() => toggle(id)}
                />
                <span>
                  {words.compare}
                  <span className="visually-hidden">{` ${suite[id].name}`}</span>
                </span>
              </label>
            )}
            <div className="flex-1">{cards[index]}</div>
          </li>
        ))}
      </ul>
      <div
        className={
          picked.length > 0
            ? 'compare-bar z-2 flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-ground py-3'
            : undefined
        }
      >
        <p role="status" className="text-ink-2">
          {statusOf(chosen.map(({ id }) => suite[id].name))}
        </p>
        {picked.length > 1 && (
          <a className="link inline-flex min-h-11 items-center" href="#comparison">
            {words.seeComparison}
          </a>
        )}
        {picked.length > 0 && (
          <Button look="quiet" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
      {picked.length > 1 && <Comparison chosen={chosen} />}
    </>
  );
}

function statusOf(names: readonly string[]): string {
  if (names.length === 0) return '';
  const [name = ''] = names;
  if (names.length === 1)
    return fill(products.length > 2 ? words.selectOneOrTwoMore : words.selectOneMore, { name });
  const all = names.length === maxPicked ? words.comparingMost : words.comparing;
  return fill(all, { names: names.join(', ') });
}
