import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { XMLValidator } from 'fast-xml-parser';
import type { DefaultTreeAdapterTypes } from 'parse5';

import { isFileIn, LinkChecker } from '../../generator/files/link-checker.ts';
import { pageFacts, treeOfHtml } from '../../generator/pages/page-facts.ts';
import { placeOf } from '../../src/lib/base-path.ts';
import { parseSums } from '../../src/lib/seal/sums.ts';
import { hashesIn, pagesIn } from '../../tests/support/built-files.ts';
import { htmlFaults } from '../../tests/support/html-faults.ts';

/** The files in which two builds differ. */
export const differentFiles = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name) !== other.get(name),
  );

function faultOfFile(name: string, text: string): string | undefined {
  if (/\.(?:json|webmanifest)$/.test(name))
    try {
      JSON.parse(text);
    } catch (error) {
      return String(error);
    }
  if (/\.(?:xml|svg|xsl)$/.test(name)) {
    const valid = XMLValidator.validate(text);
    if (valid !== true) return `${valid.err.line}: ${valid.err.msg}`;
  }
  return undefined;
}

/** Sums that are not those of the files that they name. */
const faultsOfSums = (folder: string, hashes: ReadonlyMap<string, string>): readonly string[] =>
  [...parseSums(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).files]
    .filter(([name, sum]) => hashes.get(name) !== sum)
    .map(([name]) => `SHA256SUMS: ${name}`);

/** Words that no text in other letters has. */
const englishWords = /\b(?:the|and|with|your|this|that)\b[^.]*\b(?:the|and|of|is|are|to)\b/;

/** Code and facts. */
const notWords = /^(?:code|pre|script|style|svg|noscript)$/;

/** English in a page of another language that is not said to be English. */
function englishIn(node: DefaultTreeAdapterTypes.Node): readonly string[] {
  if (node.nodeName === '#text' && 'value' in node)
    return englishWords.test(node.value) ? [node.value.trim()] : [];
  const isNamed =
    'attrs' in node &&
    node.attrs.some(({ name, value }) => /^(?:href)?lang$/.test(name) && value.startsWith('en'));
  if (isNamed || notWords.test(node.nodeName)) return [];
  return 'childNodes' in node ? node.childNodes.flatMap(englishIn) : [];
}

/**
 * What is wrong with a built site, whatever its owner, each with its file.
 * @param url at which it begins
 * @param foreign where the pages of a made-up language are, if there is one
 */
export async function faultsOfSite(
  folder: string,
  url: string,
  foreign?: RegExp,
): Promise<readonly string[]> {
  const { base } = placeOf(url);
  const links = new LinkChecker(url);
  const hashes = hashesIn(folder);
  const faults: string[] = [];
  // By their text: for some servers a page is there under two names.
  const pages = new Map(pagesIn(folder).map((page) => [page.html, page]));
  for (const { name, path, html } of pages.values()) {
    const tree = treeOfHtml(html);
    if (!name.endsWith('404.html')) links.add(base + path, pageFacts(tree));
    for (const fault of await htmlFaults(html, name)) faults.push(`${name}: ${fault}`);
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    ))
      if (faultOfFile('a.json', json)) faults.push(`${name}: JSON-LD`);
    const bad = /\b(?:undefined|NaN|\[object Object\])|\{(?:fact|vendor)\b/.exec(
      html.replaceAll(/<(code|pre|script|style)\b.*?<\/\1>|<[^>]*>/gs, ' '),
    );
    if (bad) faults.push(`${name}: prints ${bad[0]}`);
    if (foreign?.test(name))
      for (const text of englishIn(tree)) faults.push(`${name}: English: ${text}`);
  }
  faults.push(...links.faults(isFileIn(folder)), ...faultsOfSums(folder, hashes));
  for (const name of hashes.keys()) {
    const fault = /\.(?:json|webmanifest|xml|svg|xsl)$/.test(name)
      ? faultOfFile(name, readFileSync(join(folder, name), 'utf8'))
      : undefined;
    if (fault) faults.push(`${name}: ${fault}`);
  }
  return faults;
}
