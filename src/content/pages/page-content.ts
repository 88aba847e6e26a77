/** A path inside the site. Which paths exist is checked in words.test.ts. */
type PagePath = `/${string}`;

type Point = {
  readonly term: string;
  readonly text: string;
  /** A label the page shows beside the term: availability, timeline, featured. */
  readonly status?: string;
};

type Section = {
  /** Anchor on the page. */
  readonly id: string;
  /** Says the point of the section. */
  readonly heading: string;
  /** At most 30 words, under the heading. */
  readonly lede?: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly Point[];
};

/** What one page claims, in the order a reader meets it, and where it sends them next. */
export type PageContent = {
  /** The page's one h1. */
  readonly heading: string;
  /** One or two sentences. */
  readonly lede: string;
  readonly sections: readonly Section[];
  /** Documents about the outside world that the text relies on. */
  readonly sources?: readonly { readonly label: string; readonly href: string }[];
  readonly next: { readonly label: string; readonly to: PagePath };
};
