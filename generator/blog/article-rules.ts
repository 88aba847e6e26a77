import type { ArticleFields } from '../../src/content/front-matter.ts';
import { articleFigureNames } from '../../src/figures/articles/figures.ts';
import { missingGlyphs, typefaceFiles } from '../styles/typefaces.ts';
import { fieldFault } from '../texts/front-matter.ts';
import { faultOf, type WrittenText } from '../texts/plain-text.ts';

/**
 * What the schema of an article's fields can't know: its figures, the order of its days, what the picture for sharing can
 * draw.
 * @param fields as they are written
 * @throws Error with a line for each fault
 */
export function checkArticle(fields: object, written: WrittenText): void {
  const { title, figure, date, updated } = fields as Partial<Record<keyof ArticleFields, string>>;
  const [emoji = ''] = /\p{Emoji_Presentation}|.\ufe0f/u.exec(title ?? '') ?? [];
  const rules: readonly (readonly [name: string, isWrong: boolean, sentence: string])[] = [
    [
      'title',
      emoji !== '' && missingGlyphs(emoji, typefaceFiles('600SemiBold')).length > 0,
      `the picture for sharing cannot draw ${emoji}; leave it out`,
    ],
    [
      'figure',
      figure !== undefined && !articleFigureNames.includes(figure),
      `write one of ${articleFigureNames.join(', ')}`,
    ],
    [
      'updated',
      // A line without its value has none, and a year alone is a number: that is said of the field itself.
      typeof updated === 'string' && typeof date === 'string' && updated < date.slice(0, 10),
      `write a day after ${date}, the date, or delete the line`,
    ],
  ];
  const faults = rules
    .filter(([, isWrong]) => isWrong)
    .map(([name, , sentence]) => fieldFault(written, name, sentence).message);
  if (faults.length > 0) throw faultOf(...faults);
}
