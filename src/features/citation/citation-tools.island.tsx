import { selectText } from '../../lib/dom/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import * as words from '../words.ts';

/** Of the elements that the page shows the citations in. */
export const citationIds = { plain: 'citation', bibtex: 'citation-bibtex' } as const;

const textOf = (id: string) => () => document.getElementById(id)?.textContent ?? '';
const selectAll = (id: string) => () => selectText(document.getElementById(id));

/** Copies the citation from the page, so that the island needs no article data. */
export default function CitationTools() {
  return (
    <div className="needs-script no-print mt-4 flex flex-wrap gap-2">
      <CopyButton text={textOf(citationIds.plain)} onRefused={selectAll(citationIds.plain)}>
        {words.copyCitation}
      </CopyButton>
      <CopyButton text={textOf(citationIds.bibtex)} onRefused={selectAll(citationIds.bibtex)}>
        {words.copyBibtex}
      </CopyButton>
      <Button onClick={() => print()}>{words.print}</Button>
    </div>
  );
}
