import { resolve } from 'node:path';

import { languages } from '../../src/config/languages.ts';
import { demos, unpublished } from '../../src/config/published.ts';
import { company, gating, site } from '../../src/config/site.ts';
import { regimes } from '../../src/content/regimes.ts';
import { inLanguage, overlayFor } from '../languages/overlay.ts';
import { fileName, root } from '../texts/plain-text.ts';
import { checkSite } from './check-site.ts';

/**
 * Checks the owner's facts in all languages. Nothing here loads what is made from them, because that fails at wrong ones.
 * @throws Error listing every fault with its file
 */
export async function checkFacts(): Promise<void> {
  const own = languages.map(async ({ tag }) => {
    const file = overlayFor(resolve(root, 'src/config/site.ts'), tag);
    if (file === undefined) return [];
    const facts = await inLanguage<typeof import('../../src/config/site.ts')>(
      'config/site.ts',
      tag,
    );
    return [{ ...facts, file: fileName(file) }];
  });
  const facts = (await Promise.all(own)).flat();
  checkSite(site, company, regimes, { unpublished, demos, gating }, languages, facts);
}
