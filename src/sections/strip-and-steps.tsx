import type { ReactNode } from 'react';

import { Bleed } from './bleed.tsx';
import { Section } from './section.tsx';
import { Columns } from './columns.tsx';

type Props = {
  id?: string;
  heading: ReactNode;
  lede?: ReactNode;
  ground?: 'night' | 'raised' | 'deep';
  /** A figure whose stages align with the steps. */
  strip: ReactNode;
  stripNarrow?: ReactNode;
  steps: readonly { term: ReactNode; text: ReactNode; surface?: ReactNode }[];
};

/** A process as a figure from edge to edge, with a step under each stage. */
export const StripAndSteps = ({ strip, stripNarrow, steps, ...head }: Props) => (
  <Section {...head} bleed={<Bleed narrow={stripNarrow}>{strip}</Bleed>}>
    <Columns items={steps} />
  </Section>
);
