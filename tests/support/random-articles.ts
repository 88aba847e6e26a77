import fc from 'fast-check';
import sharp from 'sharp';

import { type TextKindName, textOf } from './right-texts.ts';

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

/** The kinds of texts whose files stand beside them. */
export const withPictures = ['blog', 'docs', 'releases'] as const;

/** The bytes of such a picture. */
export async function pictureBytes(name: keyof typeof pictures): Promise<Buffer> {
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

/** A text as a field has it. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const titles = ['One', 'It’s a "test" & <so> on', `Ünï ${longWord.slice(0, 22)}`, 'C:\\new'];
const inShort = fc.constantFrom('In short', 'A "quote", an & and a <');
const anyDay = fc.constantFrom('2024-02-29', '2026-01-02', '2035-01-01');
const draft = fc.constantFrom('gone', 'true', 'false');
const prose = fc.shuffledSubarray(blocks, { minLength: 1 });

/** A text of a kind with fields in which signs may need quotes, under a name of its own. */
const many = (
  kind: TextKindName,
  fields: Readonly<Record<string, fc.Arbitrary<string>>>,
  hasProse: boolean,
  least = 0,
) =>
  fc
    .array(fc.record({ title: fc.constantFrom(...titles), fields: fc.record(fields), prose }), {
      minLength: least,
      maxLength: 3,
    })
    .map((all) =>
      all.map(({ title, fields: own, prose: parts }, index): readonly [string, string] => {
        const name = kind === 'events' ? 'name' : 'title';
        const text = hasProse ? `Text.\n\n${parts.join('\n\n')}\n\nThe end.` : undefined;
        return [
          `${kind}/random-${index}.mdx`,
          textOf(
            kind,
            {
              [name]: quoted(`${title} ${index}`),
              ...(kind === 'docs' && { order: `${100 + index}` }),
              ...own,
            },
            text,
          ),
        ];
      }),
    );

/** Articles, topics, releases and events with any Markdown, each with fields as a text has them. */
export const texts = fc
  .tuple(
    many(
      'blog',
      {
        excerpt: inShort.map(quoted),
        author: fc.constantFrom("'Ada Byron'", "'Søren Ærø'"),
        date: fc.oneof(anyDay, fc.constant('2026-01-02 23:59')),
        draft,
      },
      true,
      1,
    ),
    many('docs', { summary: inShort.map(quoted) }, true),
    many('releases', { date: anyDay, summary: inShort.map(quoted), draft }, true),
    many(
      'events',
      {
        day: fc.constantFrom('2026-01-02', '2035-12-31'),
        place: fc.constantFrom('Vienna', "'Hall <4> & “more”'"),
        draft,
      },
      false,
    ),
  )
  .map((all) => new Map(all.flat()));
