import { globSync } from 'node:fs';

import { parseSync } from 'vite';
import { expect, test } from 'vitest';

import { read, source } from '../../generator/import-graph.ts';
import { isTranslation, sourceOf } from '../../generator/languages/overlay.ts';

const logic =
  /^(?:ArrowFunctionExpression|FunctionDeclaration|FunctionExpression|ConditionalExpression|LogicalExpression|IfStatement)$/;

/** Functions and conditions of a module, with their lines. */
function logicIn(file: string): readonly string[] {
  const text = read(file);
  const found: string[] = [];
  JSON.stringify(parseSync(file, text).program, (_, node) => {
    if (logic.test(node?.type)) {
      const line = text.slice(0, node.start).split('\n').length;
      found.push(`src/${file}:${line} ${text.slice(node.start, node.end).split('\n')[0]}`);
    }
    return node;
  });
  return found;
}

// Seen to fail: with the functions and conditions that 14 translations had, and with those of their English files.
test('what is translated holds words alone, so a translation repeats no logic', () => {
  // How a language counts and writes names is a rule of its own.
  const translations = globSync('**/*.ts', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isTranslation(file) && !file.startsWith('lib/text/grammar.'));
  const files = new Set(translations.flatMap((file) => [file, sourceOf(file)]));
  expect([...files].flatMap(logicIn)).toEqual([]);
});
