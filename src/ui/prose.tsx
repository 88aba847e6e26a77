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
    <div className="scrolls" role="region" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

function Code(props: ComponentProps<'pre'>) {
  return <pre {...props} role="region" aria-label="Code" tabIndex={0} />;
}

/** How MDX draws what Markdown has no word for. */
export const proseComponents = { h2: Heading, table: ScrollingTable, pre: Code } as const;

type Entry = { readonly id: string; readonly text: string };

/** What a long page holds, as links. */
export function Contents({
  entries,
  className,
}: {
  entries: readonly Entry[];
  className?: string;
}) {
  return (
    <nav aria-labelledby="contents" className={className}>
      <h2 id="contents" className="text-ui font-semibold tracking-normal">
        On this page
      </h2>
      <ol className="mt-2 border-l border-line text-ui text-ink-2">
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
    </nav>
  );
}
