/**
 * Builds the site once for each of its languages, with the same parameters for Vite. With `--if-changed`, only if it
 * is not built from what is there; with `--preview`, also with drafts and what is to come.
 */
import { inASentence } from '../in-a-sentence.ts';

await inASentence(async () => {
  await (await import('../facts/check-facts.ts')).checkFacts();
  (await import('./build-languages.ts')).buildIfAsked();
});
