import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const catalogue = readFileSync(resolve(root, 'tests/dev/components.tsx'), 'utf8');

/** Parts of components that the page has, what has no look of its own, and what takes a whole page to show. */
const seenElsewhere = new Set([
  'Announced',
  'CloseButton',
  'ContentPicture',
  'Dialog',
  'DialogBody',
  'DialogFrame',
  'FieldError',
  'FileDownload',
  'HeroActions',
  'HeroEnd',
  'HeroHead',
  'HeroNotes',
  'HeroScene',
  'Icon',
  'LegalPage',
  'SceneCanvas',
  'Table',
  'Toaster',
  'TopicReader',
  'TurnedLight',
  'WhenWhole',
]);

// Seen to fail: with a new component in ui/, and without the badges.
test('the page of all components shows each of ui/ and sections/', () => {
  const files = globSync('src/{ui,sections}/**/*.tsx', { cwd: root });
  const components = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(resolve(root, file), 'utf8').matchAll(
        /^export (?:default )?(?:function|const) ([A-Z]\w+)/gm,
      ),
    ])
    .map(([, name = '']) => name);
  expect(components.length).toBeGreaterThan(0);
  const isShown = (name: string) => new RegExp(`<(?:\\w+\\.)?${name}\\b`).test(catalogue);
  expect(components.filter((name) => !isShown(name) && !seenElsewhere.has(name))).toEqual([]);
  expect([...seenElsewhere].filter((name) => !components.includes(name) || isShown(name))).toEqual(
    [],
  );
});
