import { ml_kem768 as mlKem } from '@noble/post-quantum/ml-kem.js';

const columns = 68;
const tones = 8;

/** A ciphertext of a fixed key and a fixed message, so that every build draws the same picture. */
function ciphertext(): Uint8Array {
  const seed = Uint8Array.from({ length: 64 }, (_, index) => index);
  const { publicKey } = mlKem.keygen(seed);
  return mlKem.encapsulate(publicKey, seed.slice(0, 32)).cipherText;
}

/** All bytes of one ML-KEM-768 ciphertext, a square each, the lighter the larger. */
export function CiphertextPicture() {
  const bytes = Array.from(ciphertext());
  const paths = Array.from({ length: tones }, (_, tone) =>
    bytes
      .map((byte, at) =>
        byte >> 5 === tone ? `M${at % columns} ${Math.floor(at / columns)}h.9v.9h-.9z` : '',
      )
      .join(''),
  );
  return (
    <figure className="mt-9">
      <svg
        viewBox={`0 0 ${columns} ${bytes.length / columns}`}
        role="img"
        aria-label="1,088 squares in eight tones without any pattern"
        className="w-full"
      >
        {paths.map((d, tone) => (
          <path key={tone} d={d} className="f-data" fillOpacity={(tone + 1) / (tones + 2)} />
        ))}
      </svg>
      <figcaption className="mt-3 text-small text-ink-3">
        One ML-KEM-768 ciphertext: 1,088 bytes, a square each
      </figcaption>
    </figure>
  );
}
