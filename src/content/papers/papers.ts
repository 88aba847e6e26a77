import {
  authorSubject,
  fullEditionMail,
  fullEditionSubject,
  questionAboutMail,
} from '../request-words.ts';
import type { Sample } from '../../config/sample.ts';
import type { IsoDay } from '../../lib/time/dates.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { replyWithin } from '../product/buying.ts';
import { objectSizes } from '../product/world.ts';
import { fragments } from '../product/splitting.ts';
import { wrapBytes } from '../product/wrap.ts';
import type { PaperCategory, PaperSlug } from './catalog.ts';
import { type Reference, references } from './references.ts';
import { paperTitles } from './titles.ts';

export type Paper = Sample & {
  readonly title: string;
  readonly category: PaperCategory;
  /** One sentence for the list. */
  readonly description: string;
  /** Pages of the full edition, 28 to 56. */
  readonly pages: number;
  readonly date: IsoDay;
  /** As it is shown, such as "2.3K"; empty hides it. */
  readonly downloads: string;
  readonly abstract: readonly string[];
  /** Headings of the executive edition, in order. */
  readonly contents: readonly string[];
  /** The first one stands in the list. */
  readonly findings: readonly [string, string, string];
  /** The number that its first finding is about. The cover draws it, with so many dots lit, above the text. */
  readonly number: { readonly count: number; readonly lit: number; readonly text: string };
  /** In the order in which the edition cites them. */
  readonly references: readonly Reference[];
  /** Stands beside the title wherever it must not be overlooked. */
  readonly caution?: string;
};

/** Day on which the references of the executive editions were last checked. */
export const checkedOn: IsoDay = '2026-11-20';

const signatureBytes = objectSizes['ML-DSA-65'].output;

export const paperCategoryNames: Readonly<Record<PaperCategory, string>> = {
  Technology: 'Technology',
  Compliance: 'Compliance',
  Architecture: 'Architecture',
  Communications: 'Communications',
  Legal: 'Legal',
  Security: 'Security',
};

