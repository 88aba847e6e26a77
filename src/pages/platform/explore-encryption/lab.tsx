import LabLauncherIsland from '../../../features/encryption-lab/lab-launcher.island.tsx';
import { island } from '../../../runtime/island.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { CiphertextPicture } from './ciphertext-picture.tsx';

const LabLauncher = island(LabLauncherIsland, ['hash:lab']);

/** The encryption lab: what it is for, what it is not, and the lab itself. */
export function Lab({ path }: { path: string }) {
  return (
    <section id="lab" className="border-t border-line py-16 lg:py-24">
      <div className="wrap">
        <div>
          <Head />
        </div>
        <LabLauncher page={path} />
      </div>
    </section>
  );
}

const limits = [
  {
    term: 'Audited',
    text: 'noble-post-quantum passes NIST’s ACVP vectors and Wycheproof; nobody independent has audited it.',
  },
  {
    term: 'Constant-time',
    text: 'JavaScript cannot promise that a secret leaves no trace in how long a step takes.',
  },
  {
    term: 'Validated',
    text: 'FIPS 140-3 certificates go to cryptographic modules. A web page has none.',
  },
  {
    term: 'Ours',
    text: 'Quantamorphic is not in this page, so nothing here speaks for it or against it.',
  },
] as const;

function Head() {
  return (
    <>
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-2">
        <div>
          <h2 className="max-w-[10.5em]">Break it yourself, one byte at a time</h2>
          <p className="mt-5 max-w-[42rem] text-ink-2">
            Make an ML-KEM-768 key pair, send a message under AES-256-GCM, and change a byte on the
            way. One of the two notices and the other keeps quiet on purpose. Then split the secret
            into shares, and time P-256 and RSA-4096 on the machine in front of you. It all runs in
            this browser; nothing leaves it unless you send it.
          </p>
          <CiphertextPicture />
        </div>
        <div>
          <h3>What the lab is not</h3>
          <dl className="mt-4 divide-y divide-line border-t border-line">
            {limits.map(({ term, text }) => (
              <div key={term} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[1fr_2fr]">
                <dt className="font-semibold text-ink">{term}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="text-small text-ink-3">
            On the first two:{' '}
            <ExternalLink href="https://github.com/paulmillr/noble-post-quantum">
              the README of noble-post-quantum 0.7.1
            </ExternalLink>
          </p>
        </div>
      </div>
      <div className="mt-10">
        <noscript>
          <p className="max-w-[42rem] text-ink-2">
            The lab takes a script. What it would show is written down in FIPS 203: the sizes in
            table 3, the silent refusal in section 6.3.
          </p>
        </noscript>
      </div>
    </>
  );
}
