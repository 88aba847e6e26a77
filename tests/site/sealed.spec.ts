import { generateKeyPairSync, hash, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { generateHybridIdentity, identityToRecipient } from 'age-encryption';

import { siteHandler } from '../../scripts/serve.ts';
import * as labels from '../../src/config/words.ts';
import { dropFile, ready } from '../../src/features/words.ts';
import {
  fitsBarely,
  keyReady,
  noKeyYet,
  notSealedText,
  onlySealed,
  sealedUnreadable,
  sealingMeansWithSubject,
  writeSealed,
} from '../../src/features/request/words.ts';
import { requests } from '../../src/content/requests.ts';
import { labelOn } from '../../src/features/request/fixed-request.ts';
import { fieldsOf } from '../../src/features/request/request-spec.ts';
import { asLabel } from '../../src/lib/text/grammar.ts';
import { sealedMessage } from '../../src/features/request/sealed-message/sealed-message.ts';
import { openerOf, submitIn } from '../support/dialog-forms.ts';
import { fieldIn } from '../support/fill.ts';
import { emlFile } from '../../src/lib/mail/eml.ts';
import { parseRecipient, sealMessage } from '../../src/lib/seal/sealed-message.ts';
import {
  changed,
  published,
  sealedNote,
  signatureHolds,
  signatureMissing,
  unknownSigner,
} from '../../src/lib/seal/words.ts';
import { fill } from '../../src/lib/text/fill.ts';
import { message as messageLabel } from '../../src/features/request/form-words.ts';
import {
  contactButton,
  contactField,
  contactValues,
  fillContact,
  readyPanel,
} from '../support/forms.ts';
import { holdBack } from '../support/hold-back.ts';
import { collectMails, headerOf } from '../support/mail.ts';
import { onMeteredLine, open } from '../support/open.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { saying } from '../support/saying.ts';
import { expect, test as base } from '../support/test.ts';

type KeyedSite = ProjectCopy & {
  readonly url: string;
  /** What `npm run keys` printed. */
  readonly made: string;
};

/** Builds the site with keys of its own, once per worker. */
const test = base.extend<object, { site: KeyedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures out of it.
    async ({}, use) => {
      const copy = copyProject();
      const { status, out: made } = copy.run('keys');
      if (status !== 0) throw new Error(made);
      copy.build();
      const signed = copy.run('sign');
      if (signed.status !== 0) throw new Error(signed.out);
      const server = createServer(siteHandler(copy.dist)).listen(0, '127.0.0.1');
      await new Promise((ready) => server.once('listening', ready));
      const { port } = server.address() as AddressInfo;
      try {
        await use({ ...copy, made, url: `http://localhost:${port}` });
      } finally {
        server.close();
        copy.remove();
      }
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

test.describe.configure({ mode: 'serial' });

const secret = 'The relay in hall 7 forgets its keys. 漢字 👩‍🔬';
const typed = { message: secret };

const keptText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('a message sealed on a phone can be opened with the owner’s key, and only its sealed form is kept', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const mails = collectMails(page);
  await open(page, '/contact');
  await fillContact(page, typed);
  const seal = page.getByRole('checkbox', { name: labels.sealMessage });
  expect(scripts.filter((url) => /sealer-/.test(url))).toEqual([]);
  await expect.poll(() => keptText(page)).toContain('hall 7');

  await seal.check();
  await expect(page.getByText(saying(keyReady))).toBeVisible();
  await expect(
    page.getByText(fill(sealingMeansWithSubject, { subject: 'A question' })),
  ).toBeVisible();
  await expect(page.getByText(fitsBarely)).toBeVisible();
  expect(await keptText(page)).not.toContain('hall 7');
  // Seen to fail: with the text gone from the draft until the next letter is typed.
  await seal.uncheck();
  await expect.poll(() => keptText(page)).toContain('hall 7');
  await seal.check();
  await expect(page.getByText(saying(keyReady))).toBeVisible();
  expect(await keptText(page)).not.toContain('hall 7');

  await contactButton(page).click();
  const panel = readyPanel(page);
  await expect(panel).toContainText(sealedUnreadable);
  await expect.poll(() => mails.length).toBe(1);
  expect(headerOf(mails[0], 'subject')).toBe('A question');
  const body = headerOf(mails[0], 'body');
  expect(body.startsWith(sealedNote.split('\n')[0] ?? '-')).toBe(true);
  for (const word of ['hall 7', 'Ada', 'ada@example.com']) expect(body).not.toContain(word);

  const kept = await keptText(page);
  expect(kept).toContain('BEGIN AGE ENCRYPTED FILE');
  expect(kept).not.toContain('hall 7');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: labels.outbox }).click();
  const outbox = page.getByRole('dialog', { name: labels.outbox });
  await outbox.getByText(contactValues.subject).first().click();
  await expect(outbox).toContainText(onlySealed);
  await expect(outbox.getByRole('link', { name: labels.restoreToForm })).toHaveCount(0);

  const mail = emlFile({ to: 'a@vendor.example', subject: 'A question', body });
  const opened = site.run('unseal', [], mail);
  expect(opened.out).toContain(`${asLabel(messageLabel)}\n${secret}`);
  expect(opened.status).toBe(0);
});

