import type { ColumnField } from './read/columns.ts';

/* The section before anything is read. */

export const heading = 'Read your own inventory';
export const lede =
  'Drop a CBOM, a scan or certificates, which your browser reads and never uploads.';
export const sampleTitle = 'inventory of a made-up bank';
export const sampleState = 'example';
export const openReader = 'Read my files';
export const takes =
  'It reads CycloneDX CBOMs, output of testssl.sh, sslyze, ssh-audit and nmap, certificates, SSH keys, and CSV.';
export const makeFile = 'Commands that make such a file';
export const noScript =
  'Reading files needs JavaScript. Without it, these commands still make your inventory.';
export const command = 'command';

/* Where files come from. */

export const sources = 'Files';
export const dropHere = 'Drop files or folders here, up to {size} MB and {count} assets.';
export const chooseFiles = 'Choose files';
export const chooseFolder = 'Choose a folder';
export const tryOurs = 'Try it with ours';
export const startOver = 'Forget all of it';
export const paste = 'Paste text';
export const pasteLabel = 'A certificate, an SSH key, JSON, XML or CSV';
export const nothingPasted = 'Paste a text here first.';
export const readPasted = 'Read the text';
export const reading = 'Reading {file} ({done} of {all})';
export const stop = 'Stop';
export const stopped = 'Stopped. Nothing that was read is kept.';
export const failed =
  'Reading ended early: the browser ran out of room, or part of this page did not load. Try again, with fewer files at once.';
export const readAll = 'Read: {assets} in {files}.';
export const leftOut = {
  one: '{count} note on what was left out.',
  other: '{count} notes on what was left out.',
};
export const notes = 'What was left out, and why';
export const tooManyFiles = 'Only the first {count} files were read. Add the others after them.';
export const moreNotes = { one: '{count} more like these', other: '{count} more like these' };

/* A table whose columns are not known. */

export const whichColumn = '{file}: which column is which?';
export const askColumns = 'Only the algorithm is needed.';
export const noColumn = 'None';
export const readTable = 'Read the table';
export const skipTable = 'Leave it out';
export const fields: Readonly<Record<ColumnField, string>> = {
  algorithm: 'Algorithm',
  size: 'Key size',
  signature: 'Signature',
  exchange: 'Key exchange',
  hash: 'Hash',
  protocol: 'Protocol',
  name: 'Name',
  system: 'System or host',
  use: 'Use',
  place: 'Place',
  expires: 'Expires',
  owner: 'Owner',
  secrecy: 'Years of secrecy',
};

/* The line for a board. */

export const readIn = '{assets} in {files}:';
export const assets = { one: '{count} asset', other: '{count} assets' };
export const files = { one: '{count} file', other: '{count} files' };
export const fallAndSecret = '{falls}, {secret}.';
export const fall = {
  one: '{count} falls to Shor’s algorithm',
  other: '{count} fall to Shor’s algorithm',
};
export const secret = {
  zero: 'none of which protects secrecy',
  one: '{count} of them protects secrecy and can be recorded today',
  other: '{count} of them protect secrecy and can be recorded today',
};
export const outlive = {
  zero: 'None is known to outlive {year}.',
  one: '{count} outlives {year}.',
  other: '{count} outlive {year}.',
};
export const noneFalls = 'none falls to Shor’s algorithm.';
export const marked = {
  one: '{count} is marked as done or not yours, and left out.',
  other: '{count} are marked as done or not yours, and left out.',
};

/* What to do first. */

export const first = 'What to do first';
export const groupColumn = 'Group';
export const countColumn = 'Assets';
export const whyColumn = 'Why here';
export const dayColumn = 'By what day';
export const today = 'Today';
export const noDay = 'None';
export const byDay = '{shown} ({regime})';
export const ending = {
  one: '{count} expires by itself before then',
  other: '{count} expire by themselves before then',
};
export const showGroup = 'Show';
export const regimes = 'Regimes that concern you';

/* The list of assets. */

export const list = 'Assets';
export const search = 'Search assets, systems, files';
export const group = 'Group';
export const everyGroup = 'All groups';
export const columns = {
  asset: 'Asset',
  system: 'System',
  reason: 'Algorithm and verdict',
  expires: 'Expires',
  place: 'Where',
};
export const shown = '{from} to {to} of {all}';
export const noneShown = 'No asset matches.';
export const previous = 'Previous';
export const next = 'Next';
export const details = 'Details of {name}';
export const unnamedAsset = 'Without a name';
export const kind = 'Kind';
export const file = 'File';
export const issuer = 'Issuer';
export const owner = 'Owner';
export const secretFor = 'Stays secret';
export const years = { one: '{count} year', other: '{count} years' };
export const level = 'NIST category in the file (not checked)';
export const alsoOffers = 'Also offers';
export const replaceWith = 'Replace with {next}.';
export const endsFirst = 'Expires by itself on {day}, before {due}: issue the next one in {next}.';
export const nextSignature = 'ML-DSA';
export const use = 'Use';
export const mark = 'Mark {name}';
export const marks = { none: 'To do', done: 'Done', other: 'Not ours' } as const;

/* What a newer inventory changes. */

export const compareTitle = 'What changed';
export const compareWith = 'Compare with newer files';
export const compareHint = 'Choose a newer version of the files above. Marks stay.';
export const changes = {
  improved: { one: '{count} improved', other: '{count} improved' },
  worsened: { one: '{count} got worse', other: '{count} got worse' },
  came: { one: '{count} is new', other: '{count} are new' },
  went: { one: '{count} is gone', other: '{count} are gone' },
};
export const changed = 'Since the earlier files: {changes}.';
export const noChange = 'Nothing changed.';
export const fromTo = '{name}: {before}, now {after}';
export const more = 'And {count} more.';

/* What leaves the page, if the visitor wants it to. */

export const out = 'Take it with you';
export const saveTable = 'Table (.csv)';
export const saveCbom = 'CBOM (CycloneDX 1.7)';
export const saveTicket = 'Ticket (.md)';
export const toBrief = 'Continue in the migration brief';
export const briefSystem = '{falls} of {assets} assets fall to Shor';
export const send = 'Send us the summary';
export const sendWhole = 'This is the whole mail. It has counts only, unless you add the names.';
export const withNames = 'Add the names of the systems to do first';
export const mailSubject = 'Summary of our cryptographic inventory';
export const mailSystems = 'Systems to do first: {systems}';
export const mailAsk = 'Please tell us what you would do first.';
export const sendMail = 'Write the mail';
export const ticketTitle = 'Cryptographic inventory';
export const fileColumns = {
  name: 'Name',
  system: 'System',
  file: 'File read',
  place: 'Place',
  algorithm: 'Algorithm',
  use: 'Use',
  verdict: 'Verdict',
  group: 'Group',
  reason: 'Reason',
  next: 'Replace with',
  expires: 'Expires',
  owner: 'Owner',
  secrecy: 'Years of secrecy',
};
export const limits =
  'It counts what the files say: not what no scanner saw, nor the year in which an algorithm breaks.';
