import { data } from '../../lib/attributes.ts';
import type { ReactNode } from 'react';

import { PageSheet } from '../page-sheet.tsx';
import { Spectrum } from '../spectrum.tsx';
import { HeroField } from './field.tsx';
import './hero.css';
import './hero-beside.css';

type Props = {
  heading: ReactNode;
  lede: ReactNode;
  actions: ReactNode;
  field: ReactNode;
  fieldNarrow?: ReactNode;
};

/** Pattern A: text beside a field that reaches three edges of the window. Only the home page has it. */
export const HeroBeside = ({ heading, lede, actions, field, fieldNarrow }: Props) => (
  <>
    <section className="hero hero-beside">
      <HeroField field={field} fieldNarrow={fieldNarrow} />
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
    <PageSheet />
    <Spectrum />
  </>
);
