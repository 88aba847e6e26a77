import { site } from '../../config/site.ts';
import type { IsoDay } from '../../lib/dates.ts';
import type { ReleaseSlug } from './catalog.ts';

type Release = {
  readonly title: string;
  readonly date: IsoDay;
  readonly summary: string;
  readonly text: readonly string[];
};

export const releases: Readonly<Record<ReleaseSlug, Release>> = {
  'document-sharing-adds-expiring-keys': {
    title: 'Document sharing adds expiring keys',
    date: '2025-05-13',
    summary:
      'A shared file now loses its key along with its link. The change applies to new shares.',
    text: [
      `${site.name} today changed what happens when a shared document expires. Until now the link stopped working. From this version the key that opens the document is destroyed as well, in every place that the service holds a share of it.`,
      'The sender sets an end when sharing, from one hour to one year. At that time the key service deletes its shares of the document’s key and writes the deletion to the sender’s log. The encrypted bytes may remain on disk for as long as the storage plan says; without the key they are noise.',
      '“People think of a link as the thing they gave away,” said Tobias Wrenfield, Chief Technology Officer. “They gave away a key. Now both end.”',
      'The change has limits. Whoever opened the document before the end may have kept a copy, and no key service can reach it. Shares made before today keep their old behavior until they are renewed. There is no change in price.',
    ],
  },
  'a-place-reserved-for-a-second-algorithm-family': {
    title: 'A place reserved for a second algorithm family',
    date: '2025-03-25',
    summary:
      'After NIST’s March 11 selection of HQC, the key schedule gains a slot for it. No product ships HQC before a final standard.',
    text: [
      `Two weeks after NIST selected HQC as a second key-encapsulation mechanism, ${site.name} has reserved a place for it in the key schedule that its products share. The place is empty and will stay empty until the standard is final.`,
      'HQC rests on error-correcting codes, ML-KEM on lattices. NIST chose it as a backup in case a weakness is found in lattices, and said at the time of the selection that a draft standard would take about a year and a final one about two.',
      '“A backup that is hard to install is not a backup,” said Maren Tollefsdal, Principal Cryptographer. “We would rather spend the effort on the slot now than on the explanation later.”',
      'For customers nothing changes today. Keys are still established with X25519 and ML-KEM together. The new format names the algorithms that a key depends on, so that a third can be added without touching the data that the key protects.',
    ],
  },
  'hybrid-key-exchange-on-by-default': {
    title: 'Hybrid key exchange on by default',
    date: '2025-01-22',
    summary: 'ParticleMesh nodes negotiate X25519 with ML-KEM unless an administrator forbids it.',
    text: [
      `From today, nodes of the ${site.name} ParticleMesh network establish keys with X25519 and ML-KEM-768 together. Hybrid exchange had been an option since the autumn; it is now the default, and turning it off takes an administrator and leaves a log entry.`,
      'In a hybrid, an attacker has to break both parts. X25519 is well understood and would fall to a large quantum computer. ML-KEM, published by NIST as FIPS 203 on August 13, 2024, is believed to resist one and is younger. No public quantum computer can break X25519 today. Traffic recorded today can be kept until one can.',
      'The exchange adds 2,272 bytes to a handshake: a public key of 1,184 bytes in one direction and a ciphertext of 1,088 in the other. Nodes on very slow links may notice.',
      '“The bytes are the cost and they are a fair one,” said Tobias Wrenfield, Chief Technology Officer. “We publish the number so that nobody has to measure it in surprise.”',
      'Customers who must follow CNSA 2.0 need ML-KEM-1024, which can be configured and is not the default.',
    ],
  },
};
