import type { ReactNode } from 'react';

import type { Tone } from '../ui/tone.ts';

type Props = {
  /** One or two blocks: what goes in. */
  input: ReactNode;
  /** What is between the two sides, from edge to edge of the panel. */
  wire: ReactNode;
  /** `Verdict`s. */
  verdicts: ReactNode;
};

/** A live demonstration in one ruled panel: input on top, the wire, and what each receiver says. */
export const Bench = ({ input, wire, verdicts }: Props) => (
  <div className="bench">
    <div className="bench-row">{input}</div>
    <div className="bench-wire">{wire}</div>
    <div className="bench-row">{verdicts}</div>
  </div>
);

type VerdictProps = {
  who: ReactNode;
  /** At the right of `who`, in mono. */
  detail?: ReactNode;
  verdict: ReactNode;
  tone?: Extract<Tone, 'ink' | 'alpha' | 'ok' | 'soon'>;
  children?: ReactNode;
};

const tones = { ink: '', alpha: ' text-alpha', ok: ' text-ok', soon: ' text-soon' } as const;

export const Verdict = ({ who, detail, verdict, tone = 'ink', children }: VerdictProps) => (
  <div>
    <p className="verdict-head">
      <span>{who}</span>
      {detail && <span className="mono text-ink-2">{detail}</span>}
    </p>
    <p className={`verdict${tones[tone]}`}>{verdict}</p>
    {children}
  </div>
);
