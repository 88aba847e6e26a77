import type { ReactNode } from 'react';

import { data } from '../lib/dom/attributes.ts';
import './badge.css';

/** Meaning of a color: `attack` is an attack, `signal` a signal, `data` and `series` are data. */
export type BadgeTone = 'ink' | 'attack' | 'signal' | 'data' | 'series' | 'ok' | 'soon';

type Props = {
  tone?: BadgeTone | 'plain';
  /** Text of a tooltip. Not inside a link, which must not contain another thing to focus. */
  hint?: string;
  children: ReactNode;
};

/** A short status in words. The color only repeats the meaning. */
export const Badge = ({ tone = 'plain', hint, children }: Props) => (
  <span
    className={tone === 'plain' ? 'badge text-ink-2' : `status tone-${tone}`}
    {...data({ hint })}
    tabIndex={hint ? 0 : undefined}
  >
    {children}
  </span>
);