// Seen to fail: without `takeChanges` in hydrate-island.tsx, the box was cleared and the message left in plain text.
test('a box ticked before the code has loaded stays ticked, and the message leaves sealed', async ({
  page,
}) => {
  const mails = collectMails(page);
  const letIn = await holdBack(page, /\/assets\/(?:shell|contact-form)/);
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
  await fillContact(page, typed);
  const seal = page.getByRole('checkbox', { name: labels.sealMessage });
  await seal.check();
  letIn();
  await expect(page.getByText(saying(keyReady))).toBeVisible();
  await expect(seal).toBeChecked();
  expect(await keptText(page)).not.toContain('hall 7');
  await contactButton(page).click();
  await expect.poll(() => mails.length).toBe(1);
  expect(headerOf(mails[0], 'body')).not.toContain('hall 7');
});

// Seen to fail: the text came back without the tick, was kept as a draft, and left in plain text.
test('a message to be sealed is one after a reload, too', async ({ page }) => {
  await onMeteredLine(page);
  await open(page, '/contact');
  await fillContact(page, typed);
  const seal = page.getByRole('checkbox', { name: labels.sealMessage });
  await seal.check();
  const gone = /assets\/outbox/;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: labels.outbox }).click();
  const reload = page.getByRole('link', { name: labels.reload }).filter({ visible: true });
  await expect(reload).toBeVisible();
  await page.unroute(gone);
  await reload.click();
  await expect(page.getByText(saying(keyReady))).toBeVisible();
  await expect(seal).toBeChecked();
  await expect(contactField(page, 'message')).toHaveValue(secret);
  expect(await keptText(page)).not.toContain('hall 7');
});

test('a message that cannot be sealed is not handed over', async ({ page }) => {
  const mails = collectMails(page);
  await page.route('**/assets/sealer-*', (route) => route.abort());
  await open(page, '/contact');
  await fillContact(page, typed);
  await page.getByRole('checkbox', { name: labels.sealMessage }).check();
  await expect(page.getByText(noKeyYet)).toBeVisible();
  await contactButton(page).click();
  await expect(page.getByText(notSealedText)).toBeVisible();
  await expect(contactField(page, 'message')).not.toHaveValue('');
  expect(mails).toEqual([]);

  await page.unroute('**/assets/sealer-*');
  await page.getByRole('button', { name: labels.tryAgain }).click();
  const said = page.getByText(saying(keyReady));
  await expect(said).toBeVisible();
  // The button that was pressed has gone.
  await expect(said.locator('..')).toBeFocused();
});

