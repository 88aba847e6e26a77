import type { Sample } from '../../config/sample.ts';
import { brand } from '../../config/brand.ts';
import { site } from '../../config/site.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import { deletion } from '../product/wrap.ts';
import type { ReleaseSlug } from './catalog.ts';

type Release = Sample & {
  readonly title: string;
  readonly date: IsoDay;
  readonly summary: string;
  readonly text: readonly string[];
};

export const releases: Readonly<Record<ReleaseSlug, Release>> = {
  'document-sharing-adds-expiring-keys': {
    title: 'Document sharing adds expiring keys',
    date: '2025-05-13',
    sample: true,
    summary:
      'When sharing ends, a document now loses its key along with its link. The change applies to documents shared from today.',
    text: [
      `${site.name} today changed what happens when a shared document expires. Until now only the link stopped working. From this version the key ends too: the key service deletes every copy of its wrap.`,
      `The sender chooses an end date, from one hour to one year away. At that time the key service deletes the wrap and writes the deletion to the sender’s log. ${deletion.text} The encrypted bytes may stay on disk for as long as the storage plan says.`,
      '“When you share a link, you also share a key,” said Tobias Wrenfield, Chief Technology Officer. “Now both of them end.”',
      'The change has limits. People who opened the document before the end may have kept a copy, and no key service can reach it. Documents shared before today keep their old behavior until they are shared again. The price doesn’t change.',
    ],
  },
  'a-place-reserved-for-a-second-algorithm-family': {
    title: 'A place reserved for a second algorithm family',
    date: '2025-03-25',
    sample: true,
    summary:
      'After NIST’s March 11 selection of HQC, the key schedule gains a slot for it. No product ships HQC before a final standard.',
    text: [
      `Two weeks after NIST selected HQC as a second key-encapsulation mechanism, ${site.name} has reserved a place for it in the key schedule that its products share. It will stay empty until the standard is final.`,
      'HQC rests on error-correcting codes, ML-KEM on lattices. NIST chose it as a backup in case a weakness is found in lattices. It said at the selection that a draft standard would take about a year and a final one about two.',
      '“A backup algorithm has to be easy to install,” said Maren Tollefsdal, Principal Cryptographer. “So we’re making room for it now.”',
      'For customers nothing changes today. Keys are still established with X25519 and ML-KEM together. The new format names the algorithms that a key depends on, so that a third can be added without touching the data that the key protects.',
    ],
  },
  'hybrid-key-exchange-on-by-default': {
    title: 'Hybrid key exchange on by default',
    date: '2025-01-22',
    sample: true,
    summary: `${brand.mesh.name} nodes negotiate X25519 with ML-KEM unless an administrator forbids it.`,
    text: [
      `From today, nodes of the ${site.name} ${brand.mesh.name} network establish keys with X25519 and ML-KEM-768 together. Hybrid exchange had been an option since last fall; it is now the default, and turning it off takes an administrator and leaves a log entry.`,
      'In a hybrid, an attacker has to break both parts. X25519 is well understood and would fall to a large quantum computer. ML-KEM, published by NIST as FIPS 203 on August 13, 2024, is believed to resist one and is younger. No public quantum computer can break X25519 today. Traffic recorded today can be kept until one can.',
      'The exchange adds 2,272 bytes to a handshake: a public key of 1,184 bytes in one direction and a ciphertext of 1,088 in the other. You may notice it on very slow links.',
      '“The extra bytes are a fair price,” said Tobias Wrenfield, Chief Technology Officer. “We publish the number so you can plan for it.”',
      'Customers who must follow CNSA 2.0 need ML-KEM-1024, which can be configured and is not the default.',
    ],
  },
};
