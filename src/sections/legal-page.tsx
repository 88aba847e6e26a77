import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';

import type { LegalDocument } from '../content/legal.ts';
import { data } from '../lib/dom/attributes.ts';
import type { IsoDay } from '../lib/time/dates.ts';
import { longDate } from '../lib/text/format.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { proseComponents } from '../ui/prose.tsx';
import { HeroPlain } from './hero/hero-plain.tsx';
import { ProseLayout } from './prose-layout.tsx';

type Tool = {
  id: string;
  heading: string;
  text: string;
  /** Shown instead of the tool's work without script. */
  noScript: string;
  /** An island. */
  children: ReactNode;
};

type Props = {
  document: LegalDocument;
  /** The day since which it holds. */
  effective?: IsoDay;
  /** Components that the MDX text uses, besides `InlineText`. */
  components: MDXComponents;
  /** Under the text, and last in its outline. */
  tool?: Tool;
};

/** A legal page with its effective date and the date of its last change. */
export function LegalPage({ document, effective, components, tool }: Props) {
  const { title, lede, changed, outline, Body } = document;
  return (
    <>
      <HeroPlain
        heading={title}
        lede={lede}
        meta={
          <dl>
            {effective && <Day term="Effective" day={effective} />}
            <Day term="Text last changed" day={changed} />
          </dl>
        }
      />
      <ProseLayout outline={[...outline, ...(tool ? [{ id: tool.id, text: tool.heading }] : [])]}>
        <Body components={{ ...proseComponents, InlineText, ...components }} />
      </ProseLayout>
      {tool && (
        <section id={tool.id} className="no-print border-t border-line">
          <div className="wrap py-16">
            <h2 className="text-[1.7rem] tracking-[-0.02em]">{tool.heading}</h2>
            <p className="mt-3 mb-5 max-w-[42rem] text-ink-2">{tool.text}</p>
            <noscript>
              <p className="max-w-[42rem]">{tool.noScript}</p>
            </noscript>
            {tool.children}
          </div>
        </section>
      )}
      <i hidden {...data({ enhance: 'heading-links' })} />
    </>
  );
}

function Day({ term, day }: { term: string; day: IsoDay }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <time dateTime={day}>{longDate(day)}</time>
      </dd>
    </div>
  );
}