test('the security page lists the keys and seals a vulnerability report', async ({
  page,
  site,
}) => {
  const mails = collectMails(page);
  await open(page, '/security');
  const made = [...site.made.matchAll(/fingerprint +(\S+)/g)].map(([, digits = '']) => digits);
  expect(made).toHaveLength(2);
  for (const digits of made)
    await expect(page.getByText(digits.replaceAll('-', ' '), { exact: true })).toBeVisible();
  await openerOf(page, { request: sealedMessage }).click();
  const dialog = page.getByRole('dialog', { name: sealedMessage.title });
  await expect(fieldIn(dialog, fieldsOf(sealedMessage), 'subject')).toHaveValue('Vulnerability');
  await fieldIn(dialog, fieldsOf(sealedMessage), 'message').fill(secret);
  await submitIn(dialog, { request: sealedMessage }).click();
  await expect(page.getByText(sealedUnreadable)).toBeVisible();
  await expect.poll(() => mails.length).toBe(1);
  expect(site.run('unseal', [], headerOf(mails[0], 'body')).out).toContain(secret);
  const txt = readFileSync(join(site.dist, '.well-known/security.txt'), 'utf8');
  expect(txt).toMatch(/^Encryption: https:\/\/.*\/\.well-known\/age-recipient\.txt$/m);
});

// Seen to fail: without `caution` in the requests.
test('after a request that must say nothing secret, no web mail is offered, but sealing', async ({
  page,
}) => {
  const { militaryBriefing } = requests;
  await open(page, '/solutions/military');
  await page
    .getByRole('link', { name: labelOn(militaryBriefing, '/solutions/military') })
    .first()
    .click();
  const panel = readyPanel(page);
  await expect(panel.getByRole('note')).toHaveText(militaryBriefing.caution);
  await expect(panel.getByRole('link', { name: 'Gmail' })).toHaveCount(0);
  await panel.getByRole('button', { name: writeSealed }).click();
  const dialog = page.getByRole('dialog', { name: sealedMessage.title });
  await expect(fieldIn(dialog, fieldsOf(sealedMessage), 'subject')).toHaveValue(
    militaryBriefing.subject,
  );
  await expect(panel).toHaveCount(0);
});

test('a paper altered by one bit is refused by the page, offline, and by the verify script', async ({
  page,
  context,
  site,
}, info) => {
  const name = 'partner-guide.pdf';
  const paper = readFileSync(join(site.dist, name));
  const altered = Buffer.from(paper);
  altered[altered.length >> 1] = (altered[altered.length >> 1] ?? 0) ^ 1;
  const file = info.outputPath(name);
  writeFileSync(file, altered);

  await open(page, '/docs');
  await page.getByRole('button', { name: `${labels.checkFile} (${name})` }).click();
  const dialog = page.getByRole('dialog', { name: labels.checkFile });
  await expect(dialog.getByText(ready)).toBeVisible();
  await context.setOffline(true);
  const drop = dialog.getByLabel(dropFile);
  await drop.setInputFiles({ name, mimeType: 'application/pdf', buffer: paper });
  await expect(dialog.getByRole('status')).toContainText(fill(published, { name }));
  await expect(dialog.getByRole('status')).toContainText(saying(signatureHolds));
  await drop.setInputFiles(file);
  await expect(dialog.getByRole('alert')).toContainText(fill(changed, { name }));

  expect(site.run('verify', [join(site.dist, name)]).status).toBe(0);
  const refused = site.run('verify', [file, site.dist]);
  expect(refused.out).toContain(fill(changed, { name }));
  expect(refused.status).toBe(1);
});

