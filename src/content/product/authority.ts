import { brand } from '../../config/brand.ts';
import type { Sample } from '../../config/sample.ts';

type Act = {
  readonly id: string;
  readonly act: string;
  /** What it moves, in very few words. */
  readonly moves: string;
  readonly decidedBy: string;
  /** What a key service does with it. */
  readonly does: string;
  /** When we are gone, hostile or hacked. */
  readonly gone: string;
  /** Whether it can open a record. */
  readonly opens?: true;
};

type SigningKey = Sample & {
  readonly id: string;
  readonly name: string;
  readonly kept: string;
  /** Of its usual signatures; none where you choose. In the CNSA 2.0 profile, each is ML-DSA-87 alone. */
  readonly algorithms: readonly ('ML-DSA-65' | 'Ed25519')[];
} & (
    | { readonly holder: 'customer'; readonly acts: readonly [Act, ...Act[]] }
    // The compiler refuses a key of ours that opens anything.
    | { readonly holder: 'us'; readonly acts: readonly [Closed, ...Closed[]] }
  );

type Closed = Act & { readonly opens?: never };

/** The keys whose signatures a key service accepts. Each signs an act, and each act is signed by one of them. */
export const signingKeys = [
  {
    sample: true,
    id: 'policy',
    holder: 'customer',
    name: 'Your policy key',
    kept: 'in your hardware module, or on two smart cards',
    algorithms: ['ML-DSA-65'],
    acts: [
      {
        id: 'grant',
        act: 'Giving access',
        moves: 'Opens records',
        decidedBy: 'Two of your administrators, for each grant',
        does: 'Takes a policy only with this signature and a higher number than the last, once a majority of nodes has it. Each grant ends on its own day.',
        gone: 'Nothing changes, because you can load policy from a file, on the spot.',
        opens: true,
      },
      {
        id: 'withdrawal',
        act: 'Taking access away',
        moves: 'Closes records',
        decidedBy: 'One of your administrators',
        does: 'The first node that is reached denies at once and tells the others. It needs no majority and no control plane.',
        gone: 'Nothing changes, because we have no part in it.',
      },
    ],
  },
  {
    sample: true,
    id: 'time',
    holder: 'customer',
    name: 'Your three time servers',
    kept: 'on your network; two have to agree',
    algorithms: [],
    acts: [
      {
        id: 'time',
        act: 'Time',
        moves: 'Ends grants on their day',
        decidedBy: 'Your clocks',
        does: 'Takes signed time from two of three, and refuses steps backward.',
        gone: 'Nothing changes, because we have no part in it.',
      },
    ],
  },
  {
    sample: true,
    id: 'release',
    holder: 'us',
    name: 'Our release key',
    kept: 'offline, and two of our people have to be there',
    algorithms: ['ML-DSA-65', 'Ed25519'],
    acts: [
      {
        id: 'release',
        act: 'A release',
        moves: 'Offers code you may refuse',
        decidedBy: 'Two of our people',
        does: 'Checks it with the public keys that you got at onboarding, and never updates itself. You install a release when you choose, or refuse it.',
        gone: 'The running release goes on, and if we don’t answer for 90 days you get its source code from escrow.',
      },
    ],
  },
  {
    sample: true,
    id: 'directory',
    holder: 'us',
    name: 'Our directory key (yours in a private mesh)',
    kept: 'in a hardware module of the control plane',
    algorithms: ['ML-DSA-65'],
    acts: [
      {
        id: 'routes',
        act: `Routes of ${brand.mesh.name}`,
        moves: 'Moves fragments of ciphertext',
        decidedBy: 'Us, or you in a private mesh',
        does: 'Believes it for routes and nothing else.',
        gone: 'The last directory stays in force. A false one could delay traffic or watch its timing, and no more.',
      },
    ],
  },
  {
    sample: true,
    id: 'license',
    holder: 'us',
    name: 'Our license key',
    kept: 'in a hardware module of the control plane',
    algorithms: ['ML-DSA-65'],
    acts: [
      {
        id: 'license',
        act: 'A license',
        moves: 'Counts nodes and people',
        decidedBy: 'Us',
        does: 'A lapsed license never stops opening, re-wrapping or export. After 90 days, new groups get no policy.',
        gone: 'It lapses, and opening, re-wrapping and export go on without it.',
      },
    ],
  },
] as const satisfies readonly SigningKey[];

/** Column heads of the table of acts. */
export const actColumns = ['Act', 'Decided by', 'Signed with', 'What a key service does'] as const;

export const authority = {
  /** The strong sense of "we can’t read your data". */
  claim: 'No signature of ours opens anything.',
  cannot: 'We can’t open a record, install a release or stop a running key service.',
} as const;
