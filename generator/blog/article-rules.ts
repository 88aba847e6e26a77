import type { ArticleFields } from '../../src/content/front-matter.ts';
import { articleFigureNames } from '../../src/figures/articles/figures.ts';
import { missingGlyphs, typefaceFiles } from '../styles/typefaces.ts';
import { fieldFault } from '../texts/front-matter.ts';
import { faultOf, type WrittenText } from '../texts/plain-text.ts';

/**
 * What an article's fields alone can't know: its figures, the order of its days, what the picture for sharing can draw.
 * @throws Error with a line for each fault
 */
export function checkArticle(fields: ArticleFields, written: WrittenText): void {
  const { title, figure, date, updated } = fields;
  const [emoji = ''] = /\p{Emoji_Presentation}|.\ufe0f/u.exec(title) ?? [];
  const faults = [
    emoji !== '' &&
      missingGlyphs(emoji, typefaceFiles('600SemiBold')).length > 0 &&
      fieldFault(written, 'title', `the picture for sharing cannot draw ${emoji}; leave it out`),
    !articleFigureNames.includes(figure) &&
      fieldFault(written, 'figure', `write one of ${articleFigureNames.join(', ')}`),
    updated !== undefined &&
      updated < date &&
      fieldFault(written, 'updated', `write a day after ${date}, the date, or delete the line`),
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw faultOf(...faults.map(({ message }) => message));
}
