import { type ReactNode, useEffect, useRef, useState } from 'react';

import { type ProductId, products } from '../../content/products.ts';
import { Button } from '../../ui/button.tsx';
import { Comparison } from './comparison.tsx';

const most = 3;

/** The six products: cards, their sheets, and two or three of them side by side. */
export function ProductSuite({ cards }: { cards: readonly ReactNode[] }) {
  const [picked, setPicked] = useState<readonly ProductId[]>([]);
  const list = useRef<HTMLUListElement>(null);
  // Boxes can be ticked before the code that follows them is there, and browsers restore them on reload.
  useEffect(() => {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const early = new Set([...boxes].map(({ value }) => value));
    if (early.size > 0)
      setPicked(products.flatMap(({ id }) => (early.has(id) ? [id] : [])).slice(0, most));
  }, []);
  const toggle = (id: ProductId) =>
    setPicked((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  const chosen = products.filter(({ id }) => picked.includes(id));
  return (
    <>
      <ul
        ref={list}
        className="mt-12 grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-2 lg:grid-cols-3"
      >
        {products.map(({ id, name }, index) => (
          <li key={id} className="flex flex-col bg-night p-6 lg:p-7">
            {cards[index]}
            <label className="needs-script mt-4 inline-flex min-h-8 w-fit items-center gap-2.5 text-ui text-ink-2">
              <input
                type="checkbox"
                value={id}
                className="size-5 accent-beta"
                checked={picked.includes(id)}
                disabled={picked.length === most && !picked.includes(id)}
                onChange={() => toggle(id)}
              />
              <span>
                Compare<span className="visually-hidden">{` ${name}`}</span>
              </span>
            </label>
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
        <p role="status" className="text-ui text-ink-2">
          {statusOf(chosen.map(({ name }) => name))}
        </p>
        {picked.length > 1 && (
          <a className="link inline-flex min-h-8 items-center text-ui" href="#comparison">
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

/** What is being compared, in words. */
function statusOf(names: readonly string[]): string {
  if (names.length === 0) return '';
  if (names.length === 1) return `${names[0]}: tick one or two more to compare.`;
  const rest = names.length === most ? ' Three is the most.' : '';
  return `Comparing ${names.join(', ')}.${rest}`;
}