/** The papers. The text of each one's executive edition is beside this file. */
export const papers: Readonly<Record<PaperSlug, Paper>> = {
  'first-steps-in-post-quantum-migration': {
    title: paperTitles['first-steps-in-post-quantum-migration'],
    category: 'Technology',
    description:
      'What to inventory, what to change first, and what to leave alone, from FIPS 203 to 205.',
    pages: 42,
    sample: true,
    date: '2024-12-10',
    downloads: '2.3K',
    abstract: [
      'Since August 13, 2024 you can buy post-quantum cryptography against published standards. Most organizations still don’t know where their public-key cryptography is.',
      'This paper puts the work in order: inventory first, then key establishment for long-lived secrets, then signatures where they’re hardest to replace, and nothing for symmetric ciphers. It says when each step is done.',
    ],
    contents: [
      'What August 2024 decided',
      'Start with an inventory',
      'What to change first',
      'What to leave alone',
      'A first year, quarter by quarter',
      'What would change our minds',
    ],
    findings: [
      'A usable inventory needs five fields: where, which algorithm, who owns the key, how long the data must stay secret, and who can change it. Everything else can be added later.',
      'Key establishment is urgent because traffic can be recorded today. Signatures are slow because they’re built into devices and suppliers. Run them as two projects with two owners.',
      'AES-256 and SHA-384 stay. Don’t spend your first year on symmetric ciphers.',
    ],
    number: { count: 5, lit: 5, text: '5 fields of a usable inventory' },
    references: references['first-steps-in-post-quantum-migration'],
  },
  'whose-deadline-is-it': {
    title: paperTitles['whose-deadline-is-it'],
    category: 'Compliance',
    description: 'CNSA 2.0, NSM-10, M-23-02 and the NIST draft IR 8547, sorted by whom they bind.',
    pages: 36,
    sample: true,
    date: '2025-01-08',
    downloads: '2.1K',
    abstract: [
      'Buyers hear dates between 2027 and 2035, often without who set them or for whom. Nearly all come from four American documents that differ in force. One steers agencies, one instructs them, one governs national security systems, and one was a draft when this paper was written.',
      'The paper sorts the dates by whom they bind and shows the contract clauses through which they reach other suppliers.',
    ],
    contents: [
      'Four documents, four kinds of force',
      'Whom each one binds',
      'The dates in one table',
      'How a date reaches a supplier',
      'Errors in circulation',
      'What would change our minds',
    ],
    findings: [
      'Only one of the four documents sets acquisition dates for products: CNSA 2.0, for national security systems. A private company meets it through a contract or not at all.',
      'IR 8547 was an initial public draft. Its years, 2030 and 2035, are quoted more often than its status.',
      'CNSA 2.0 names ML-KEM-1024 and ML-DSA-87. A product that ships ML-KEM-768 by default, ours included, isn’t a CNSA 2.0 product in that configuration.',
    ],
    number: { count: 4, lit: 1, text: '1 of 4 documents dates products' },
    references: references['whose-deadline-is-it'],
  },
  'blind-layers': {
    title: paperTitles['blind-layers'],
    category: 'Architecture',
    description: 'A reference design in which no component holds both ciphertext and key.',
    pages: 56,
    sample: true,
    date: '2024-11-19',
    downloads: '1.8K',
    abstract: [
      'Breach reports usually name the component that failed. It’s more useful to know what that component could see. This paper sets out a five-layer design: key management sees no ciphertext, storage sees no keys, and a relay knows only its next hop.',
      'The design uses published parts: ML-KEM for wrapping, AES-256 for content, Shamir’s scheme for custody. Its value is in the separation, and the last section lists where that separation leaks.',
    ],
    contents: [
      'The question an auditor should ask',
      'Five layers and what each can’t see',
      'Keys that travel without content',
      'Splitting the key that wraps the others',
      'Replacing an algorithm without rewriting data',
      'Where the separation leaks',
    ],
    findings: [
      `Re-wrapping a data key writes ${grouped(wrapBytes)} bytes, whatever the size of the data. It can’t protect a wrap that an attacker has already copied.`,
      'An attacker who owns one of the four lower layers gets no plaintext. The interface layer does see plaintext, which is why it runs on the customer’s side.',
      'Two layers with the same administrator count as one layer. Separate the people first, then the systems.',
    ],
    number: {
      count: wrapBytes,
      lit: 32,
      text: `${grouped(wrapBytes)} bytes of a wrap, 32 of them the key`,
    },
    references: references['blind-layers'],
  },
  'many-paths-one-observer': {
    title: paperTitles['many-paths-one-observer'],
    category: 'Communications',
    description: 'What fragmentation adds to encryption, and the attacks it does nothing about.',
    pages: 38,
    sample: true,
    date: '2024-10-22',
    downloads: '1.6K',
    abstract: [
      'Sending the pieces of a message over several routes is an old idea with a simple promise: record one route and you get part of a ciphertext. That is true, and it protects less than it seems to.',
      'This paper counts what an observer of k routes out of n obtains and names the observers for whom fragmentation changes nothing. It also shows the gain: bulk collection costs more, and messages survive the loss of a link.',
    ],
    contents: [
      'What is split, and when',
      'Three observers',
      'What the second route buys',
      'What it does nothing about',
      'Failover as a design target',
      'What would change our minds',
    ],
    findings: [
      'Fragmentation multiplies the routes that a collector has to record. An observer on the sender’s or receiver’s access line still sees every fragment, in ciphertext, and its timing.',
      'Routes that look separate often share a duct, a carrier or a building. Measure their independence, and repeat it.',
      'Secrecy has to rest on encryption alone. If a design needs the fragments to stay apart, its routing table becomes a key.',
    ],
    number: {
      count: fragments.total,
      lit: 1,
      text: `1 of ${fragments.total} fragments on one route`,
    },
    references: references['many-paths-one-observer'],
  },
  'encryption-duties-in-three-statutes': {
    title: paperTitles['encryption-duties-in-three-statutes'],
    category: 'Legal',
    description: 'GDPR, CCPA and HIPAA read side by side for engineers. Not legal advice.',
    pages: 28,
    sample: true,
    date: '2025-01-14',
    downloads: '1.2K',
    caution: 'Not legal advice',
    abstract: [
      'Engineers are told that the law requires encryption. Three statutes that are cited for it say three different things. The GDPR names it as an example. California attaches liability to its absence. The HIPAA Security Rule calls it addressable, which doesn’t mean optional.',
      'The paper quotes the provisions, says in one sentence each what an engineer should be able to show, and marks where a lawyer has to take over.',
    ],
    contents: [
      'Three verbs: consider, answer for, address',
      'GDPR: a measure appropriate to the risk',
      'CCPA: what unencrypted data costs',
      'HIPAA: addressable means decide and document',
      'One evidence file for all three',
      'Where a lawyer takes over',
    ],
    findings: [
      'None of the three names an algorithm or a key length. The engineering choice is yours, and so is the reason for it.',
      'In all three, encryption changes what happens after a breach: whom you must tell, or what you may have to pay. That holds only if the key wasn’t taken too.',
      'One dated record (what is encrypted, under which algorithm, who holds the key, why anything isn’t) answers the first question under all three.',
    ],
    number: { count: 3, lit: 0, text: '0 of 3 statutes name an algorithm' },
    references: references['encryption-duties-in-three-statutes'],
  },
  'zero-trust-after-the-key-change': {
    title: paperTitles['zero-trust-after-the-key-change'],
    category: 'Security',
    description: 'Which tokens, certificates and attestations break when signatures grow.',
    pages: 44,
    sample: true,
    date: '2024-12-17',
    downloads: '1.9K',
    abstract: [
      'Zero trust replaces the network perimeter with signed statements: who you are, which device you hold, what you may do for the next hour. A large quantum computer could forge all of them.',
      'The replacements are larger. This paper computes the size of a token, a certificate chain and an attestation under ML-DSA and SLH-DSA, shows which limits they exceed, and proposes an order of change.',
    ],
    contents: [
      'Trust is a stack of signatures',
      'Where the signatures are',
      'What breaks at 3,309 bytes',
      'An order of change',
      'Devices that outlive their keys',
      'What would change our minds',
    ],
    findings: [
      'A token signed with ML-DSA-65 carries a signature of 4,412 characters, too long for a 4,096-byte cookie.',
      'Recording doesn’t put signatures at risk: forging one takes a machine that exists. In 2024 that put key establishment first. Newer advice (Google, 2026) puts authentication first; the paper’s update says why.',
      'Short-lived tokens can change last. Roots of trust, firmware keys and long-lived certificates have to change first, because they’re still believed after the change.',
    ],
    number: {
      count: signatureBytes,
      lit: 64,
      text: `${grouped(signatureBytes)} bytes of a signature, 64 before`,
    },
    references: references['zero-trust-after-the-key-change'],
  },
};

/** The request for the full edition of a paper. */
export const fullEditionOf = (title: string) => ({
  id: 'full-edition',
  subject: fill(fullEditionSubject, { title }),
  text: fullEditionMail,
});

/** A question to a paper's author. */
export const questionAbout = (title: string) => ({
  id: 'author',
  subject: fill(authorSubject, { title }),
  reply: replyWithin('general-question'),
  text: questionAboutMail,
});
