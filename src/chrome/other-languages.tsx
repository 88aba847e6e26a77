import { rootBase } from '../config/base.ts';
import { languages } from '../config/languages.ts';
import { isOnly, isRightToLeft, language as own } from '../config/language.ts';
import { languagesOf } from '../config/is-published.ts';
import { directionOf } from '../lib/text/script.ts';

type Props = { path: string; className?: string | undefined };

/** The same page in the other languages. One that lacks it says so. */
export const OtherLanguages = ({ path, className }: Props) =>
  !isOnly &&
  languages
    .filter(({ tag }) => tag !== own)
    .map((language) => {
      const { tag, name } = language;
      const direction = directionOf(tag);
      const dir = (direction === 'rtl') === isRightToLeft ? undefined : direction;
      return languagesOf(path).includes(language) ? (
        <a
          key={tag}
          href={rootBase + language.path + path}
          hrefLang={tag}
          lang={tag}
          dir={dir}
          className={className}
        >
          {name}
        </a>
      ) : (
        <span key={tag} lang={tag} dir={dir}>
          {name}: {language.lacksPage}
        </span>
      );
    });
