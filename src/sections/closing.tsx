import { data } from '../lib/attributes.ts';
import type { ReactNode } from 'react';

import { HeroField } from './hero/field.tsx';
import './hero/hero.css';
import './hero/hero-beside.css';
import './closing.css';

type Props = {
  heading: ReactNode;
  actions: ReactNode;
  field: ReactNode;
};

/** The last section of the home page, in the pattern of its hero. */
export const Closing = ({ heading, actions, field }: Props) => (
  <section className="hero hero-beside closing">
    <HeroField field={field} />
    <div className="wrap">
      <h2 {...data({ 'keep-clear': '' })}>{heading}</h2>
      <div {...data({ 'keep-clear': '' })} className="actions">
        {actions}
      </div>
    </div>
  </section>
);
