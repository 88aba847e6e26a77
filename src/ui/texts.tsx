import { InlineText } from './inline-text.tsx';

type Props = { of: readonly string[]; className?: string };

/** A paragraph for each text. */
export const Paragraphs = ({ of, className }: Props) =>
  of.map((text) => (
    <p key={text} className={className}>
      <InlineText>{text}</InlineText>
    </p>
  ));

/** A list item for each text. */
export const Items = ({ of, className }: Props) =>
  of.map((text) => (
    <li key={text} className={className}>
      <InlineText>{text}</InlineText>
    </li>
  ));
