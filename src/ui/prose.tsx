import type { ComponentProps } from 'react';

/** A heading of running text with a link to itself. */
function Heading({ id, children }: ComponentProps<'h2'>) {
  return (
    <div className="heading">
      <h2 id={id}>{children}</h2>
      <a href={`#${id}`} aria-label="Copy link to this section" aria-describedby={id}>
        #
      </a>
    </div>
  );
}

/** A table that scrolls by itself where the page is narrow, by keyboard too. */
function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    <div className="scrolls" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

function Code(props: ComponentProps<'pre'>) {
  return <pre {...props} role="group" aria-label="Code" tabIndex={0} />;
}

/** How MDX draws what Markdown has no word for. */
export const proseComponents = { h2: Heading, table: ScrollingTable, pre: Code } as const;

type Entry = { readonly id: string; readonly text: string };

/** What a long page holds, as links: beside the text, or folded up above it where the page is narrow. */
export function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav
      aria-label="On this page"
      className="text-ui lg:sticky lg:top-[calc(var(--header)+2rem)] lg:ml-auto lg:max-w-[19rem]"
    >
      <details className="rounded-md border border-line-2 lg:hidden">
        <summary className="px-4 py-3 font-semibold">On this page</summary>
        <div className="px-4 pb-3">
          <Links entries={entries} />
        </div>
      </details>
      <div className="max-lg:hidden">
        <p className="mb-2 font-semibold">On this page</p>
        <Links entries={entries} />
      </div>
    </nav>
  );
}

function Links({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="border-l border-line text-ink-2">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px block border-l border-transparent py-1.5 pl-4 leading-snug hover:border-beta hover:text-ink"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
