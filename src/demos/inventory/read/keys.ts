import { fill } from '../../../lib/text/fill.ts';
import { type PemBlock, readPem } from './pem.ts';
import { named, type Reading, unreadWords } from './reading.ts';
import type { Unfiled } from './server.ts';
import { readSshLine } from './ssh-key.ts';
import { textOfValue } from './values.ts';
import * as words from './words.ts';

const blockWords = {
  ...unreadWords,
  'private-key': words.privateKeyAt,
  cut: words.cutBlock,
  broken: words.brokenBlock,
  unknown: words.otherBlock,
  pgp: words.pgp,
} as const;

/** What is said about blocks from which nothing was read. */
export const blockNotes = (file: string, blocks: readonly PemBlock[]): readonly string[] =>
  blocks.flatMap((block) =>
    'found' in block
      ? []
      : [
          fill(blockWords[block.unread], {
            file,
            line: block.line,
            label: textOfValue(block.label),
          }),
        ],
  );

/**
 * SSH keys, one on each line, and the lines that are none.
 * @param mayBeOther whether the file may be of another kind, which has no key in its first lines and is not read on
 */
function sshLines(file: string, text: string, mayBeOther: boolean) {
  const assets: Unfiled[] = [];
  const broken: string[] = [];
  const others: string[] = [];
  for (const [index, content] of text.split(/\r\n?|\n/).entries()) {
    const key = readSshLine(content);
    const line = index + 1;
    if (key === undefined && mayBeOther) others.push(fill(words.otherLine, { file, line }));
    else if (!key) continue;
    else if (key === 'broken') broken.push(fill(words.brokenKey, { file, line }));
    else
      assets.push({ kind: 'key', place: `:${line}`, ...key, name: key.name || `${file}:${line}` });
    if (mayBeOther && assets.length + broken.length === 0 && others.length > 20) break;
  }
  return { assets, broken, others };
}

/** Reads a file of SSH keys; undefined if it has none in its first lines. */
export function readSsh(file: string, text: string): Reading | undefined {
  const { assets, broken, others } = sshLines(file, text, true);
  return assets.length + broken.length === 0
    ? undefined
    : { assets, notes: [...broken, ...others] };
}

/** Reads the blocks of a PEM file, and SSH keys between them. Comments, and what programs print there, say no more. */
export function readPemFile(file: string, text: string): Reading {
  const blocks = [...readPem(text)];
  const held = blocks.flatMap((block) =>
    'found' in block
      ? block.found.map((one) => ({ ...named(file, one), place: `:${block.line}` }))
      : [],
  );
  const ssh = text.includes(' AAAA') ? sshLines(file, text, false) : { assets: [], broken: [] };
  return { assets: [...held, ...ssh.assets], notes: [...blockNotes(file, blocks), ...ssh.broken] };
}
