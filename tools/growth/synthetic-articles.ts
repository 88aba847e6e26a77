import { readTimeOf } from '../../src/lib/text/format.ts';
import { seededRandom } from '../../src/lib/random.ts';

export type ArticleFile = { name: string; source: string };

const categories = ['Technology', 'Research', 'Security', 'Industry'];
const figures = [
  'identity-bits',
  'logistic-map',
  'malus',
  'min-cut',
  'percolation',
  'period-finding',
];
const sections = 6;
const paragraphsPerSection = 4;
const sentencesPerParagraph = 4;
const wordsPerSentence = 15;
/** Within what `content/categories.ts` allows. */
const excerptLength = 150;
/** Every article has some unique words, like names and technical terms. */
const rareWordEvery = 90;
/** Synthetic articles are older than written ones, so that the newest articles stay the same. */
const newestDay = Date.UTC(2024, 11, 1);
const dayMs = 86_400_000;
const articlesPerDay = 2;

const syllables = 'ba de fi go lu ma ne pi ro su ta ve xi yo zan cor mel nis qua ter'.split(' ');

/** The words of a source text that fit a title, without code, markup and punctuation. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/^---$[\s\S]*?^---$|^```[\s\S]*?^```|<[^>]*>|^\|.*$/gm, ' ')
    .match(/(?<![\p{L}’-])\p{L}[\p{L}’-]{1,20}(?![\p{L}’-])/gu) ?? [];

/**
 * Makes an article of typical size: about 1,500 words in six sections, with a table, a code block, a figure and
 * links.
 * @param index the seed; the same index gives the same article
 * @param vocabulary words to draw from; repeated words are drawn more often
 */
export function syntheticArticle(index: number, vocabulary: readonly string[]): ArticleFile {
  const random = seededRandom(index + 1);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('The list to pick from is empty');
    return item;
  };
  const rareWord = () =>
    Array.from({ length: 3 }, () => pick(syllables)).join('') + pick(syllables);
  const word = () => (random() * rareWordEvery < 1 ? rareWord() : pick(vocabulary));
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const sentence = (count: number) => {
    const text = words(count);
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
  };
  const paragraph = () =>
    Array.from({ length: sentencesPerParagraph }, () => `${sentence(wordsPerSentence)}.`).join(' ');
  const figure = pick(figures);
  const title = `${sentence(6)}, note ${index}`;
  const extras = [
    `| Term | Bytes |\n| --- | ---: |\n${Array.from({ length: 5 }, () => `| ${rareWord()} | ${Math.floor(random() * 9000)} |`).join('\n')}`,
    `\`\`\`bash\ncurl -s https://api.example/${rareWord()} \\\n  -H "Accept: application/json" | jq '.${rareWord()}'\n\`\`\``,
    `<ArticleFigure name="${figure}">\n  ${sentence(12)}.\n</ArticleFigure>`,
    `Compare [${words(3)}](/docs#key-rotation) and [${words(2)}](https://www.rfc-editor.org/rfc/rfc9180).`,
  ];
  const body = Array.from({ length: sections }, (_, section) =>
    [
      ...(section === 0 ? [] : [`## ${sentence(5)}`]),
      ...Array.from({ length: paragraphsPerSection }, paragraph),
      ...extras.slice(section, section + 1),
    ].join('\n\n'),
  ).join('\n\n');
  const text = `${body}\n\n## Sources\n\n1. [${sentence(6)}](https://doi.org/10.6028/NIST.FIPS.203)\n`;
  const date = new Date(newestDay - Math.floor(index / articlesPerDay) * dayMs);
  const day = date.toISOString().slice(0, 10);
  const source = `---
title: '${title}'
excerpt: '${sentence(30).slice(0, excerptLength)}.'
author: '${pick(['Maren Tollefsdal', 'Desmond Okwuosa'])}'
date: '${day}'
category: '${pick(categories)}'
readTime: '${readTimeOf(readWords(text))}'
featured: ${index % 50 === 0}
figure: '${figure}'
comments:
  - author: '${sentence(1)}'
    date: '${day}'
    content: '${sentence(20)}.'
  - author: '${sentence(1)}'
    date: '${day}'
    content: '${sentence(20)}.'
---

${text}`;
  return { name: `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.mdx`, source };
}

/** Counts words as `generator/texts/mdx-compiler.ts` does: without code, markup and addresses. */
const readWords = (text: string): number =>
  text
    .replace(/^```[\s\S]*?^```|<[^>]*>|\]\([^)]*\)|^\| ---.*$|^\d+\. /gm, ' ')
    .match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
