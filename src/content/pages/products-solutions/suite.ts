import type { SiteHref } from '../../../routes.ts';
import { deletion } from '../../product/wrap.ts';
import type { ProductId } from '../../products.ts';

type Card = {
  readonly subtitle: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly forWhom: string;
  readonly related: { readonly label: string; readonly to: SiteHref };
  /** What its sheet adds; products with an address of their own have none. */
  readonly sheet?: { readonly what: readonly string[]; readonly limits: string };
};

/** The six products as cards and, where they have one, as sheets. */
export const suite = {
  'private-ai': {
    subtitle: 'Several models, none of which sees everything',
    description:
      'One question goes in, what identifies you stays behind, and the parts go to different providers.',
    features: [
      'One policy over every model',
      'Identifying fields replaced before anything leaves',
      'Audit trail kept on your side',
    ],
    forWhom: 'Teams whose people already paste into chat windows',
    related: { label: 'Why fields beat filters', to: '/blog/ai-safe-data-protection' },
  },
  backup: {
    subtitle: 'Copies that their keeper cannot read',
    description: 'Encrypted before upload, with restores rehearsed on a schedule you set.',
    features: [
      'Keys stay apart from the copies',
      'Scheduled test restores with a report',
      'Old copies re-wrapped when algorithms change',
    ],
    forWhom: 'Administrators who are asked when they last restored',
    related: { label: 'How storage splits keys', to: '/platform/learn-about-storage' },
    sheet: {
      what: [
        'A backup is the one place where everything you own lies together, so it is encrypted on the machine that makes it. The place that stores it receives ciphertext and an algorithm identifier, no key and no file name.',
        'Once a week, or as often as you say, a sample is restored into an empty machine and compared. The report says what was restored, how long it took and what was missing.',
      ],
      limits:
        'It does not protect a machine that is already compromised while it writes. A copy taken by somebody else keeps the wrap it had on that day.',
    },
  },
  'email-add-in': {
    subtitle: 'Inside the office suite you have',
    description:
      'A button beside Send. Recipients outside get a sealed page to read and answer on.',
    features: [
      'No new mail program',
      'Sealed reply page for outsiders',
      'Rules by recipient and by label',
    ],
    forWhom: 'Offices that send contracts and records by e-mail',
    related: { label: 'What transit protects', to: '/platform/data-protection' },
  },
  'chat-voice': {
    subtitle: 'Calls and messages over ParticleMesh',
    description: 'For teams that may not use a consumer app and cannot wait for a meeting room.',
    features: [
      'Hybrid key exchange for every call',
      'Messages that expire on every device',
      'Rooms bound to a directory group',
    ],
    forWhom: 'Incident teams, boards, field staff',
    related: { label: 'The network beneath it', to: '/platform/communications' },
    sheet: {
      what: [
        'Messages and calls use the mesh that carries ParticleMesh traffic today: several routes at once, X25519 together with ML-KEM-768 for every session, and a fresh key after every pause.',
        'A room belongs to a group of your directory. Who leaves the group leaves the room, and devices delete what has expired without being asked.',
      ],
      limits:
        'A participant can always photograph a screen. Expiry is housekeeping on honest devices, not a promise about the others.',
    },
  },
  'storage-sharing': {
    subtitle: 'Links that end, with their keys',
    description: 'Share a file for an afternoon. When the link ends, the key goes too.',
    features: [
      'Expiry for every link, by date or by opening',
      'Wrapping key split into shares',
      'Read receipts in a log you own',
    ],
    forWhom: 'Anyone who sends files to people outside',
    related: { label: 'Three of five shares', to: '/platform/learn-about-storage' },
    sheet: {
      what: [
        'Files are encrypted in the browser or by the desktop client and stored where you choose. A link carries the right to ask for a key; your key service decides each time.',
        `When a link ends, the key service deletes its wrap. ${deletion.text}`,
      ],
      limits:
        'What a recipient has saved is theirs. The receipt tells you that it was opened, not what was done next.',
    },
  },
  particlebeam: {
    subtitle: 'ParticleBeam, a carrier for where no cable goes',
    description: 'A link for vessels, platforms and vehicles. In development, no date.',
    features: [
      'Acoustic, optical and radio segments in one route',
      'Stores and forwards through outages',
      'Same fragments and keys as ParticleMesh',
    ],
    forWhom: 'Offshore energy, shipping, remote stations',
    related: { label: 'Where it joins the network', to: '/platform/communications' },
    sheet: {
      what: [
        'From a sensor on the seabed to a satellite there is no single medium: sound works under water, light across a gap, radio above it. ParticleBeam is the carrier that joins such segments, and ParticleMesh treats it as one more route.',
        'Every segment stores fragments until the next one answers, so that an hour without contact delays a message and loses none of it.',
      ],
      limits:
        'Sound in water is slow and its capacity small. This will carry readings, orders and text; it will not carry video.',
    },
  },
} as const satisfies Readonly<Record<ProductId, Card>>;

/** What stands above the cards. Apart from the page's other words, which the browser never needs. */
export const suiteSection = {
  id: 'suite',
  heading: 'The suite, with status',
  paragraphs: [
    'Green is available today. Yellow is in development; leave an address and you hear once, when it ships. Tick two or three to see them side by side.',
  ],
} as const;

/** The short form at the foot of the page. */
export const demoContact = {
  id: 'demo',
  heading: 'Pick one and watch it run',
  text: 'Name the product and we answer with a time. Choose one that is still coming, and the answer is a design review instead.',
} as const;
