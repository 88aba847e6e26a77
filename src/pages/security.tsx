import type { ReactNode } from 'react';

import { hasDemo } from '../config/is-published.ts';
import { ownerKeys, sealingOffered, sumsSigned } from '../config/owner-keys.ts';
import { legalDocument } from '../content/legal.ts';
import { requests } from '../content/requests.ts';
import { Demo, outlineOf } from '../demos/demo.tsx';
import { RequestLink } from '../features/request/request-link.tsx';
import { SealedOpener } from '../features/request/sealed-message/sealed-opener.tsx';
import { recipientPath, signaturePath, signingKeysPath } from '../lib/seal/published-keys.ts';
import { CustodyTable } from '../sections/custody-table.tsx';
import { LegalPage } from '../sections/legal-page.tsx';
import { CheckFileButton } from '../ui/check-file-button.tsx';
import { proseComponents } from '../ui/prose.tsx';

function SensitiveReports() {
  if (!sealingOffered) {
    return (
      <p>
        If it’s sensitive, write first without the details and we’ll agree on a protected channel.
        We don’t publish an encryption key.
      </p>
    );
  }
  return (
    <>
      <p>
        If it’s sensitive, seal it: your browser encrypts the report to our key, and you e-mail the
        result.
      </p>
      <p>
        <SealedOpener subject="Vulnerability">Write a sealed report</SealedOpener>
      </p>
    </>
  );
}

const CheckFile = () => (
  <p>
    <CheckFileButton />
  </p>
);

const uses = { sealing: 'Sealing messages (age)', signing: 'Signing files (ML-DSA-65)' };

const hasSigningKey = ownerKeys.some(({ kind }) => kind === 'signing');

function OwnerKeys() {
  return (
    <>
      <SignedList />
      {sealingOffered && (
        <>
          <p>
            Messages are sealed to our key in <a href={recipientPath}>age-recipient.txt</a>. With
            age 1.3 or later you can seal a file without this page, and mail us the result:
          </p>
          <Commands>{sealCommand}</Commands>
        </>
      )}
      {ownerKeys.length > 0 && <Fingerprints />}
      {sealingOffered && <SealingLimits />}
    </>
  );
}

function Fingerprints() {
  return (
    <>
      <p>
        Before you rely on a key, ask for its fingerprint by phone and compare it with the one of
        your file:
      </p>
      <Commands>
        {[sealingOffered && sealingFingerprint, hasSigningKey && signingFingerprint]
          .filter((command) => command !== false)
          .join('\n')}
      </Commands>
      <proseComponents.table>
        <thead>
          <tr>
            <th scope="col">Use</th>
            <th scope="col">Fingerprint (SHA-256)</th>
          </tr>
        </thead>
        <tbody>
          {ownerKeys.map(({ kind, fingerprint }) => (
            <tr key={fingerprint}>
              <th scope="row">{uses[kind]}</th>
              <td>
                <code translate="no" className="inline-block w-[13rem] whitespace-normal">
                  {fingerprint.replaceAll('-', ' ')}
                </code>
              </td>
            </tr>
          ))}
        </tbody>
      </proseComponents.table>
    </>
  );
}

// Each line fits on a phone.
const checkCommands = `openssl pkeyutl -verify -pubin \\
  -inkey signing-keys.pem -rawin \\
  -in SHA256SUMS -sigfile SHA256SUMS.sig
sha256sum --check --ignore-missing \\
  SHA256SUMS`;

const sealCommand = `age --armor -o message.age \\
  -R age-recipient.txt message.txt`;

const sealingFingerprint = `tr -d '\\n' < age-recipient.txt |
  sha256sum`;

const signingFingerprint = `openssl pkey -pubin -outform DER \\
  -in signing-keys.pem | sha256sum`;

const Commands = ({ children }: { children: string }) => (
  <proseComponents.pre>
    <code translate="no">{children}</code>
  </proseComponents.pre>
);

function SignedList() {
  if (!hasSigningKey) {
    return (
      <p>
        The list isn’t signed. It shows that a download is whole, but not that this site hasn’t been
        changed.
      </p>
    );
  }
  if (!sumsSigned) {
    return (
      <p>
        We sign this list, but the signature of this edition is missing. Until it’s back, every
        check refuses the list. Don’t rely on a download that you can’t check.
      </p>
    );
  }
  return (
    <>
      <p>
        The list is signed with ML-DSA-65. To check a download in a terminal, put it in one folder
        with the list, its signature <a href={signaturePath}>SHA256SUMS.sig</a> and our key{' '}
        <a href={signingKeysPath}>signing-keys.pem</a>. The first command needs OpenSSL 3.5 or later
        and says that the signature is verified. The second says OK beside the name of your file.
      </p>
      <Commands>{checkCommands}</Commands>
    </>
  );
}

function SealingLimits() {
  return (
    <>
      <p>What sealing a message does, and what it doesn’t:</p>
      <ul>
        <li>
          It encrypts the text as an <a href="https://c2sp.org/age">age file</a>, to ML-KEM-768 and
          X25519 together. Recorded today, it stays closed unless both are broken.
        </li>
        <li>
          Anyone on the way still sees your address, ours, the subject, the time, the size and that
          the message is sealed.
        </li>
        <li>It doesn’t prove who wrote it. Say in the text how we can tell that it’s you.</li>
        <li>
          The code comes with this page. An attacker who controls the site, or your browser, could
          change it. If that’s your threat, meet us first.
        </li>
        <li>
          The code is by age’s author, on noble’s cryptography in JavaScript. Its post-quantum part
          has had no independent audit and isn’t constant-time.
        </li>
        <li>If an attacker gets our private key, they can read everything sealed to it.</li>
        <li>
          The format uses ML-KEM-768, and CNSA 2.0 lists ML-KEM-1024: no classified information,
          sealed or not.
        </li>
      </ul>
    </>
  );
}

const components = {
  /** What speaks of the check. */
  CheckOfThisPage: ({ children }: { children: ReactNode }) =>
    hasDemo('site-check') && <>{children}</>,
  CheckFile,
  CustodyTable,
  OwnerKeys,
  SensitiveReports,
  EvidenceRequest: () => (
    <p>
      <RequestLink request={requests.evidence} path="/security">
        Request the documents
      </RequestLink>
    </p>
  ),
};

export const Page = () => (
  <LegalPage
    document={legalDocument('security')}
    components={components}
    outlineBelow={outlineOf('site-check')}
  >
    <Demo name="site-check" />
  </LegalPage>
);
