import { Fragment, type ReactNode } from 'react';

import { type NamesIn, placeholder } from '../lib/text/fill.ts';
import { inlineLinks } from '../lib/text/inline-links.ts';
import './inline-text.css';

type Props = {
  /** A string may have links (`inline-links.ts`). Markup is rendered as it is. */
  children: ReactNode;
};

/** Renders text from a content record. Links to `#claim-…` are marked as claims. */
export const InlineText = ({ children }: Props) =>
  typeof children === 'string' ? linked(children, (text) => text) : children;

type FilledProps<Text extends string> = {
  text: Text;
  /** What stands where it has a name in braces. The compiler knows the names of a text in a `words.ts`. */
  values: Readonly<Record<string extends Text ? string : NamesIn<Text>, ReactNode>>;
};

/**
 * The same for a text whose names stand for elements, such as `{code}`. The text is no child, because the compiler does
 * not look there.
 * @throws Error for a name without a value
 */
export const FilledText = <const Text extends string>({ text, values }: FilledProps<Text>) => {
  const known: Readonly<Record<string, ReactNode>> = values;
  return linked(text, (part) =>
    // Every second piece is a name.
    part.split(placeholder).map((piece, index) => {
      if (index % 2 === 0) return piece;
      if (!(piece in known)) throw new Error(`{${piece}} stands for nothing in: ${text}`);
      return <Fragment key={index}>{known[piece]}</Fragment>;
    }),
  );
};

const linked = (whole: string, shown: (text: string) => ReactNode) =>
  inlineLinks(whole).map(({ text, href }, index) =>
    href ? (
      <a key={index} href={href} className={href.includes('#claim-') ? 'claim' : 'link'}>
        {shown(text)}
      </a>
    ) : (
      <Fragment key={index}>{shown(text)}</Fragment>
    ),
  );

/** The same for a text in which what follows a caret is raised, as in XMSS^MT (RFC 8391). */
export const Raised = ({ text }: { text: string }) =>
  linked(text, (part) =>
    part.split(/\^(\w+)/).map((piece, index) =>
      index % 2 === 0 ? (
        piece
      ) : (
        <sup key={index} className="leading-none">
          {piece}
        </sup>
      ),
    ),
  );

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
