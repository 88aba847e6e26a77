import type { ReactNode } from 'react';

import { Bleed } from './bleed.tsx';
import { Section } from './section.tsx';
import { Columns } from './columns.tsx';

type Props = {
  id?: string;
  heading: ReactNode;
  lede?: ReactNode;
  ground?: 'night' | 'raised' | 'deep';
  /** A figure from edge to edge whose stages stand above the steps. */
  strip: ReactNode;
  stripNarrow?: ReactNode;
  steps: readonly { term: ReactNode; text: ReactNode; surface?: ReactNode }[];
};

/** How something works: a strip from left to right, and under each stage what it looks like. */
export const StripAndSteps = ({ strip, stripNarrow, steps, ...head }: Props) => (
  <Section {...head} bleed={<Bleed narrow={stripNarrow}>{strip}</Bleed>}>
    <Columns items={steps} />
  </Section>
);
