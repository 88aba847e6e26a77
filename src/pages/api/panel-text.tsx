import type { ReactNode } from 'react';

import type { Argument } from '../../content/pages/argument.ts';

type Props = { section: Argument['sections'][number]; children?: ReactNode };

/** Heading and paragraphs at the head of a tab's panel. */
export function PanelText({ section, children }: Props) {
  return (
    <div className="grid max-w-[42rem] content-start gap-4 text-ink-2">
      <h2 className="mb-2 text-[1.9rem] text-ink">{section.heading}</h2>
      {(section.paragraphs ?? []).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
