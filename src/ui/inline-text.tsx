import { Fragment, type ReactNode } from 'react';

import { placeholder } from '../lib/text/fill.ts';
import { inlineLinks } from '../lib/text/inline-links.ts';
import './inline-text.css';

type Props = {
  /** A string may have links (`inline-links.ts`). Markup is rendered as it is. */
  children: ReactNode;
  /** What stands where a string has a name in braces, such as `{code}`. */
  values?: Readonly<Record<string, ReactNode>>;
};

/** A text with what its names stand for; every second piece is a name. */
const withValues = (text: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
  text
    .split(placeholder)
    .map((piece, index) =>
      index % 2 === 0 ? piece : <Fragment key={index}>{values[piece]}</Fragment>,
    );

/** Renders text from a content record. Links to `#claim-…` are marked as claims. */
export const InlineText = ({ children, values }: Props) =>
  typeof children === 'string'
    ? inlineLinks(children).map(({ text, href }, index) => {
        const shown = values ? withValues(text, values) : text;
        return href ? (
          <a key={index} href={href} className={href.includes('#claim-') ? 'claim' : 'link'}>
            {shown}
          </a>
        ) : (
          <Fragment key={index}>{shown}</Fragment>
        );
      })
    : children;

type TextsProps = { of: readonly string[]; className?: string };

/** A paragraph for each text. */
export const Paragraphs = ({ of, className }: TextsProps) =>
  of.map((text) => (
    <p key={text} className={className}>
      <InlineText>{text}</InlineText>
    </p>
  ));

/** A list item for each text. */
export const Items = ({ of, className }: TextsProps) =>
  of.map((text) => (
    <li key={text} className={className}>
      <InlineText>{text}</InlineText>
    </li>
  ));
