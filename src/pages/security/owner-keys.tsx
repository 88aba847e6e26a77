import { ownerKeys, sealingOffered } from '../../config/owner-keys.ts';
import { SealedOpener } from '../../features/request/sealed-message/sealed-opener.tsx';
import { longDate } from '../../lib/dates.ts';
import { publicKeysPath } from '../../lib/seal/public-keys-path.ts';
import { CheckFileButton } from '../../ui/check-file-button.tsx';
import { proseComponents } from '../../ui/prose.tsx';

export function SensitiveReports() {
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

export const CheckFile = () => (
  <p>
    <CheckFileButton />
  </p>
);

const uses = { sealing: 'Sealing messages (X-Wing)', signing: 'Signing files (ML-DSA-65)' };

export function OwnerKeys() {
  if (ownerKeys.length === 0) {
    return (
      <p>
        The list isn’t signed. It shows that a download is whole, but not that this site hasn’t been
        changed.
      </p>
    );
  }
  const signs = ownerKeys.some(({ kind }) => kind === 'signing');
  return (
    <>
      {signs && (
        <p>
          The list is signed; the signature is in <a href="/SHA256SUMS.sig">SHA256SUMS.sig</a>.
        </p>
      )}
      <p>
        Our public keys are in <a href={publicKeysPath}>public-keys.json</a>. Ask for the
        fingerprints by phone and compare them before you rely on a key.
      </p>
      <proseComponents.table>
        <thead>
          <tr>
            <th scope="col">Use</th>
            <th scope="col">Since</th>
            <th scope="col">Fingerprint (SHA-256)</th>
          </tr>
        </thead>
        <tbody>
          {ownerKeys.map(({ kind, id, created, fingerprint }) => (
            <tr key={id}>
              <th scope="row">{uses[kind]}</th>
              <td>{longDate(created)}</td>
              <td>
                <code className="inline-block w-[13rem] whitespace-normal">
                  {fingerprint.replaceAll('-', ' ')}
                </code>
              </td>
            </tr>
          ))}
        </tbody>
      </proseComponents.table>
      {sealingOffered && <SealingLimits />}
    </>
  );
}

function SealingLimits() {
  return (
    <>
      <p>What sealing a message does, and what it doesn’t:</p>
      <ul>
        <li>
          It encrypts the text with X-Wing (ML-KEM-768 and X25519) through HPKE, RFC 9180. Recorded
          today, it stays closed unless both are broken.
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
          The cryptography is noble’s, in JavaScript. Its post-quantum part has had no independent
          audit and isn’t constant-time.
        </li>
        <li>If an attacker gets our private key, they can read everything sealed to it.</li>
        <li>
          X-Wing uses ML-KEM-768, and CNSA 2.0 lists ML-KEM-1024: no classified information, sealed
          or not.
        </li>
      </ul>
    </>
  );
}
