import { useState } from 'react';

import { isPublished } from '../../config/is-published.ts';
import { gating } from '../../config/site.ts';
import { paperFile, paperList } from '../../content/papers/for-account.ts';
import { storageRefuses } from '../../lib/storage/storage-refuses.ts';
import { asksForAccount } from './gate.ts';
import * as words from './words.ts';

const papers = paperList.filter(
  (paper) => isPublished('/resources/whitepapers') && asksForAccount(gating, paper),
);

/**
 * Says before the first field what an account opens here; where the browser would keep none, that nothing needs one,
 * with links to what it opens elsewhere.
 */
export function AccountOffer({ isNew }: { isNew: boolean }) {
  const [isRefused] = useState(storageRefuses);
  if (!isRefused && !isNew) return null;
  const said = isRefused ? words.noAccountKept : words.accountOpens;
  return (
    <div className="mb-8 rounded-md border border-line-2 bg-ground-2 px-5 py-4">
      <p>{papers.length > 0 ? said.withPapers : said.withoutPapers}</p>
      {papers.length > 0 && (
        <ul className="mt-3 grid gap-1 text-ui text-ink-2">
          {papers.map(({ slug, title }) => (
            <li key={slug}>
              {isRefused ? (
                <a className="link" href={paperFile(slug)} download>
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
