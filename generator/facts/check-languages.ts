import type { Language } from '../../src/config/site-facts.ts';
import { isCountry } from './fact-rules.ts';

const tagForm = /^[a-z]{2,3}(?:-(?:[A-Z]{2}|[A-Z][a-z]{3}))?$/;

/** Whether browsers know a language by this tag. */
function isKnown(tag: string): boolean {
  const { language } = new Intl.Locale(tag);
  return (
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) !== undefined
  );
}

const isLocaleOf = (tag: string, locale: string): boolean => {
  const [own, region] = locale.split('-');
  return own === tag.split('-')[0] && region !== undefined && isCountry(region);
};

/** What is wrong with a language; `before` are those in the list above it. */
function faultsOf(language: Language, before: readonly Language[], pages: readonly string[]) {
  const { tag, name, path, locale, lacksPage } = language;
  const ownPages: readonly string[] = language.pages ?? [];
  const example = tagForm.test(tag) ? tag : 'de';
  const rules: readonly (readonly [ok: boolean, fault: string])[] = [
    [tagForm.test(tag) && isKnown(tag), `tag "${tag}": the tag of a language, such as de or pt-BR`],
    [before.every((other) => other.tag !== tag), `tag "${tag}": it stands twice; delete one`],
    [
      name.trim() === name && name !== '',
      `name "${name}": what the language calls itself, such as Deutsch`,
    ],
    [
      before.length === 0 ? path === '' : /^(?:\/[a-z\d-]+)+$/i.test(path),
      before.length === 0
        ? `path "${path}": the first language is at the root, so leave its path empty`
        : `path "${path}": a path with a slash at its beginning and none at its end, such as /${example}`,
    ],
    [
      before.every((other) => other.path !== path),
      `path "${path}": two languages have it; give each its own`,
    ],
    [
      path === '' || !pages.includes(path),
      `path "${path}": a page has this address; choose another, such as /${example}-site`,
    ],
    [
      isLocaleOf(tag, locale),
      `locale "${locale}": the language as a country writes it, such as ${tag.split('-')[0] === 'en' ? 'en-US or en-GB' : `${example.split('-')[0]}-${example === 'de' ? 'DE' : 'XX, with the country’s two letters'}`}; the United Kingdom is GB`,
    ],
    [
      lacksPage !== '' || before.length === 0,
      `lacksPage: what stands beside ${name} on a page that it lacks, such as "not translated"`,
    ],
    ...ownPages.map(
      (page) =>
        [
          pages.includes(page),
          `pages "${page}": there is no such page; src/routes.ts has them all`,
        ] as const,
    ),
    ...['/', '/contact'].map(
      (page) =>
        [
          !language.pages || ownPages.includes(page),
          `pages: ${page} has to be among them`,
        ] as const,
    ),
  ];
  return rules.filter(([ok]) => !ok).map(([, fault]) => `${tag}: ${fault}`);
}

/**
 * Faults in `src/config/languages.ts`: the language, what is wrong and what to write.
 * @param pages the path of every page
 */
export const languageFaults = (
  languages: readonly Language[],
  pages: readonly string[],
): readonly string[] =>
  languages.flatMap((language, index) => faultsOf(language, languages.slice(0, index), pages));
