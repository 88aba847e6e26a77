import { createElement } from 'react';

export type Token = readonly [text: string, tone?: string];

/** A code sample that the build has read from a file. */
export type Sample = {
  readonly file: string;
  readonly language: string;
  readonly tokens: readonly Token[];
};

/** Short element names keep pages with much code small. `code-block.css` and `surface.css` color them. */
const elements: Readonly<Record<string, string>> = {
  comment: 'em',
  keyword: 'b',
  name: 'var',
  string: 'i',
  value: 'samp',
};

export function Highlighted({ sample }: { sample: Sample }) {
  return (
    <pre tabIndex={0} className="code">
      <code>
        <Tokens tokens={sample.tokens} />
      </code>
    </pre>
  );
}

export const Tokens = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map(([text, tone = ''], index) => {
    const element = elements[tone];
    return element ? createElement(element, { key: index }, text) : text;
  });
