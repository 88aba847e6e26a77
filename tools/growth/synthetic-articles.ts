import { seededRandom } from '../../src/lib/random.ts';

/** Every article has some unique words, like names and technical terms: one in so many. */
const rareWordEvery = 90;
/** Synthetic articles are older than written ones, so that the newest articles stay the same. */
const newestDay = Date.UTC(2024, 11, 1);
const dayMs = 86_400_000;
const articlesPerDay = 2;

const syllables = 'ba de fi go lu ma ne pi ro su ta ve xi yo zan cor mel nis qua ter'.split(' ');

/**
 * Makes an article of a written one, with words of its own in its paragraphs. The same index gives the same article.
 * @param written the texts of all written articles, which are taken in turn
 */
export function syntheticArticle(index: number, written: readonly string[]) {
  const random = seededRandom(index + 1);
  const rareWord = () =>
    Array.from({ length: 4 }, () => syllables[Math.floor(random() * syllables.length)]).join('');
  const day = new Date(newestDay - Math.floor(index / articlesPerDay) * dayMs);
  const source = (written[index % written.length] ?? '')
    .replaceAll(/^(?:readTime|updated|was|sample): .*\n/gm, '')
    .replace(/^title: .*/m, `title: 'About ${rareWord()}, note ${index}'`)
    .replace(/^date: .*/m, `date: '${day.toISOString().slice(0, 10)}'`)
    .replace(/^featured: .*/m, `featured: ${index % 50 === 0}`)
    .replaceAll(/^\p{L}[^\n[\]()*_`<>{}|]+\.$/gmu, (paragraph) =>
      paragraph.replaceAll(/ [a-z]{3,} /g, (word) =>
        random() * rareWordEvery < 3 ? ` ${rareWord()} ` : word,
      ),
    );
  return { name: `note-${index}.mdx`, source };
}
