import { createElement } from 'react';

/** A piece of code of one tone; plain code has none. */
export type Token = readonly [text: string, tone?: string];

/** A code sample as the build reads it from a file: its tokens, its file's name. */
export type Sample = {
  readonly file: string;
  readonly language: string;
  readonly tokens: readonly Token[];
};

/**
 * The element that stands for a tone: short names, because code is made of little else. What they look
 * like is in `styles/code.css`.
 */
const elements: Readonly<Record<string, string>> = {
  comment: 'em',
  keyword: 'b',
  name: 'var',
  string: 'i',
  value: 'samp',
};

/** Colored code. */
export function Highlighted({ sample }: { sample: Sample }) {
  return (
    // Long lines scroll sideways, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0} className="code">
      <code>
        <Tokens tokens={sample.tokens} />
      </code>
    </pre>
  );
}

export const Tokens = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map(([text, tone = ''], place) => {
    const element = elements[tone];
    return element ? createElement(element, { key: place }, text) : text;
  });
