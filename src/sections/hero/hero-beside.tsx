import { data } from '../../lib/dom/attributes.ts';
import type { ReactNode } from 'react';

import { HeroField } from './field.tsx';
import { HeroEnd } from './hero-end.tsx';
import './hero.css';
import './hero-beside.css';

type Props = {
  heading: ReactNode;
  lede: ReactNode;
  actions: ReactNode;
  field: ReactNode;
};

/** Pattern A: text beside a field that reaches three edges of the window. Only the home page has it. */
export const HeroBeside = ({ heading, lede, actions, field }: Props) => (
  <>
    <section className="hero hero-beside">
      <HeroField field={field} />
      <div className="wrap">
        <h1 {...data({ 'keep-clear': '' })}>{heading}</h1>
        <p {...data({ 'keep-clear': '' })} className="lede">
          {lede}
        </p>
        <div {...data({ 'keep-clear': '' })} className="actions">
          {actions}
        </div>
      </div>
    </section>
    <HeroEnd />
  </>
);
