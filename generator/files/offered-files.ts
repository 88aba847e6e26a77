import * as heads from '../../src/content/heads.ts';
import { capitalized } from '../../src/lib/text/grammar.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Download } from '../../src/ui/downloads.ts';

/** Files at the root that are offered to visitors, by name. */
const offered: readonly { name: RegExp; type: string; what: (title: string) => string }[] = [
  { name: /^openapi\.json$/, type: 'OpenAPI, JSON', what: () => heads.openApiAbout },
  { name: /\.pdf$/, type: 'PDF', what: (title) => title },
  { name: /\.zip$/, type: 'ZIP', what: (title) => title },
  { name: /^rss\.xml$/, type: 'RSS 2.0', what: () => heads.feedAbout },
  {
    name: /^llms\.txt$/,
    type: 'Markdown',
    what: () => heads.llmsAbout,
  },
];

/** `partner-guide.pdf` becomes `Partner guide`. */
function titleOf(name: string): string {
  return capitalized(name.replace(/\.\w+$/, '').replaceAll('-', ' '));
}

/** The offered files in the published folder, in the order of the list above, then by name. */
export function offeredFilesIn(directory: string): readonly Download[] {
  const names = readdirSync(directory).toSorted();
  return offered.flatMap(({ name: pattern, type, what }) =>
    names
      .filter((name) => pattern.test(name))
      .map((name) => {
        const bytes = readFileSync(join(directory, name));
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        return { name, type, what: what(titleOf(name)), bytes: bytes.length, sha256 };
      }),
  );
}
