import type { ReactNode } from 'react';

import { PageSheet } from '../page-sheet.tsx';
import { Spectrum } from '../spectrum.tsx';

export type IndexItem = {
  href: string;
  name: string;
  status: ReactNode;
  /** An `<svg>` that stretches: the row's right half, or a strip under its name. */
  curve: ReactNode;
};

type Props = {
  heading: ReactNode;
  lede?: ReactNode;
  actions?: ReactNode;
  items: readonly IndexItem[];
};

/** Pattern D: a headline, then one row an item that is link, status and curve in one. For 4 to 8 items. */
export const HeroIndex = ({ heading, lede, actions, items }: Props) => (
  <>
    <section className="hero">
      <div className="wrap hero-head hero-split">
        <h1>{heading}</h1>
        <div>
          {lede && <p className="lede">{lede}</p>}
          {actions && <div className="actions">{actions}</div>}
        </div>
      </div>
      <ul className="hero-rows">
        {items.map(({ href, name, status, curve }) => (
          <li key={href}>
            <a href={href}>
              <span className="wrap">
                <b>{name}</b>
                {status}
              </span>
              {curve}
            </a>
          </li>
        ))}
      </ul>
    </section>
    <PageSheet />
    <Spectrum />
  </>
);
