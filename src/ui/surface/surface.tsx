import { createElement, type ReactNode } from 'react';

import type { BadgeTone } from '../badge.tsx';
import { data } from '../../lib/dom/attributes.ts';
import { type Token, toneElements } from '../code-tokens.ts';
import './highlighted.css';
import '../badge.css';
import './surface.css';
import './text.css';

/** A code sample that the build has read from a file. */
export type CodeSample = { readonly file: string; readonly tokens: readonly Token[] };

export function Highlighted({ sample }: { sample: CodeSample }) {
  return (
    <pre role="group" aria-label={sample.file} tabIndex={0} className="code">
      <code translate="no">
        <Tokens tokens={sample.tokens} />
      </code>
    </pre>
  );
}

export const Tokens = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map(([text, tone = ''], index) => {
    const element = toneElements[tone];
    return element ? createElement(element, { key: index }, text) : text;
  });

/** Lines of a file; tokens are colored. */
export const Code = ({ tokens, children }: { tokens?: readonly Token[]; children?: ReactNode }) => (
  <pre>
    <code translate="no">{tokens ? <Tokens tokens={tokens} /> : children}</code>
  </pre>
);

type LogLine = {
  /** A time or a prompt. */
  mark?: string;
  text: ReactNode;
  tone?: 'attack' | 'ok' | 'soon' | 'signal' | 'ink';
};

export const Log = ({ lines }: { lines: readonly LogLine[] }) => (
  <pre className="log">
    {lines.map(({ mark, text, tone }, index) => (
      <span key={index}>
        {mark && <span className="text-faint">{mark} </span>}
        <span className={tone && `text-${tone}`}>{text}</span>
        {'\n'}
      </span>
    ))}
  </pre>
);

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

type HexDumpProps = {
  bytes: readonly number[];
  perLine?: 8 | 16;
  /** The offset of the first byte. */
  start?: number;
};

export function HexDump({ bytes, perLine = 16, start = 0 }: HexDumpProps) {
  const lines = Array.from({ length: Math.ceil(bytes.length / perLine) }, (_, i) => i * perLine);
  return (
    <pre translate="no" className="hex">
      {lines.map((line) => (
        <span key={line}>
          <i>{hex(start + line, 4)}</i>
          {bytes
            .slice(line, line + perLine)
            .map((byte) => hex(byte, 2))
            .join(' ')}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

/** `hidden` is a description of the redacted word, such as "a name"; the word itself is not in the page. */
type PromptPart = string | { removed: string } | { inserted: string } | { hidden: string };

/** A prompt with parts that are replaced or redacted before it leaves. */
export const RedactedPrompt = ({ parts }: { parts: readonly PromptPart[] }) => (
  <p
    className="prompt"
    // With words missing, it is no use as a search result.
    {...data({
      unindexed: parts.some((part) => typeof part !== 'string' && 'hidden' in part)
        ? ''
        : undefined,
    })}
  >
    {parts.map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : 'removed' in part ? (
        <del key={index}>{part.removed}</del>
      ) : 'inserted' in part ? (
        <ins key={index}>{part.inserted}</ins>
      ) : (
        <span key={index} role="img" aria-label={part.hidden} className="blacked-out" />
      ),
    )}
  </p>
);

type Props = {
  /** The program or the file. */
  title: ReactNode;
  /** A status, or the origin of the values: "sample", "design", "computed". */
  state?: ReactNode;
  /** Adds a dot of this color to the state. */
  tone?: BadgeTone;
  /** For what does not ship yet. */
  dashed?: boolean;
  /** A body from this folder, or `<div className="surface-body">`. */
  children: ReactNode;
  foot?: ReactNode;
  className?: string;
};

/** A part of the product's interface. Its values must be real or called a sample. */
export function Surface(props: Props) {
  const { title, state, tone, dashed = false, children, foot, className } = props;
  return (
    <div className={`surface${dashed ? ' surface-dashed' : ''}${className ? ` ${className}` : ''}`}>
      <div className="surface-head">
        <b>{title}</b>
        {state && <span className={tone && `status tone-${tone}`}>{state}</span>}
      </div>
      {children}
      {foot && <div className="surface-foot mono">{foot}</div>}
    </div>
  );
}

export const SurfaceSplit = ({
  parts,
}: {
  parts: readonly { label?: ReactNode; body: ReactNode }[];
}) => (
  <div className="surface-split">
    {parts.map(({ label, body }, index) => (
      <div key={index}>
        {label && <p className="surface-label mono">{label}</p>}
        {body}
      </div>
    ))}
  </div>
);

export const Rows = ({
  items,
}: {
  items: readonly { term: ReactNode; value: ReactNode; tone?: 'attack' | 'ok' | 'soon' }[];
}) => (
  <dl className="rows">
    {items.map(({ term, value, tone }, index) => (
      <div key={index}>
        <dt>{term}</dt>
        <dd className={tone && `text-${tone}`}>{value}</dd>
      </div>
    ))}
  </dl>
);
