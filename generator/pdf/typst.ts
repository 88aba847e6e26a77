import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';

import { codeTypeface, fallbackTypefaces, typeface } from '../../src/config/typeface.ts';
import { typefaceFile, typefaceManifest } from '../styles/typeface-files.ts';

const require = createRequire(import.meta.url);
const wasm = require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
const packages = [
  join(dirname(wasm), '../package.json'),
  ...[typeface, codeTypeface, ...fallbackTypefaces].map(typefaceManifest),
];

/** Manifests of the compiler and the fonts, which a document's bytes depend on. */
export const compilerVersions: readonly string[] = packages.map((file) =>
  readFileSync(file, 'utf8'),
);

async function start(): Promise<TypstCompiler> {
  initSync({ module: readFileSync(wasm) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const faces = [
    ...[typeface, codeTypeface].flatMap((name) =>
      globSync(join(dirname(typefaceManifest(name)), '*/*.ttf')).toSorted(),
    ),
    // Whole alphabets are large.
    ...fallbackTypefaces.flatMap((name) =>
      ['400Regular', '600SemiBold'].map((weight) => typefaceFile(weight, name)),
    ),
  ];
  for (const face of faces) await builder.add_raw_font(readFileSync(face));
  return builder.build();
}

let compiler: Promise<TypstCompiler> | undefined;

/** The Typst compiler, started once on first use, because it reads all fonts. */
export const typst = (): Promise<TypstCompiler> => (compiler ??= start());
