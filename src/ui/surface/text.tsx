import type { ReactNode } from 'react';

import { type Token, Tokens } from '../highlighted.tsx';

/** Lines of code or of a file. Tokens are colored as in a code block. */
export const Code = ({ tokens, children }: { tokens?: readonly Token[]; children?: ReactNode }) => (
  <pre>
    <code>{tokens ? <Tokens tokens={tokens} /> : children}</code>
  </pre>
);

export type LogLine = {
  /** A time or a prompt. */
  mark?: string;
  text: ReactNode;
  tone?: 'alpha' | 'ok' | 'soon' | 'beta' | 'ink';
};

/** A log, or what a terminal shows: one line each. */
export const Log = ({ lines }: { lines: readonly LogLine[] }) => (
  <pre>
    {lines.map(({ mark, text, tone }, index) => (
      <span key={index}>
        {mark && <span className="text-ink-3">{mark} </span>}
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

/** Bytes as a recorder sees them, with their offsets. */
export function HexDump({ bytes, perLine = 16, start = 0 }: HexDumpProps) {
  const lines = Array.from({ length: Math.ceil(bytes.length / perLine) }, (_, i) => i * perLine);
  return (
    <pre className="hex">
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

/** A piece of a prompt: as it is, taken out, or put in its place. */
export type PromptPart = string | { taken: string } | { put: string } | { hidden: string };

/**
 * A text of which parts are replaced or blacked out before it leaves. What is blacked out is given by what it
 * stands for ("a name"), which is read aloud; the word itself is never in the page.
 */
export const RedactedPrompt = ({ parts }: { parts: readonly PromptPart[] }) => (
  <p
    className="prompt"
    // Without the words that are blacked out, it makes no sentence to be found.
    data-unindexed={
      parts.some((part) => typeof part !== 'string' && 'hidden' in part) ? '' : undefined
    }
  >
    {parts.map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : 'taken' in part ? (
        <del key={index}>{part.taken}</del>
      ) : 'put' in part ? (
        <ins key={index}>{part.put}</ins>
      ) : (
        <span key={index} role="img" aria-label={part.hidden} className="blacked-out" />
      ),
    )}
  </p>
);
