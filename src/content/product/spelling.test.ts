import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { sourceOf } from '../../../generator/languages/overlay.ts';
import { hasSampleTexts } from '../../../tests/support/own-text.ts';
import { escaped } from '../../../tests/support/saying.ts';
import { brand } from '../../config/brand.ts';
import { example } from '../../models/policy/example-policy.ts';
import { contractTerm } from './contract.ts';
import { printed } from './printed.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Tests, and texts of an owner's, which may say of their product what the sample's may not. */
const isLeftOut = (file: string): boolean =>
  /\.(?:test|spec|trial)\.ts$/.test(file) || (file.endsWith('.mdx') && !hasSampleTexts);
const files = globSync(
  ['src/**/*.{ts,tsx,mdx,sh,py,kts,yaml,rb,php,java,go}', 'generator/**/*.{ts,typ}'],
  { cwd: root },
).filter((file) => !isLeftOut(file) && !/^src\/(?:content\/product|dev)\//.test(file));

const literal = (text: string) => new RegExp(`(?<![\\w.,])${escaped(text)}(?![\\w])`);

/** Values that only the records spell. */
const values = {
  'bytes of a wrap': literal(printed.wrapBytes),
  'bytes of a wrap without X25519': literal(printed.mlKemWrapBytes),
  'bytes of the sample record': literal(printed.sampleRecordBytes),
  're-wrapping': literal(printed.rewrapWritten),
  'expiry of backups': literal(`${printed.backupDays} days`),
  'three certificates': literal(printed.threeCertificates),
  'hours of training': literal(printed.trainingSum),
  'the start of CNSA 2.0': literal('January 1, 2027'),
  'who runs the key service': /\bin an account or on hardware\b/i,
  'what a signature of ours opens': literal(printed.authority),
  'credits for downtime': literal(contractTerm('credits')),
  'the cap of our liability': literal(contractTerm('liability')),
  'margin of resellers': literal(printed.partnerMargin),
  'formats of the audit log': literal(printed.logFormats),
  'calls a second': literal(printed.sandboxRate),
  're-wraps a second': literal(`${printed.rewrapRate} re-wraps`),
} as const;

/** With the documents, and the records themselves. */
const texts = globSync(['src/**/*.{ts,tsx,mdx,typ}'], { cwd: root }).filter(
  (file) => !isLeftOut(file),
);

/** Words that contradict the records. */
const contradictions = {
  'shares of a wrapping key, which opens files daily':
    /\bwrapping keys?\b[^.'`]{0,40}\b(?:split|into[^.'`]{0,12} shares)\b/i,
  'a file that is one ciphertext':
    /\b(?:as|is|stays) one (?:AES-256-GCM )?(?:ciphertext|stream)\b/i,
  'keys that never leave, though data keys do': /\b(?:your|our) keys never leave\b/i,
  'an exchange that only the first message pays for': /\bto the first message only\b/i,
  'plaintext on your machines only, without the model': /\bplaintext (?:exists|stays) only\b/i,
  'shares of something other than a key':
    /\b(?:file|document|message|content|object)s?\b[^.'`]{0,40}\b(?:split|cut|stored)\b[^.'`]{0,20}\bshares\b/i,
  'fragments of a key': /\bkeys?\b[^.'`]{0,30}\b(?:split|cut) into[^.'`]{0,12} fragments\b/i,
  'a fragment that is useful alone': /\bencrypted fragments?\b/i,
  'a key service of ours':
    /\b(?:all|every|its two) regions?\b|\btenants?\b|\b(?:keys?|key service)\b[^.'`]{0,30}\bour (?:regions|account|cloud)\b/i,
  'a vendor certified under a law': /\bno (?:vendor is certified|certificate exists)\b/i,
  'the SDK from a public registry':
    /\b(?:npm (?:i|install)|pip install|composer require) @?__SLUG__(?!\/sdk:)/,
  'an archive that we don’t deliver': /\.\/vendor\/(?!__CLI__|\$\{)/,
  'a list of our keys that is called an inventory': /\bkey inventory\b(?! of the Year)/i,
  'a data key that leaves the key service to be wrapped again':
    /\bunwrapRsa\b|\bdata_key = client\.unwrap\b|\bopens each wrap and closes it\b/,
  'a gateway that serves one user': /\bwhat that one user could open\b/i,
  'praise for a rule that our module fails': /\bgood rule for everyone\b/i,
  'another list of log formats': /\bsyslog or OpenTelemetry\b|\bSyslog and HTTPS\b/i,
  'another insurer': /\bnational insur/i,
  'a deadline that binds every reader': /\byour 2030 deadline\b/i,
  'another spelling of Quantamorphic': /\bquanta[- ]?Morphic\b|\bQuantaMorphic\b/,
} as const;

/** The review status of our own algorithm has four places. */
const mayStateReview = new Set([
  'src/content/pages/platform/explore-encryption.ts',
  `src/content${brand.ownAlgorithm.article}.mdx`,
  'src/content/legal/security.mdx',
  'src/content/api/endpoints.ts',
]);
const reviewStatus = new RegExp(
  `${brand.ownAlgorithm.name}${/[^.'`]{0,60}\b(?:not (?:yet )?(?:been )?(?:independently )?reviewed|no [a-z]+ review|unreviewed)|quantamorphicReview|quantamorphic\.review/.source}`,
  'i',
);

const spelled = (patterns: Readonly<Record<string, RegExp>>, file: string) => {
  const text = readFileSync(resolve(root, file), 'utf8');
  return Object.entries(patterns)
    .filter(([, pattern]) => pattern.test(text))
    .map(([fact]) => `${file}: ${fact}`);
};

test('facts are spelled in their records only', () => {
  expect(files.flatMap((file) => spelled(values, file))).toEqual([]);
});

test('no file contradicts the records', () => {
  expect(texts.flatMap((file) => spelled(contradictions, file))).toEqual([]);
});

test('rules have the names of the example policy', () => {
  const known = new Set(example.rules.map(({ id }) => id));
  const named = texts.flatMap((file) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    const found = [
      ...text.matchAll(
        /"rule": "([\w-]+)"|"id": "([\w-]+)",\s+"effect"|\b[Rr]ule:? '?([a-z]+-[\w-]+)|'Rule', value: '([\w-]+)'|\| ([a-z]+(?:-[a-z]+)+) +\| (?:allow|deny|–)/g,
      ),
    ];
    return found.map(([, ...names]) => ({ file, name: names.find(Boolean) ?? '' }));
  });
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

test('the review status of our own algorithm stands in its four places only', () => {
  const stated = files.filter((file) =>
    reviewStatus.test(readFileSync(resolve(root, file), 'utf8')),
  );
  expect(stated.filter((file) => !mayStateReview.has(sourceOf(file)))).toEqual([]);
  expect(stated.length).toBeGreaterThan(0);
});

test('the brand’s names are spelled in their record only, and in articles', () => {
  const names = [brand.mesh.name, brand.beam.name, brand.ownAlgorithm.name];
  const patterns = Object.fromEntries(names.map((name) => [name, literal(name)]));
  const checked = files.filter(
    (file) => !file.startsWith('src/content/blog/') && file !== 'src/config/brand.ts',
  );
  expect(checked.flatMap((file) => spelled(patterns, file))).toEqual([]);
});
