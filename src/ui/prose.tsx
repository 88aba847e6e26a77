import type { ComponentProps, ReactNode } from 'react';

import { Table } from './table.tsx';
import * as labels from './words.ts';
import '../styles/prose.css';

/**
 * A heading with a link to itself. Reader views take a `div` of few words for a menu, and leave out what an id calls a
 * header or a comment, unless a class calls it main.
 */
function Heading({ id, children }: ComponentProps<'h2'>) {
  return (
    <header className="heading">
      <h2 id={id} className="main-heading">
        {children}
      </h2>
      <a href={`#${id}`} aria-label={labels.copyHeadingLink} aria-describedby={id} />
    </header>
  );
}

const Scrolling = ({ children }: { children: ReactNode }) => (
  <div className="scrolls" role="group" aria-label={labels.table} tabIndex={0}>
    {children}
  </div>
);

/** Wide tables of numbers scroll within their box, by keyboard too; those of words become blocks. */
function WrittenTable(props: ComponentProps<'table'>) {
  if (props.className) return <table {...props} />;
  return (
    <Scrolling>
      <table {...props} />
    </Scrolling>
  );
}

/** A table of records among prose: it scrolls within its box, as a written one does. */
export const ProseTable = (props: ComponentProps<typeof Table>) => (
  <Scrolling>
    <Table {...props} />
  </Scrolling>
);

function Code(props: ComponentProps<'pre'>) {
  return <pre {...props} role="group" aria-label={labels.code} tabIndex={0} />;
}

/** Replaces elements of MDX documents. */
export const proseComponents = { h2: Heading, table: WrittenTable, pre: Code } as const;

type Entry = { readonly id: string; readonly text: string };

/** The table of contents: beside the text, or collapsed above it on narrow screens. */
function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav
      aria-label={labels.onThisPage}
      className="text-ui lg:sticky lg:top-[calc(var(--header)+2rem)]"
    >
      <details className="rounded-md border border-line-2 lg:hidden">
        <summary className="px-4 py-3 font-semibold">{labels.onThisPage}</summary>
        <div className="px-4 pb-3">
          <Links entries={entries} />
        </div>
      </details>
      <div className="max-lg:hidden">
        <p className="mb-2 font-semibold">{labels.onThisPage}</p>
        <Links entries={entries} />
      </div>
    </nav>
  );
}

function Links({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="border-s border-line text-ink-2">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px block border-s border-transparent py-1.5 ps-4 max-lg:py-[0.7rem] leading-snug hover:border-signal hover:text-ink"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

type Props = {
  outline: readonly { readonly id: string; readonly text: string }[];
  children: ReactNode;
};

/**
 * Long prose with a table of contents, which comes first on narrow screens. On wide ones it has a cell of its own, so
 * that it does not move when the prose arrives.
 */
export function ProseLayout({ outline, children }: Props) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-10 py-14 lg:grid-cols-[minmax(0,1fr)_min(19rem,24%)] lg:py-20">
      <div className="no-print lg:[grid-area:1/2]">
        <Contents entries={outline} />
      </div>
      <div className="prose prose-wide">{children}</div>
    </div>
  );
}
