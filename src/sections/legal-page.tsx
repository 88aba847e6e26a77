import type { MDXComponents, MDXContent } from 'mdx/types';
import type { ReactNode } from 'react';

import { data } from '../lib/dom/attributes.ts';
import { keysOf } from '../lib/records.ts';
import type { IsoDay } from '../lib/time/dates.ts';
import { longDate } from '../lib/text/format.ts';
import { proseComponents, ProseLayout } from '../ui/prose.tsx';
import { HeroPlain } from './hero/heroes.tsx';
import * as words from './words.ts';

type ImprintProps = {
  imprint: Readonly<Record<keyof typeof words.imprintTerms, string>>;
  heading?: string;
};

/** What the law wants to read of the company, as far as it is given. */
export function Imprint({ imprint, heading }: ImprintProps) {
  const given = keysOf(words.imprintTerms)
    .map((name) => ({ term: words.imprintTerms[name], text: imprint[name] }))
    .filter(({ text }) => text !== '');
  if (given.length === 0) return null;
  return (
    <>
      {heading && (
        <h4 id="imprint" className="mt-8">
          {heading}
        </h4>
      )}
      <dl className="mt-4 grid gap-1 text-ink-2">
        {given.map(({ term, text }) => (
          <div key={term} className="flex flex-wrap gap-x-3">
            <dt className="min-w-36">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A legal document: its head, headings and body. */
type LegalDocument = {
  readonly title: string;
  readonly lede: string;
  /** Date of the last change. */
  readonly changed: IsoDay;
  readonly outline: readonly { readonly id: string; readonly text: string }[];
  readonly Body: MDXContent;
};

type Props = {
  document: LegalDocument;
  /** The day since which it holds. */
  effective?: IsoDay;
  /** What becomes of its parts (`content/legal-parts.ts`). */
  components: MDXComponents;
  /** What stands above the text, in place of its title and dates. */
  opening?: ReactNode;
  /** Under the text. */
  children?: ReactNode;
  /** What the outline has of it, at its end. */
  outlineBelow?: LegalDocument['outline'];
};

/** A legal page with its effective date and the date of its last change. */
export function LegalPage(props: Props) {
  const { document, effective, components, opening, children, outlineBelow } = props;
  const { title, lede, changed, outline, Body } = document;
  const days = (
    <dl>
      {effective && <Day term={words.effective} day={effective} />}
      <Day term={words.textChanged} day={changed} />
    </dl>
  );
  return (
    <>
      {opening ?? <HeroPlain heading={title} lede={lede} meta={days} />}
      <ProseLayout outline={[...outline, ...(outlineBelow ?? [])]}>
        {opening && <div className="text-small text-ink-2">{days}</div>}
        <Body
          components={{ ...proseComponents, Changed: () => longDate(changed), ...components }}
        />
      </ProseLayout>
      {children}
      <i hidden {...data({ enhance: 'heading-links' })} />
    </>
  );
}

type Tool = {
  id: string;
  heading: string;
  text: string;
  /** Shown instead of the tool's work without script. */
  noScript: string;
  /** An island. */
  children: ReactNode;
};

/** A tool under a legal text. */
export const LegalTool = ({ id, heading, text, noScript, children }: Tool) => (
  <section id={id} className="no-print border-t border-line">
    <div className="wrap py-16">
      <h2 className="text-h3">{heading}</h2>
      <p className="mt-3 mb-5 max-w-[42rem] text-ink-2">{text}</p>
      <noscript>
        <p className="max-w-[42rem]">{noScript}</p>
      </noscript>
      {children}
    </div>
  </section>
);

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
