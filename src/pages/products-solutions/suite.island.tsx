import { type ReactNode, useState } from 'react';

import { type ProductId, products } from '../../content/products.ts';
import { Button } from '../../ui/button.tsx';
import { Comparison } from './comparison.tsx';

const maxPicked = 3;

/** The products as rows; the visitor can check up to three to compare. */
export default function ProductSuite({ rows }: { rows: readonly ReactNode[] }) {
  const [picked, setPicked] = useState<readonly ProductId[]>([]);
  const toggle = (id: ProductId) =>
    setPicked((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  const chosen = products.filter(({ id }) => picked.includes(id));
  return (
    <>
      <p className="needs-script mb-6 text-ink-2">Select two or three.</p>
      <ul className="border-t border-line-2">
        {products.map(({ id, name }, index) => (
          <li
            key={id}
            className="grid gap-x-8 border-b border-line py-3 text-ink-2 md:grid-cols-[2fr_1fr_2fr] md:items-center"
          >
            <label className="flex min-h-11 items-center gap-3 text-[1.15rem] font-semibold text-ink">
              <input
                type="checkbox"
                value={id}
                className="needs-script size-5 flex-none accent-beta"
                checked={picked.includes(id)}
                disabled={picked.length === maxPicked && !picked.includes(id)}
                onChange={() => toggle(id)}
              />
              <span>
                <span className="visually-hidden">Compare </span>
                {name}
              </span>
            </label>
            {rows[index]}
          </li>
        ))}
      </ul>
      <div
        className={
          picked.length > 0
            ? 'sticky bottom-0 flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-night py-3'
            : undefined
        }
      >
        <p role="status" className="text-ink-2">
          {statusOf(chosen.map(({ name }) => name))}
        </p>
        {picked.length > 1 && (
          <a className="link inline-flex min-h-11 items-center" href="#comparison">
            See the comparison
          </a>
        )}
        {picked.length > 0 && (
          <Button look="quiet" onClick={() => setPicked([])}>
            Clear
          </Button>
        )}
      </div>
      {picked.length > 1 && <Comparison chosen={chosen} />}
    </>
  );
}

function statusOf(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length === 1) return `${names[0]}: select one or two more to compare.`;
  const rest = names.length === maxPicked ? ' Three is the most.' : '';
  return `Comparing ${names.join(', ')}.${rest}`;
}
