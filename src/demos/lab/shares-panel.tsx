import { differingBits, hexByte, hexOf } from '../../lib/seal/bytes.ts';
import { fill } from '../../lib/text/fill.ts';
import { listOf } from '../../lib/text/grammar.ts';
import { aesGcmAtReceiver, mlKemAtReceiver } from '../../models/words.ts';
import { VerdictBox } from '../../sections/bench.tsx';
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
  const words = !comparedWith
    ? labels.strip
    : differing === 0
      ? labels.stripSame
      : labels.stripDiffers;
  return (
    <div className="lab-strip">
      <p>{name}</p>
      <div
        role="img"
        aria-label={fill(words, {
          name,
          count: bytes.length,
          start: hexOf(bytes.slice(0, 4)),
          differing,
        })}
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
      <VerdictBox
        who={mlKemAtReceiver}
        detail="FIPS 203"
        verdict={sameSecret ? labels.sameSecret : labels.anotherSecret}
        tone={sameSecret ? 'ok' : 'soon'}
      >
        {!sameSecret && (
          <p>{fill(labels.bitsDiffer, { count: differingBits(secret, capsule.secret) })}</p>
        )}
        <ByteStrip name={labels.sendersSecret} bytes={capsule.secret} />
        <ByteStrip name={labels.receiversSecret} bytes={secret} comparedWith={capsule.secret} />
        {!sameSecret && <p className="panel-note">{labels.implicitRejection}</p>}
      </VerdictBox>
      <VerdictBox
        who={aesGcmAtReceiver}
        detail="SP 800-38D"
        verdict={
          message === null ? labels.nothingEncrypted : isOpen ? labels.tagMatches : labels.refused
        }
        tone={message === null ? 'ink' : isOpen ? 'ok' : 'attack'}
      >
        {isOpen && (
          <blockquote className="answer tone-ok wrap-anywhere">
            {message.text === '' ? <i>{labels.emptyMessage}</i> : message.text}
          </blockquote>
        )}
        {message === 'refused' && (
          <p className="panel-note">{sameSecret ? labels.keyIsRight : labels.keyIsWrong}</p>
        )}
      </VerdictBox>
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
            {fill(labels.splitHeading, { needed: threshold, count: shareCount })}
          </h3>
          <p className="panel-note">{labels.whatSharesAre}</p>
        </div>
        <Button onClick={() => void lab.splitSecret()}>
          {shares ? labels.splitAgain : labels.splitSecret}
        </Button>
      </div>
      {shares && capsule && (
        <>
          <fieldset className="lab-shares">
            <legend className="field-label">{labels.sharesTogether}</legend>
            {shares.map(({ number, bytes }) => (
              <div key={number}>
                <label className="choice">
                  <input
                    type="checkbox"
                    checked={chosen.has(number)}
                    onChange={(event) => void lab.chooseShare(number, event.target.checked)}
                  />
                  {fill(labels.share, { number })}
                </label>
                <ByteStrip name={fill(labels.shareBytes, { number })} bytes={bytes} />
              </div>
            ))}
          </fieldset>
          <p className="text-h4" role="status">
            {verdict(used.map(({ number }) => number))}
          </p>
          {rebuilt && (
            <>
              <ByteStrip name={labels.secret} bytes={capsule.secret} />
              <ByteStrip name={labels.rebuilt} bytes={rebuilt} comparedWith={capsule.secret} />
              {used.length < threshold && <p className="panel-note">{labels.twoShares}</p>}
            </>
          )}
        </>
      )}
    </section>
  );
}

function verdict(chosen: readonly number[]): string {
  if (chosen.length === 0) return labels.chooseShare;
  const shares = listOf(chosen);
  if (chosen.length >= threshold) return fill(labels.sharesRebuild, { shares });
  return fill(chosen.length === 1 ? labels.oneShareDoesNot : labels.sharesDoNot, {
    shares,
    missing: threshold - chosen.length,
  });
}
