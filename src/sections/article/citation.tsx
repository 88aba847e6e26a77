import { bibtexCitation, type Citable, plainCitation } from '../../lib/citation.ts';

/** Ids of the elements that hold the two forms, for what copies them. */
export const citationIds = { plain: 'citation', bibtex: 'citation-bibtex' } as const;

/** How to cite a page, as a sentence and for BibTeX. */
export function Citation({ citable }: { citable: Citable }) {
  return (
    <section aria-labelledby="cite" className="prose">
      <h2 id="cite">Cite this article</h2>
      <p id={citationIds.plain}>{plainCitation(citable)}</p>
      <pre className="no-print" role="group" aria-label="BibTeX" tabIndex={0}>
        <code id={citationIds.bibtex}>{bibtexCitation(citable)}</code>
      </pre>
    </section>
  );
}
