import type { MDXComponents } from 'mdx/types';

import type { LegalDocument } from '../content/legal.ts';
import type { IsoDay } from '../lib/dates.ts';
import { longDate } from '../lib/format.ts';
import { proseComponents } from '../ui/prose.tsx';
import { HeroPlain } from './hero/hero-plain.tsx';
import { ProseLayout } from './prose-layout.tsx';

type Props = {
  document: LegalDocument;
  /** The day since which it holds. */
  effective?: IsoDay;
  /** Components that the MDX text uses. */
  components?: MDXComponents;
  /** Outline of the page's sections after the text. */
  after?: LegalDocument['outline'];
};

const none: LegalDocument['outline'] = [];

/** A legal page with its effective date and the date of its last change. */
export function LegalText({ document, effective, components, after = none }: Props) {
  const { title, lede, changed, outline, Body } = document;
  return (
    <>
      <HeroPlain
        heading={title}
        lede={lede}
        meta={
          <dl className="flex flex-wrap gap-x-10 gap-y-2 text-ui">
            {effective && <Day term="Effective" day={effective} />}
            <Day term="Text last changed" day={changed} />
          </dl>
        }
      />
      <ProseLayout outline={[...outline, ...after]}>
        <Body components={{ ...proseComponents, ...components }} />
      </ProseLayout>
    </>
  );
}

function Day({ term, day }: { term: string; day: IsoDay }) {
  return (
    <div className="flex gap-x-3">
      <dt className="text-ink-2">{term}</dt>
      <dd>
        <time dateTime={day}>{longDate(day)}</time>
      </dd>
    </div>
  );
}
