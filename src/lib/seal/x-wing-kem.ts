import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';
import { sha3_256, shake256 } from '@noble/hashes/sha3.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { _ecdhKem, combineKEMS, expandSeedXof } from '@noble/post-quantum/hybrid.js';
import { ml_kem768 } from '@noble/post-quantum/ml-kem.js';

// RFC 7748, section 4.1
const prime = 2n ** 255n - 19n;

/** X25519 on noble's Montgomery ladder. Noble's own X25519 brings Ed25519, half of the weight of sealing. */
const x25519 = montgomery({
  P: prime,
  type: 'x25519',
  // RFC 7748, section 5
  adjustScalarBytes(bytes: Uint8Array) {
    bytes[0] = (bytes[0] ?? 0) & 248;
    bytes[31] = ((bytes[31] ?? 0) & 127) | 64;
    return bytes;
  },
  powPminus2: (x) => pow(x, prime - 2n, prime),
});

const label = new TextEncoder().encode('\\.//^\\');

const none = new Uint8Array();

/** X-Wing (draft-connolly-cfrg-xwing-kem): an attacker must break both ML-KEM-768 and X25519. */
export const xWingKem = combineKEMS(
  32,
  32,
  expandSeedXof(shake256),
  (publicKeys: Uint8Array[], ciphertexts: Uint8Array[], secrets: Uint8Array[]) =>
    sha3_256(concatBytes(...secrets, ciphertexts[1] ?? none, publicKeys[1] ?? none, label)),
  ml_kem768,
  _ecdhKem(x25519),
);
