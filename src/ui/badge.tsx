import type { ReactNode } from 'react';

import type { Tone } from './tone.ts';

type Props = { tone?: Tone | 'plain'; children: ReactNode };

/** A short status. The words carry the meaning; the color only repeats it. */
export const Badge = ({ tone = 'plain', children }: Props) => (
  <span className={tone === 'plain' ? 'badge text-ink-2' : `status tone-${tone}`}>{children}</span>
);
