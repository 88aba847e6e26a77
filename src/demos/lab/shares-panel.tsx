import { differingBits, hexByte, hexOf } from '../../lib/seal/bytes.ts';
import { listOf } from '../../lib/text/grammar.ts';
import { Verdict } from '../../sections/bench.tsx';
import { Button } from '../../ui/button.tsx';
import { type LabState, shareCount, threshold } from './lab-state.ts';
import type { Lab } from './lab.ts';
import * as labels from './words.ts';

type ByteStripProps = {
  name: string;
  bytes: Uint8Array;
  /** Bytes that differ from these are marked. */
  comparedWith?: Uint8Array | undefined;
};

/** A row of about 32 bytes. */
function ByteStrip({ name, bytes, comparedWith }: ByteStripProps) {
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

/** The receiver's secret and message, and which algorithm noticed a change. */
export function ReceivedPanel({ state: { capsule, received } }: { state: LabState }) {
  if (!capsule || !received) return null;
  const { secret, sameSecret, message } = received;
  const isOpen = message !== null && message !== 'refused';
  return (
    <section aria-label={labels.received} className="panel-columns">
      <Verdict
        who="ML-KEM-768 at the receiver"
        detail="FIPS 203"
        verdict={sameSecret ? 'Both sides hold the same secret' : 'No error, another secret'}
        tone={sameSecret ? 'ok' : 'soon'}
      >
        {!sameSecret && <p>{differingBits(secret, capsule.secret)} of 256 bits differ.</p>}
        <ByteStrip name="Sender’s secret" bytes={capsule.secret} />
        <ByteStrip name="Receiver’s secret" bytes={secret} comparedWith={capsule.secret} />
        {!sameSecret && (
          <p className="panel-note">
            Implicit rejection (FIPS 203, section 6.3): a changed ciphertext yields a secret made
            from the private seed and the ciphertext itself, always the same one. An attacker who
            sends forgeries learns nothing from the answer. Unrelated secrets differ in about 128
            bits.
          </p>
        )}
      </Verdict>
      <Verdict
        who="AES-256-GCM at the receiver"
        detail="SP 800-38D"
        verdict={
          message === null
            ? 'Nothing was encrypted'
            : isOpen
              ? 'The tag matches'
              : 'Refused: the tag does not match'
        }
        tone={message === null ? 'ink' : isOpen ? 'ok' : 'attack'}
      >
        {isOpen && (
          <blockquote className="answer tone-ok wrap-anywhere">
            {message.text === '' ? <i>an empty message</i> : message.text}
          </blockquote>
        )}
        {message === 'refused' && (
          <p className="panel-note">
            {sameSecret
              ? 'The key is right, so the change is in the nonce, the message or the tag. Nothing of the text is given out, not even the part before the change.'
              : 'This is where the silence ends: the receiver’s key is wrong, and under a wrong key no tag can be expected to match.'}
          </p>
        )}
      </Verdict>
    </section>
  );
}

type Props = { lab: Lab; state: LabState };

export function SharesPanel({ lab, state: { capsule, shares, chosen, rebuilt } }: Props) {
  const used = shares?.filter(({ number }) => chosen.has(number)) ?? [];
  return (
    <section aria-labelledby="lab-shares">
      <div className="panel-head">
        <div>
          <h3 id="lab-shares">
            {labels.splitSecret}: any {threshold} of {shareCount} shares rebuild it
          </h3>
          <p className="panel-note">
            Shamir’s scheme over GF(256). Each byte of the secret becomes a parabola’s value at
            zero. A share holds the parabolas’ values at another place, and its last byte says
            which.
          </p>
        </div>
        <Button onClick={() => void lab.splitSecret()}>
          {shares ? 'Split it anew' : labels.splitSecret}
        </Button>
      </div>
      {shares && capsule && (
        <>
          <fieldset className="lab-shares">
            <legend className="field-label">Shares that come together</legend>
            {shares.map(({ number, bytes }) => (
              <div key={number}>
                <label className="choice">
                  <input
                    type="checkbox"
                    checked={chosen.has(number)}
                    onChange={(event) => void lab.chooseShare(number, event.target.checked)}
                  />
                  Share {number}
                </label>
                <ByteStrip name={`Bytes of share ${number}`} bytes={bytes} />
              </div>
            ))}
          </fieldset>
          <p className="text-h4" role="status">
            {verdict(used.map(({ number }) => number))}
          </p>
          {rebuilt && (
            <>
              <ByteStrip name="Secret" bytes={capsule.secret} />
              <ByteStrip name={labels.rebuilt} bytes={rebuilt} comparedWith={capsule.secret} />
              {used.length < threshold && (
                <p className="panel-note">
                  With two shares every secret is still as likely as any other, so this is not a
                  head start: the arithmetic gives a value, and nothing says that it is wrong.
                </p>
              )}
            </>
          )}
        </>
      )}
    </section>
  );
}

function verdict(chosen: readonly number[]): string {
  if (chosen.length === 0) return 'Choose at least one share.';
  const which = `${chosen.length === 1 ? 'Share' : 'Shares'} ${listOf(chosen)}`;
  if (chosen.length >= threshold) return `${which} rebuild the secret.`;
  return `${which} ${chosen.length === 1 ? 'does' : 'do'} not: ${threshold - chosen.length} more ${threshold - chosen.length === 1 ? 'is' : 'are'} needed.`;
}
