import { type Algorithm, counting, under } from './algorithm.ts';

const oqs = '1.3.9999.';
const bouncyCastle = '1.3.6.1.4.1.22554.5.';
const entrust = '2.16.840.1.114027.80.';

const exchange = 'ML-KEM-768';
const signature = 'ML-DSA-65';

/** Drafts of the standards, other candidates, and those that were broken. */
export const candidates: readonly Algorithm[] = [
  {
    id: 'kyber',
    job: 'exchange',
    verdict: 'draft',
    written: /kyber-?(512|768|1024)?(?:-?90s)?(?:-?draft-?\d*)?|ml-?kem-?(?:512|768|1024)-?ipd/,
    oids: {
      ...counting(`${bouncyCastle}6.`, 1, ['Kyber512', 'Kyber768', 'Kyber1024']),
      // Others of these arcs, drafts of composites among them.
      [`${bouncyCastle}6.`]: 'Kyber',
      [`${entrust}5.2.`]: 'Kyber',
      '1.3.6.1.4.1.2.267.8.': 'Kyber',
    },
    source: 'fips-203',
    next: { exchange },
  },
  {
    id: 'dilithium',
    job: 'signature',
    verdict: 'draft',
    written: /dilithium-?(\d)?(?:-?aes)?|ml-?dsa-?(?:44|65|87)?-?ipd/,
    oids: {
      '1.3.6.1.4.1.2.267.7.4.4': 'Dilithium2',
      '1.3.6.1.4.1.2.267.7.6.5': 'Dilithium3',
      '1.3.6.1.4.1.2.267.7.8.7': 'Dilithium5',
      '1.3.6.1.4.1.2.267.7.': 'Dilithium',
      '1.3.6.1.4.1.2.267.11.': 'Dilithium-AES',
      '1.3.6.1.4.1.2.267.12.': 'ML-DSA-ipd',
      [`${oqs}2.7.`]: 'Dilithium',
      [`${oqs}2.11.`]: 'Dilithium-AES',
      [`${entrust}5.1.`]: 'Dilithium',
      '1.3.6.1.4.1.18227.999.1.': 'Dilithium',
    },
    source: 'fips-204',
    next: { signature },
  },
  {
    id: 'sphincs',
    job: 'signature',
    verdict: 'draft',
    written:
      /sphincs-?(?:plus|\+)?(?:-?(?:sha2(?:56)?|shake(?:256)?|haraka)-?\d+-?[sf]-?(?:simple|robust)?)?|slh-?dsa-?(?:(?:sha2|shake)-?\d+-?[sf])?-?ipd/,
    oids: { [`${oqs}6.`]: 'SPHINCS+' },
    source: 'fips-205',
    next: { signature: 'SLH-DSA' },
  },
  {
    id: 'falcon',
    job: 'signature',
    verdict: 'draft',
    written: /(?:falcon|fn-?dsa)(?:-?padded)?-?(512|1024)?/,
    oids: { [`${oqs}3.`]: 'Falcon', '1.3.6.1.4.1.18227.999.2.': 'Falcon' },
    source: 'ir-8547',
    next: { signature },
  },
  {
    id: 'hqc',
    job: 'exchange',
    verdict: 'draft',
    written: /(?<![a-z])hqc-?(128|192|256)?(?![a-z])/,
    oids: counting(`${bouncyCastle}9.`, 1, ['HQC-128', 'HQC-192', 'HQC-256']),
    source: 'ir-8545',
    next: { exchange },
  },
  {
    id: 'frodokem',
    job: 'exchange',
    verdict: 'draft',
    written: /e?frodo-?(?:kem)?-?(640|976|1344)?(?:-?(?:aes|shake))?/,
    oids: counting('1.0.18033.2.2.7.', 1, [
      'FrodoKEM-976-SHAKE',
      'FrodoKEM-1344-SHAKE',
      'eFrodoKEM-976-SHAKE',
      'eFrodoKEM-1344-SHAKE',
      'FrodoKEM-976-AES',
      'FrodoKEM-1344-AES',
      'eFrodoKEM-976-AES',
      'eFrodoKEM-1344-AES',
    ]),
    source: 'tr-02102-1',
    next: { exchange },
  },
  {
    id: 'mceliece',
    job: 'exchange',
    verdict: 'draft',
    written: /(?:classic-?)?mceliece-?(\d+)?(?:pcf|pc|f)?/,
    oids: {
      ...counting(
        '1.0.18033.2.2.6.',
        1,
        [460896, 6688128, 6960119, 8192128].flatMap((set) =>
          ['', 'f', 'pc', 'pcf'].map((form) => `McEliece${set}${form}`),
        ),
      ),
      ...under(`${bouncyCastle}1.`, {
        1: 'McEliece348864',
        3: 'McEliece460896',
        5: 'McEliece6688128',
        7: 'McEliece6960119',
        9: 'McEliece8192128',
      }),
    },
    source: 'tr-02102-1',
    next: { exchange },
  },
  {
    id: 'other-kem',
    job: 'exchange',
    verdict: 'draft',
    written:
      /s?ntr(?:up|ulpr)-?(?!761-?x)\d+|(?<![a-z])(?:ntru(?:-?(?:hps|hrss|encrypt|prime))?-?\d*|bike-?l?\d*|(?:light|fire)?saber|newhope\d*|smaug(?:-?t)?)(?![a-z])/,
    oids: {
      ...counting(`${bouncyCastle}8.`, 1, ['BIKE-128', 'BIKE-192', 'BIKE-256']),
      ...counting(`${bouncyCastle}5.`, 1, [
        'NTRUHPS2048509',
        'NTRUHPS2048677',
        'NTRUHPS4096821',
        'NTRUHRSS701',
        'NTRUHPS40961229',
        'NTRUHRSS1373',
      ]),
    },
    source: 'ir-8545',
    next: { exchange },
  },
  {
    id: 'other-signature',
    job: 'signature',
    verdict: 'draft',
    written:
      /(?<![a-z])(?:mayo-?\d|snova|cross-?rsdp\w*|hawk-?\d*|sqisign|faest|uov|mqom|picnic\w*|qtesla|haetae)(?![a-z])/,
    source: 'ir-8547',
    next: { signature },
  },
  {
    id: 'composite-draft',
    job: 'signature',
    verdict: 'draft',
    written: /composite-?sigs/,
    oids: {
      [`${entrust}8.1.`]: 'draft-ietf-lamps-pq-composite-sigs',
      [`${entrust}9.1.`]: 'draft-ietf-lamps-pq-composite-sigs',
    },
    source: 'composite',
    next: { signature },
  },
  {
    id: 'sike',
    job: 'exchange',
    verdict: 'historical',
    written: /(?<![a-z])(?:sike|sidh)-?(?:p?\d+)?(?![a-z])/,
    source: 'sike',
    next: { exchange },
  },
  {
    id: 'rainbow',
    job: 'signature',
    verdict: 'historical',
    written: /(?<![a-z])(?:rainbow|gemss)(?:-?(?:i|iii|v)+)?(?![a-z])/,
    source: 'rainbow',
    next: { signature },
  },
];
