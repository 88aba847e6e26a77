import type { ReactNode } from 'react';

import type { BadgeTone } from '../ui/badge.tsx';
import './bench.css';

type Props = {
  /** One or two blocks. */
  input: ReactNode;
  /** The data between the two sides. */
  wire: ReactNode;
  /** `VerdictBox` elements. */
  verdicts: ReactNode;
};

/** A live demonstration in one panel: input, data on the wire, and a verdict from each receiver. */
export const Bench = ({ input, wire, verdicts }: Props) => (
  <div className="bench">
    <div className="bench-row">{input}</div>
    <div className="bench-wire">{wire}</div>
    <div className="bench-row">{verdicts}</div>
  </div>
);

type VerdictProps = {
  who: ReactNode;
  detail?: ReactNode;
  verdict: ReactNode;
  tone?: Extract<BadgeTone, 'ink' | 'attack' | 'ok' | 'soon'>;
  children?: ReactNode;
};

const tones = { ink: '', attack: ' text-attack', ok: ' text-ok', soon: ' text-soon' } as const;

export const VerdictBox = ({ who, detail, verdict, tone = 'ink', children }: VerdictProps) => (
  <div>
    <p className="verdict-head">
      <span>{who}</span>
      {detail && <span className="mono text-ink-2">{detail}</span>}
    </p>
    <p className={`verdict${tones[tone]}`}>{verdict}</p>
    {children}
  </div>
);
