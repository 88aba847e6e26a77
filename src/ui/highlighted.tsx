import { createElement } from 'react';

import { type Token, toneElements } from './code-tokens.ts';
import './highlighted.css';

/** A code sample that the build has read from a file. */
export type Sample = {
  readonly file: string;
  readonly tokens: readonly Token[];
};

export function Highlighted({ sample }: { sample: Sample }) {
  return (
    <pre tabIndex={0} className="code">
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
