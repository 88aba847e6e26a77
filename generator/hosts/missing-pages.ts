import { isHere } from '../../src/config/is-published.ts';
import { withBase } from '../../src/config/base.ts';
import { languages } from '../../src/config/languages.ts';

/** The pages for unknown addresses below a folder, as the host has them: first those of folders in others. */
export const missingPages: readonly { readonly folder: string; readonly page: string }[] = [
  ...(isHere('/blog') ? ['/blog'] : []),
  ...languages.map(({ path }) => path).filter((path) => path !== ''),
  '',
].map((folder) => ({ folder: withBase(`${folder}/`), page: withBase(`${folder}/404`) }));
