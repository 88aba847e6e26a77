import { data } from '../../lib/dom/attributes.ts';
import type { ReactNode } from 'react';
import { property, sideBySide } from '../../content/pages/products-solutions/labels.ts';

import { suite } from '../../content/pages/products-solutions/suite.ts';
import type { ProductId } from '../../content/products.ts';
import { Status } from '../../sections/status.tsx';
import '../../sections/plain-table.css';
import './comparison.css';
import { Items } from '../../ui/texts.tsx';

type Chosen = { readonly id: ProductId; readonly name: string; readonly available: boolean };

const rows: readonly (readonly [name: string, cell: (product: Chosen) => ReactNode])[] = [
  ['Status', Status],
  ['In a line', ({ id }) => suite[id].subtitle],
  ['Who it’s for', ({ id }) => suite[id].forWhom],
  [
    'Features',
    ({ id }) => (
      <ul className="grid list-disc gap-1 pl-4">
        <Items of={suite[id].features} />
      </ul>
    ),
  ],
  [
    'Read on',
    ({ id }) => (
      <a className="link" href={suite[id].related.to}>
        {suite[id].related.label}
      </a>
    ),
  ],
];

export function Comparison({ chosen }: { chosen: readonly Chosen[] }) {
  return (
    <table id="comparison" className="stacking-table comparison mt-10 scroll-mt-28">
      <caption className="pb-4 text-left text-h3 font-semibold">{sideBySide}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{property}</span>
          </th>
          {chosen.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, cell]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {chosen.map((product) => (
              <td key={product.id} {...data({ label: product.name })}>
                <div>{cell(product)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
