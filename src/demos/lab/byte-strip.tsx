import { hexByte, hexOf } from '../../lib/seal/bytes.ts';

type Props = {
  name: string;
  bytes: Uint8Array;
  /** Bytes that differ from these are marked. */
  comparedWith?: Uint8Array | undefined;
};

/** A row of about 32 bytes. */
export function ByteStrip({ name, bytes, comparedWith }: Props) {
  const differs = (byte: number, at: number) =>
    comparedWith !== undefined && comparedWith[at] !== byte;
  const differing = Array.from(bytes).filter(differs).length;
  const comparison = comparedWith
    ? differing === 0
      ? ', the same in every byte'
      : `, different in ${differing} of ${bytes.length} bytes`
    : '';
  return (
    <div className="lab-strip">
      <p>{name}</p>
      <div
        role="img"
        aria-label={`${name}: ${bytes.length} bytes beginning ${hexOf(bytes.slice(0, 4))}${comparison}`}
      >
        {Array.from(bytes, (byte, at) => (
          <span key={at} className={differs(byte, at) ? 'lab-differs' : `lab-tone-${byte >> 6}`}>
            {hexByte(byte)}
          </span>
        ))}
      </div>
    </div>
  );
}
