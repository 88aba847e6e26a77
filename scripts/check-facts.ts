/** Checks the owner's facts, before programs that load what is made from them. */
import { inASentence } from '../generator/in-a-sentence.ts';

await inASentence(async () => (await import('../generator/facts/check-facts.ts')).checkFacts());
