import type { Sample } from '../../config/sample.ts';

/** Checked against the routes in words.test.ts. */
type PagePath = `/${string}`;

type Point = Sample & {
  readonly id?: string;
  readonly term: string;
  readonly text: string;
  /** A label beside the term, for example its availability. */
  readonly status?: string;
};

type Section = {
  readonly id: string;
  readonly heading: string;
  /** At most 30 words, under the heading. */
  readonly lede?: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly Point[];
};

/** The text of one page. */
export type PageContent = {
  /** The page's h1. */
  readonly heading: string;
  /** One or two sentences. */
  readonly lede: string;
  readonly sections: readonly Section[];
  /** Public documents that the text relies on. */
  readonly sources?: readonly { readonly label: string; readonly href: string }[];
  readonly next: { readonly heading?: string; readonly label: string; readonly to: PagePath };
};
