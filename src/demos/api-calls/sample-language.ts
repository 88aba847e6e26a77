import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { createStoredValue } from '../../lib/storage/stored-value.ts';
import { type SnippetLanguage, snippetLanguages } from './snippets.ts';

const ids = snippetLanguages.map(({ id }) => id);

/** The language of all samples, kept for this tab. */
export const sampleLanguage = createStoredValue<SnippetLanguage>({
  key: storageKeys.sampleLanguage.key,
  version: 1,
  schema: v.picklist(ids),
  fallback: 'curl',
  storage: () => window.sessionStorage,
});
