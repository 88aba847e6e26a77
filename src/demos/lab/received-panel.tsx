import { differingBits } from '../../lib/seal/bytes.ts';
import { Verdict } from '../../sections/bench.tsx';
import { ByteStrip } from './byte-strip.tsx';
import * as labels from './words.ts';
import type { LabState } from './lab-state.ts';

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
