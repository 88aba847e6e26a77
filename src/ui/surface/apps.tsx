import type { ReactNode } from 'react';

import type { BadgeTone } from '../badge.tsx';
import * as labels from '../words.ts';
import { Rows } from './surface.tsx';
import './apps.css';

type Message = { text: ReactNode; meta: ReactNode; mine?: boolean };

/** A chat thread with `mine` at the right. */
export const Thread = ({ messages }: { messages: readonly Message[] }) => (
  <ul className="thread">
    {messages.map(({ text, meta, mine }, index) => (
      <li key={index} className={mine ? 'mine' : undefined}>
        {text}
        <small className="mono">{meta}</small>
      </li>
    ))}
  </ul>
);

/** A drawing of an input, not a real one. */
export const ComposeField = ({ hint, state }: { hint: ReactNode; state: ReactNode }) => (
  <div className="field-drawn">
    <span>{hint}</span>
    <span className="mono">{state}</span>
  </div>
);

type Named = { term: ReactNode; value: ReactNode; tone?: 'attack' | 'ok' | 'soon' };

/** A drawing of a mail draft. */
export const Compose = ({ heads, children }: { heads: readonly Named[]; children: ReactNode }) => (
  <div>
    <Rows items={heads} />
    <div className="surface-body border-t border-line">{children}</div>
  </div>
);

type AddInProps = {
  /** The host program. */
  children: ReactNode;
  title: ReactNode;
  checks: readonly ReactNode[];
  /** Label of a drawn button. */
  action: ReactNode;
};

/** An add-in beside its host program. */
export const AddInPane = ({ children, title, checks, action }: AddInProps) => (
  <div className="add-in">
    <div>{children}</div>
    <div className="add-in-pane">
      <b>{title}</b>
      <ul className="checks">
        {checks.map((check, index) => (
          <li key={index}>{check}</li>
        ))}
      </ul>
      <p className="button-drawn">{action}</p>
    </div>
  </div>
);

type ShareProps = {
  name: ReactNode;
  detail: ReactNode;
  rules: readonly Named[];
  /** The hour at which access ends, drawn on a bar of the day. */
  until?: number;
};

export const ShareSheet = ({ name, detail, rules, until }: ShareProps) => (
  <div>
    <p className="surface-body border-b border-line">
      <b className="block text-ink">{name}</b>
      <span className="text-ink-2">{detail}</span>
    </p>
    <Rows items={rules} />
    {until !== undefined && <DayBar until={until} />}
  </div>
);

/** The quarter hours of a day. */
function DayBar({ until }: { until: number }) {
  const end = `${(100 * until) / 24}%`;
  return (
    <svg className="day-bar" aria-hidden="true">
      <line className="s-signal" x2={end} pathLength={4 * until} />
      <line className="s-rest" x1={end} x2="100%" pathLength={4 * (24 - until)} />
      <text>00:00</text>
      <text x={end} textAnchor="middle">
        {until}:00
      </text>
      <text x="100%" textAnchor="end">
        24:00
      </text>
    </svg>
  );
}

type Toggle = { name: ReactNode; setting?: ReactNode; on: boolean };

/** Drawn switches that show settings. */
export const Toggles = ({ items }: { items: readonly Toggle[] }) => (
  <ul className="toggles">
    {items.map(({ name, setting, on }, index) => (
      <li key={index} className={on ? 'on' : undefined}>
        <span>
          {name}
          <span className="visually-hidden">{on ? labels.switchedOn : labels.switchedOff}</span>
        </span>
        {setting && <span className="mono">{setting}</span>}
        <i />
      </li>
    ))}
  </ul>
);

type Lane = { name: ReactNode; value: ReactNode; tone: BadgeTone; lost: boolean };

/** Routes or fragments as lines, each as long as its share. */
export const Lanes = ({ lanes }: { lanes: readonly Lane[] }) => (
  <ul className="lanes mono">
    {lanes.map(({ name, value, tone, lost }, index) => (
      <li key={index} className={`tone-${tone}${lost ? ' lost' : ''}`}>
        <span>{name}</span>
        <svg width="100%" aria-hidden="true">
          {lost ? <line x2="100%" /> : <rect width="100%" height="100%" />}
        </svg>
        <span>{value}</span>
      </li>
    ))}
  </ul>
);

type Part = { name: ReactNode; detail?: ReactNode; tone: BadgeTone; text: ReactNode };

/** Parts of a message, each for a different recipient. */
export const Parts = ({ parts }: { parts: readonly Part[] }) => (
  <ul className="parts">
    {parts.map(({ name, detail, tone, text }, index) => (
      <li key={index} className={`tone-${tone}`}>
        <p className="mono">
          <span>{name}</span>
          <span>{detail}</span>
        </p>
        {text}
      </li>
    ))}
  </ul>
);

type CallProps = { line: ReactNode; controls: readonly ReactNode[]; wave: ReactNode };

/** A drawing of a call. */
export const Call = ({ controls, wave, line }: CallProps) => (
  <div className="call">
    <ul className="call-controls mono">
      {controls.map((control, index) => (
        <li key={index}>{control}</li>
      ))}
    </ul>
    {wave}
    <p className="mono text-ink-2">{line}</p>
  </div>
);
