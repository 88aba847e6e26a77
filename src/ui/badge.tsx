import type { ReactNode } from 'react';

import { data } from '../lib/attributes.ts';
import type { Tone } from './tone.ts';
import './badge.css';

type Props = {
  tone?: Tone | 'plain';
  /** Without a tooltip: a link must not contain another thing to focus. */
  inLink?: boolean;
  children: ReactNode;
};

/** Tooltips of product states. */
const hints: Readonly<Record<string, string>> = {
  'Available Now': 'Shipping today. Ask for a demo.',
  'Coming Soon':
    'In development, without a date. Leave an address and you hear once, when it ships.',
};

/** A short status in words. The color only repeats the meaning. */
export function Badge({ tone = 'plain', inLink = false, children }: Props) {
  const hint = typeof children === 'string' && !inLink ? hints[children] : undefined;
  return (
    <span
      className={tone === 'plain' ? 'badge text-ink-2' : `status tone-${tone}`}
      {...data({ hint })}
      tabIndex={hint ? 0 : undefined}
    >
      {children}
    </span>
  );
}
