import { bibtexCitation, type Citable, plainCitation } from '../../lib/text/citation.ts';
import { citeArticle } from '../words.ts';
import '../../styles/prose.css';

/** For the buttons that copy the citations. */
export const citationIds = { plain: 'citation', bibtex: 'citation-bibtex' } as const;

export function Citation({ citable }: { citable: Citable }) {
  return (
    <section aria-labelledby="cite" className="prose">
      <h2 id="cite">{citeArticle}</h2>
      <p id={citationIds.plain}>{plainCitation(citable)}</p>
      <pre className="no-print whitespace-pre-wrap" role="group" aria-label="BibTeX" tabIndex={0}>
        <code translate="no" id={citationIds.bibtex}>
          {bibtexCitation(citable)}
        </code>
      </pre>
    </section>
  );
}
