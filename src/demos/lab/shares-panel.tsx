import * as labels from './words.ts';
import { listed } from '../../lib/text/listed.ts';
import { Button } from '../../ui/button.tsx';
import { ByteStrip } from './byte-strip.tsx';
import type { Lab } from './lab.ts';
import type { LabState } from './lab-state.ts';
import { shareCount, threshold } from './shamir.ts';

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
  const which = `${chosen.length === 1 ? 'Share' : 'Shares'} ${listed(chosen)}`;
  if (chosen.length >= threshold) return `${which} rebuild the secret.`;
  return `${which} ${chosen.length === 1 ? 'does' : 'do'} not: ${threshold - chosen.length} more ${threshold - chosen.length === 1 ? 'is' : 'are'} needed.`;
}
