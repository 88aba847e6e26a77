import { hexByte, hexOf } from './bytes.ts';

type Props = {
  name: string;
  bytes: Uint8Array;
  /** What each byte is compared with; bytes that differ are marked. */
  beside?: Uint8Array | undefined;
};

/** Thirty-two bytes or so, to be compared by eye with those above. */
export function ByteStrip({ name, bytes, beside }: Props) {
  const differs = (byte: number, at: number) => beside !== undefined && beside[at] !== byte;
  const differing = Array.from(bytes).filter(differs).length;
  const said = beside
    ? differing === 0
      ? ', the same in every byte'
      : `, different in ${differing} of ${bytes.length} bytes`
    : '';
  return (
    <div className="lab-strip">
      <p>{name}</p>
      <div
        role="img"
        aria-label={`${name}: ${bytes.length} bytes beginning ${hexOf(bytes.slice(0, 4))}${said}`}
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