// Seen to fail: with keys taken from the host, the swapped list held and the message was sealed for the attacker.
test('keys, list and signature swapped on the host are refused, and messages are sealed to the owner', async ({
  page,
  site,
}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ml-dsa-65');
  const forged = Buffer.from('forged');
  const sums = `${hash('sha256', forged)}  partner-guide.pdf\n`;
  const swapped = {
    SHA256SUMS: sums,
    'SHA256SUMS.sig': sign(null, Buffer.from(sums), privateKey),
    'signing-keys.pem': publicKey.export({ type: 'spki', format: 'pem' }),
    'age-recipient.txt': await identityToRecipient(await generateHybridIdentity()),
  };
  for (const [name, body] of Object.entries(swapped))
    await page.route(`**/${name}`, (route) => route.fulfill({ body }));

  await open(page, '/docs');
  await page.getByRole('button', { name: `${labels.checkFile} (partner-guide.pdf)` }).click();
  const dialog = page.getByRole('dialog', { name: labels.checkFile });
  const file = { name: 'partner-guide.pdf', mimeType: 'application/pdf', buffer: forged };
  await expect(dialog.getByText(ready)).toBeVisible();
  await dialog.getByLabel(dropFile).setInputFiles(file);
  await expect(dialog.getByRole('alert')).toContainText(unknownSigner);

  const mails = collectMails(page);
  await open(page, '/contact');
  await fillContact(page, typed);
  await page.getByRole('checkbox', { name: labels.sealMessage }).check();
  await expect(page.getByText(saying(keyReady))).toBeVisible();
  await contactButton(page).click();
  await expect.poll(() => mails.length).toBe(1);
  expect(site.run('unseal', [], headerOf(mails[0], 'body')).out).toContain(secret);
});

test('bad input ends with one sentence, a status that is not 0, and nothing written', async ({
  site,
}) => {
  const key = await parseRecipient(
    readFileSync(join(site.dist, '.well-known/age-recipient.txt'), 'utf8'),
  );
  const body = await sealMessage(secret, key);
  const stranger = await parseRecipient(await identityToRecipient(await generateHybridIdentity()));
  const unseal = (mail: string, env = {}) => site.run('unseal', [], mail, env);
  const refusals = [
    [unseal('Hello'), 'Not opened. There is no sealed message in it.'],
    [unseal(body.slice(0, 900)), 'Not opened. It is cut: its last line'],
    [unseal(body.replace(/\n.{64}\n/, '\n')), 'Not opened. It was cut or altered on the way.'],
    [unseal(await sealMessage(secret, stranger)), 'Not opened. It is sealed to key'],
    [unseal(body, { SEALING_PASSPHRASE: 'not the passphrase' }), 'The passphrase is wrong'],
    [site.run('keys', [], '', { SIGNING_PASSPHRASE: 'short' }), 'No key was made.'],
  ] as const;
  for (const [{ status, out }, sentence] of refusals) {
    expect(out).toContain(sentence);
    expect(out).not.toContain('hall 7');
    expect(status).toBe(1);
  }
});

test('after a rotation, old messages open and old signatures hold', async ({ site }) => {
  const recipientFile = join(site.folder, 'src/config/public-keys/age-recipient.txt');
  const old = await parseRecipient(readFileSync(recipientFile, 'utf8'));
  const body = await sealMessage(secret, old);
  expect(site.run('keys').status).toBe(0);
  expect(await parseRecipient(readFileSync(recipientFile, 'utf8'))).not.toEqual(old);
  expect(site.run('unseal', [], body).out).toContain(secret);
  expect(site.run('verify', [join(site.dist, 'openapi.json')]).out).toMatch(saying(signatureHolds));
});

test('until a build is signed, every check refuses its list', ({ site }) => {
  site.build();
  expect(existsSync(join(site.dist, 'SHA256SUMS.sig'))).toBe(false);
  expect(site.run('sign', ['--after-build']).out).toContain('is not signed yet: run npm run sign');
  const refused = site.run('verify', [join(site.dist, 'openapi.json')]);
  expect(refused.out).toContain(signatureMissing);
  expect(refused.status).toBe(1);
});
