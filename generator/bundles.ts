import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { ViteBuilder } from 'vite';

import { here, isFirst } from '../src/config/language.ts';
import { type Assets, builtAssets, codeStamp, type Output } from './files/assets.ts';
import { stage } from './files/stage.ts';
import { fontFaces } from './styles/web-fonts.ts';
import { root } from './texts/plain-text.ts';
import { filesShown, recordKinds } from './texts/records.ts';
import { timed } from './workers/stages.ts';

/** Where a host finds the files of this language, from the project's folder. */
export const siteFolder = `dist${here.path}`;

/** Where the code is that renders pages. */
export const serverFolder = '.build/server';

export type Bundles = {
  readonly assets: Assets;
  /** A hash of all code and assets with which pages are rendered. */
  readonly stamp: string;
};

/** The files of a bundle, as Vite writes them to a folder. */
const filesOf = (folder: string, output: Output) =>
  output.map(
    (file) =>
      [`${folder}/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const,
  );

/** What bundles depend on that is no source: the keys, the parameters of the command, and texts by their hour. */
const inputsOf = ({ config, environments }: ViteBuilder): readonly string[] => [
  JSON.stringify([
    config.inlineConfig,
    config.env,
    config.define,
    environments['ssr']?.config.define,
  ]),
  ...fontFaces(),
  ...filesShown([...recordKinds, 'docs']),
];

/** Writes what an earlier build bundled, with the files of `public/`, as Vite does. */
function writeAgain({ config, environments }: ViteBuilder, files: ReadonlyMap<string, Buffer>) {
  for (const folder of [siteFolder, serverFolder].map((name) => join(root, name))) {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder))
      // A published folder may be one of version control.
      if (name !== '.git') rmSync(join(folder, name), { recursive: true });
  }
  if (isFirst && existsSync(config.publicDir))
    cpSync(config.publicDir, join(root, siteFolder), { recursive: true, dereference: true });
  for (const [name, bytes] of files) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  // Or Vite would bundle after all.
  for (const environment of Object.values(environments)) environment.isBuilt = true;
}

/**
 * Bundles the code for browsers and that which renders pages. Articles are in neither, so after a change of one, both are
 * written as they were.
 */
export async function bundle(builder: ViteBuilder): Promise<Bundles> {
  const outputOf = async (name: 'client' | 'ssr'): Promise<Output> => {
    const environment = builder.environments[name];
    const result = environment && (await builder.build(environment));
    if (!result || !('output' in result)) throw new Error(`bundles: ${name} gave no bundle`);
    return result.output;
  };
  let isNew = false;
  const { about, files } = await stage('bundles', inputsOf(builder), async () => {
    isNew = true;
    // One after the other: Vite's plugin for styles knows one bundle, and took a chunk of that name out of the other.
    const browser = await timed('bundle for browsers', () => outputOf('client'));
    const [assets, pages] = await Promise.all([
      builtAssets(browser),
      timed('bundle for pages', () => outputOf('ssr')),
    ]);
    return {
      files: [...filesOf(siteFolder, browser), ...filesOf(serverFolder, pages)],
      about: { assets, stamp: codeStamp(pages, assets) },
    };
  });
  if (!isNew) writeAgain(builder, files);
  return about;
}
