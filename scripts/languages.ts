/**
 * `npm run languages`: for each language besides English, which words have no translation, which are older than their
 * English, and what its files lack. Exits with status 1 if there is any. With `export fr`, writes `fr.xlf` and `fr.csv` for
 * translators; with `import fr.xlf`, puts what came back into the files.
 */
import { inASentence } from '../generator/in-a-sentence.ts';

await inASentence(() => import('../tools/languages/program.ts'));
