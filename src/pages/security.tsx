import type { ReactNode } from 'react';

import { hasDemo } from '../config/is-published.ts';
import { keysAreDemonstration, ownerKeys, sealingOffered } from '../config/owner-keys.ts';
import type { LegalParts } from '../content/legal-parts.ts';
import { legalDocument } from '../content/prose.ts';
import { rootUrl } from '../config/base.ts';
import { demonstration } from '../config/words.ts';
import * as words from '../content/pages/security.ts';
import { patchColumns, patchTimes } from '../content/product/support.ts';
import { Demo, outlineOf } from '../demos/demo.tsx';
import { SealedOpener } from '../features/request/form-opener.tsx';
import { recipientPath, signaturePath, signingKeysPath } from '../lib/seal/published-keys.ts';
import { Fold } from '../sections/fold.tsx';
import { LegalPage } from '../sections/legal-page.tsx';
import { CheckFileButton } from '../sections/file-download.tsx';
import { FilledText } from '../ui/inline-text.tsx';
import { ProseTable, proseComponents } from '../ui/prose.tsx';
import { Trust } from './security/trust.tsx';

export { head } from '../content/pages/security.ts';
export { scene } from './security/trust.tsx';

const PatchTimes = () => (
  <ProseTable
    columns={patchColumns}
    rows={patchTimes.map(({ severity, within }) => ({ head: severity, cells: [within] }))}
  />
);

function SensitiveReports() {
  if (!sealingOffered) return <p>{words.ifSensitiveUnsealed}</p>;
  return (
    <>
      <p>{words.ifSensitive}</p>
      <p>
        <SealedOpener subject={words.vulnerability}>{words.writeSealedReport}</SealedOpener>
      </p>
    </>
  );
}

const CheckFile = () => (
  <p>
    <CheckFileButton />
  </p>
);

const hasSigningKey = ownerKeys.some(({ kind }) => kind === 'signing');

function OwnerKeys() {
  return (
    <>
      <SignedList />
      {sealingOffered && (
        <>
          <p>
            <FilledText
              text={words.sealedTo}
              values={{ file: <a href={recipientPath}>age-recipient.txt</a> }}
            />
          </p>
          <Commands>{sealCommand}</Commands>
        </>
      )}
      {ownerKeys.length > 0 && (
        <Fold of={words.fingerprint}>
          <Fingerprints />
          {sealingOffered && <SealingLimits />}
        </Fold>
      )}
    </>
  );
}

function Fingerprints() {
  return (
    <>
      <p>{words.askByPhone}</p>
      <Commands>
        {[sealingOffered && sealingFingerprint, hasSigningKey && signingFingerprint]
          .filter((command) => command !== false)
          .join('\n')}
      </Commands>
      <ProseTable
        columns={[words.use, words.fingerprint]}
        rows={ownerKeys.map(({ kind, fingerprint }) => ({
          head: words.keyUses[kind] + (keysAreDemonstration ? ` (${demonstration})` : ''),
          cells: [
            <code key="code" translate="no" className="inline-block w-[13rem] whitespace-normal">
              {fingerprint.replaceAll('-', ' ')}
            </code>,
          ],
        }))}
      />
    </>
  );
}

// Each line fits on a phone.
const checkCommands = `openssl pkeyutl -verify -pubin \\
  -inkey signing-keys.pem -rawin \\
  -in SHA256SUMS \\
  -sigfile SHA256SUMS.sig
sha256sum --check --ignore-missing \\
  SHA256SUMS`;

const sealCommand = `age --armor -o message.age \\
  -R age-recipient.txt message.txt`;

const sealingFingerprint = `grep ^age1 age-recipient.txt |
  tr -d '\\n' | sha256sum`;

const signingFingerprint = `openssl pkey -pubin -outform DER \\
  -in signing-keys.pem | sha256sum`;

const Commands = ({ children }: { children: string }) => (
  <proseComponents.pre>
    <code translate="no">{children}</code>
  </proseComponents.pre>
);

function SignedList() {
  if (!hasSigningKey) return <p>{words.notSigned}</p>;
  const files = {
    signature: <a href={signaturePath}>SHA256SUMS.sig</a>,
    key: <a href={signingKeysPath}>signing-keys.pem</a>,
  };
  return (
    <>
      <p>
        <FilledText text={words.signedWith} values={files} />
      </p>
      <Commands>{checkCommands}</Commands>
    </>
  );
}

const SealingLimits = () => (
  <>
    <p>{words.sealingDoes}</p>
    <ul>
      <li>
        <FilledText
          text={words.sealingEncrypts}
          values={{ ageFile: <a href="https://c2sp.org/age">{words.ageFile}</a> }}
        />
      </li>
      {words.sealingLimits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  </>
);

/** How to build what this site serves again. */
const Reproduce = () => (
  <>
    <p>
      <FilledText text={words.reproduce} values={{ list: <a href="/SHA256SUMS">SHA256SUMS</a> }} />
    </p>
    <Commands>{`npm run reproduce \\\n  ${rootUrl}`}</Commands>
  </>
);

const components: LegalParts<'security'> = {
  /** What speaks of the check. */
  CheckOfThisPage: ({ children }: { children: ReactNode }) =>
    hasDemo('site-check') && <>{children}</>,
  CheckFile,
  ComplianceClaims: ({ children }) => <Fold of={words.complianceClaims}>{children}</Fold>,
  OwnerKeys,
  PatchTimes,
  Reproduce,
  SensitiveReports,
};

export const Page = () => (
  <LegalPage
    document={legalDocument('security')}
    components={components}
    opening={<Trust />}
    outlineBelow={outlineOf('site-check')}
  >
    <Demo name="site-check" />
  </LegalPage>
);
