import { inlineLinks } from '../lib/inline-links.ts';

type Props = {
  /** Plain words, with links written as `[words](/path)`. */
  children: string;
};

/** Words of a content record. A figure that leads to its definition is marked as a claim. */
export const Words = ({ children }: Props) =>
  inlineLinks(children).map(({ text, href }, index) =>
    href ? (
      // The pieces of a text never change their order.
      <a key={index} href={href} className={href.includes('#claim-') ? 'claim' : 'link'}>
        {text}
      </a>
    ) : (
      text
    ),
  );
