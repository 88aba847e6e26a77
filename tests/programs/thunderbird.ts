import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { firstAnswer, freePort } from '../support/hosts.ts';
import { connectMarionette } from './marionette.ts';
import type { Arrived, Way } from './messages.ts';

const program = '/usr/bin/thunderbird';

export const thunderbirdPrograms = [program];

const oneFilePerMessage = '@mozilla.org/msgstore/maildirstore;1';

/**
 * What Thunderbird sends of a message. It writes messages in HTML, in which a link's runs of blanks are one and a line
 * begins with none; a file's stay. After a word longer than a line of mail it goes on in that line, also over a blank
 * one. In subjects, spaces take the place of invisible characters that could hide something.
 */
export function asThunderbirdSends(way: Way, { to, subject, body }: Arrived): Arrived {
  const visible = subject
    .replaceAll(/[^\P{Cf}\u200d]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  const blanks = body
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/^ /gm, '')
    .replaceAll(/^((?:[^\s\p{M}]\p{M}*){73,})(?:\r\n)+(?=\S)/gmu, '$1 ');
  return { to, subject: visible, body: way === 'link' ? blanks : body };
}

/** An account with an address and a server that is never asked. */
const preferences = (port: number) => ({
  'marionette.port': port,
  'mail.accountmanager.accounts': 'account1,account2',
  'mail.accountmanager.defaultaccount': 'account2',
  'mail.accountmanager.localfoldersserver': 'server1',
  'mail.account.account1.server': 'server1',
  'mail.account.account2.server': 'server2',
  'mail.account.account2.identities': 'id1',
  'mail.server.server1.type': 'none',
  'mail.server.server1.hostname': 'Local Folders',
  'mail.server.server1.userName': 'nobody',
  'mail.server.server1.storeContractID': oneFilePerMessage,
  'mail.server.server2.type': 'pop3',
  'mail.server.server2.hostname': 'localhost',
  'mail.server.server2.userName': 'ada',
  'mail.server.server2.login_at_startup': false,
  'mail.server.server2.check_new_mail': false,
  'mail.identity.id1.valid': true,
  'mail.identity.id1.fullName': 'Ada',
  'mail.identity.id1.useremail': 'ada@example.com',
  'mail.identity.id1.smtpServer': 'smtp1',
  'mail.smtpservers': 'smtp1',
  'mail.smtpserver.smtp1.hostname': 'localhost',
  'mail.compose.autosave': false,
  'mail.shell.checkDefaultClient': false,
  'mail.provider.enabled': false,
  'mailnews.start_page.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
});

/**
 * Hands the program a link or a file as the desktop does, waits for the window with the message and presses
 * "Send Later", which writes the message as it would go out.
 */
const sendLater = `
  const [argument, done] = arguments;
  const { setTimeout } = ChromeUtils.importESModule('resource://gre/modules/Timer.sys.mjs');
  const watch = (subject, topic) => {
    if (topic !== 'domwindowopened') return;
    Services.ww.unregisterNotification(watch);
    subject.addEventListener('compose-editor-ready', async () => {
      subject.addEventListener('unload', () => setTimeout(done), { once: true });
      subject.goDoCommand('cmd_sendLater');
    }, { once: true, capture: true });
  };
  Services.ww.registerNotification(watch);
  Cc['@mozilla.org/mail/clh;1'].getService(Ci.nsICommandLineHandler).handle(
    Cu.createCommandLine([argument], null, Ci.nsICommandLine.STATE_REMOTE_EXPLICIT));
`;

/** Starts Thunderbird with an account of its own. Returns once it can be controlled. */
export async function startThunderbird() {
  const folder = mkdtempSync(join(tmpdir(), 'thunderbird-'));
  const port = await freePort();
  const lines = Object.entries(preferences(port)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  const parameters = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote'];
  const child = spawn(program, [...parameters, '--profile', folder], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  const ended = new Promise((done) => {
    child.on('exit', done);
  });
  const control = await firstAnswer(child, () => connectMarionette(port));
  const outbox = join(folder, 'Mail', 'Local Folders', 'Unsent Messages', 'cur');
  const eml = join(folder, 'request.eml');
  const send = async (argument: string) => {
    await control.run(sendLater, argument);
    const [name = '', ...others] = readdirSync(outbox);
    if (!name || others.length > 0) throw new Error(`${others.length + 1} messages were sent`);
    const message = readFileSync(join(outbox, name));
    rmSync(join(outbox, name));
    return message;
  };
  return {
    sendLink: (url: string) => send(url),
    sendFile: (text: string) => {
      writeFileSync(eml, text);
      return send(eml);
    },
    stop: async () => {
      await control.quit().catch(() => {});
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
