import { Button } from '../../ui/button.tsx';
import { ByteStrip } from './byte-strip.tsx';
import type { Lab } from './lab.ts';
import type { LabState } from './lab-state.ts';
import { rebuild, shareCount, threshold } from './shamir.ts';
import { listed } from './tell.ts';

type Props = { lab: Lab; state: LabState };

/** The secret in five shares, and what the chosen ones rebuild. */
export function SharesPanel({ lab, state: { capsule, shares, chosen } }: Props) {
  const used = shares?.filter(({ x }) => chosen.has(x)) ?? [];
  return (
    <section aria-labelledby="lab-shares">
      <div className="lab-part-head">
        <div>
          <h3 id="lab-shares">
            Split the secret: any {threshold} of {shareCount} shares rebuild it
          </h3>
          <p>
            Shamir’s scheme over GF(256). Each byte of the secret becomes a parabola’s value at
            zero; a share is its value at another place.
          </p>
        </div>
        <Button onClick={() => void lab.splitSecret()}>
          {shares ? 'Split it anew' : 'Split the secret'}
        </Button>
      </div>
      {shares && capsule && (
        <>
          <fieldset className="lab-shares">
            <legend>Shares that come together</legend>
            {shares.map(({ x, y }) => (
              <div key={x}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.has(x)}
                    onChange={(event) => lab.chooseShare(x, event.target.checked)}
                  />
                  Share {x}
                </label>
                <ByteStrip name={`Bytes of share ${x}`} bytes={y} />
              </div>
            ))}
          </fieldset>
          <p className="lab-verdict" role="status">
            {verdict(used.map(({ x }) => x))}
          </p>
          {used.length > 0 && (
            <>
              <ByteStrip name="Secret" bytes={capsule.secret} />
              <ByteStrip name="Rebuilt" bytes={rebuild(used)} beside={capsule.secret} />
              {used.length < threshold && (
                <p className="lab-why">
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
