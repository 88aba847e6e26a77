import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const program = '/usr/bin/neomutt';
/** Gives it the terminal without which it takes no text from a link. */
const terminal = '/usr/bin/script';

export const neomuttPrograms = [program, terminal];

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Sends at once what it would show first, to a mail server that is a script: it keeps what is sent. */
const settingsFor = (server: string) => `
set from=ada@example.com charset=utf-8 send_charset=utf-8 copy=no
set sendmail=${quoted(server)} sendmail_wait=0
set editor=true autoedit=yes edit_headers=yes abort_unmodified=no abort_nosubject=no
set sleep_time=0 wait_key=no folder=~ tmpdir=~
send2-hook . 'push y'
`;

/** Starts neomutt for each message, with a mail server of its own. */
export function startNeomutt() {
  const folder = mkdtempSync(join(tmpdir(), 'neomutt-'));
  const inFolder = (name: string) => join(folder, name);
  writeFileSync(inFolder('server'), `#!/bin/sh\ncat > ${quoted(inFolder('sent'))}\n`);
  chmodSync(inFolder('server'), 0o755);
  writeFileSync(inFolder('settings'), settingsFor(inFolder('server')));
  const send = (...parameters: string[]) => {
    rmSync(inFolder('sent'), { force: true });
    const command = [program, '-n', '-F', inFolder('settings'), ...parameters].map(quoted);
    execFileSync(terminal, ['-qec', command.join(' '), '/dev/null'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8', TERM: 'xterm' },
    });
    return readFileSync(inFolder('sent'));
  };
  return {
    /** Follows a link and sends the message. Returns it as the server got it. */
    sendLink: (url: string) => send('--', url),
    /** Opens a file as a draft and sends it. */
    sendFile: (text: string) => {
      writeFileSync(inFolder('request.eml'), text);
      return send('-H', inFolder('request.eml'));
    },
    stop: () => rmSync(folder, { recursive: true }),
  };
}
