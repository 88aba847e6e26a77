/**
 * Makes the keys of a site on a reserved name, such as `.example`, whose owner has none: `npm start` and `npm run build`
 * call it first.
 */
import { inASentence } from '../../generator/in-a-sentence.ts';

await inASentence(async () => (await import('./demonstration-keys.ts')).keepKeys());
