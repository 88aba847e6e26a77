import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const packageFile = (name: string) => require.resolve(`${name}/package.json`);
const fonts = ['@expo-google-fonts/host-grotesk', '@expo-google-fonts/geist-mono'].map(packageFile);

/** What the bytes of a document depend on beside its source: the compiler and the faces. */
export const compilerVersions: readonly string[] = [
  packageFile('@myriaddreamin/typst-ts-node-compiler'),
  ...fonts,
].map((file) => readFileSync(file, 'utf8'));

let compiler: NodeCompiler | undefined;

/** The Typst compiler. Starting it reads the fonts: once is enough, and never if all is cached. */
export function typst(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    workspace: resolve(import.meta.dirname, '..'),
    fontArgs: [{ fontPaths: fonts.map((file) => dirname(file)) }],
  });
  return compiler;
}
