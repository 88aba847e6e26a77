import fc from 'fast-check';
import sharp from 'sharp';

const longWord = 'Antidisestablishmentarianism'.repeat(6);

/** The kinds of pictures in an article, by name: their size before the camera's turn. */
export const pictures = {
  'land.jpg': [1800, 600],
  'turned.jpg': [900, 400],
  'portrait.png': [300, 1600],
  'dot.webp': [1, 1],
  'wide.avif': [2400, 60],
  'small.gif': [40, 30],
  'drawn.svg': [120, 30],
} as const;

/** The bytes of such a picture. */
export async function pictureOf(name: keyof typeof pictures): Promise<Buffer> {
  const [width, height] = pictures[name];
  if (name === 'drawn.svg')
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="60" height="30" fill="#f00"/></svg>`,
    );
  const plain = sharp({ create: { width, height, channels: 3, background: '#27f' } });
  const format = name.endsWith('.jpg') ? 'jpeg' : (name.slice(name.indexOf('.') + 1) as 'png');
  const turned = name === 'turned.jpg' ? plain.withMetadata({ orientation: 6 }) : plain;
  return turned.toFormat(format).toBuffer();
}

const blocks = [
  'A paragraph with *emphasis*, **strength**, ~~a mistake~~, `code <b>` and [a link](/contact?a=1&b=2).',
  '## A heading & its `code`',
  '## Ωμέγα, א and 雲',
  `Unspaced: ${longWord}`,
  `## ${longWord.slice(0, 60)}`,
  '- one\n- two\n  - three\n    1. four\n\n- five',
  '9. nine\n10. ten\n\n    in ten',
  '> A quotation\n>\n> > in a quotation',
  `| a | b | c | d | e | f |\n| :- | -: | :-: | - | - | - |\n| 1 | ${longWord} | \\| | **b** | \`x\` | |`,
  'A note.[^one]\n\n[^one]: Its text, [linked](/privacy).',
  `\`\`\`ts\nconst line = '${longWord}'; // <b> & {c}\n\`\`\``,
  '```text\n\n  kept\n\n```',
  '---',
  'One line\\\nand another.',
  '<details><summary>More</summary>Hidden.</details>',
  '<dl><dt>Term</dt><dd>Meaning</dd></dl>',
  'H<sub>2</sub>O, <kbd>Ctrl</kbd>, <abbr title="As it is">AII</abbr>, <time datetime="2026-01-02">then</time>.',
  '<p lang="he" dir="rtl">שלום</p>',
  ...Object.keys(pictures).map((name) => `![A picture & “more” \\[${name}\\]](./${name})`),
];

/** Articles with any Markdown, each with fields as a text has them. */
export const articles = fc.array(
  fc.record({
    title: fc.constantFrom(
      'One',
      'It’s a "test" & <so> on',
      `Ünï ${longWord.slice(0, 40)}`,
      'C:\\new',
    ),
    excerpt: fc.constantFrom('In short', 'A "quote", an & and a <'),
    author: fc.constantFrom('Ada Byron', 'Søren Ærø'),
    date: fc.constantFrom('2024-02-29', '2026-01-02', '2026-01-02 23:59', '2035-01-01'),
    draft: fc.constantFrom('gone', 'true', 'false'),
    prose: fc.shuffledSubarray(blocks, { minLength: 1 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** A text as a field has it. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
