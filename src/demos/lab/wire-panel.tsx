import { nonceBytes, tagBytes } from '../../lib/seal/aes-gcm.ts';
import { withFlips } from '../../lib/seal/bytes.ts';
import { Button } from '../../ui/button.tsx';
import { ByteForm } from './byte-form.tsx';
import { ByteGrid } from './byte-grid.tsx';
import * as labels from './words.ts';
import { boxBytes, type Lab } from './lab.ts';
import type { LabState } from './lab-state.ts';

type Props = { lab: Lab; state: LabState };

/** The KEM ciphertext and the message in transit, byte by byte. */
export function WirePanel({ lab, state: { capsule, box, flips } }: Props) {
  if (!capsule) return null;
  const sent = withFlips(capsule.ciphertext, flips.capsule);
  const boxed = box && withFlips(boxBytes(box), flips.box);
  const tagAt = boxed ? boxed.length - tagBytes : 0;
  const changes = flips.capsule.size + flips.box.size;
  const grids = boxed && [
    { name: labels.nonce, bytes: boxed.slice(0, nonceBytes), offset: 0 },
    { name: 'Message, encrypted', bytes: boxed.slice(nonceBytes, tagAt), offset: nonceBytes },
    { name: labels.tag, bytes: boxed.slice(tagAt), offset: tagAt },
  ];
  return (
    <section aria-labelledby="lab-wire">
      <div className="panel-head">
        <div>
          <h3 id="lab-wire">What travels. Change any byte</h3>
          <p className="panel-note">
            Press a byte and its lowest bit flips; press it again and it is as before. Within a grid
            the arrow keys move.
          </p>
        </div>
        {changes > 0 && (
          <Button onClick={() => void lab.restore()}>
            {labels.undo} {changes} {changes === 1 ? 'change' : 'changes'}
          </Button>
        )}
      </div>
      <div className="lab-wire">
        <ByteGrid
          name={labels.capsule}
          bytes={sent}
          flipped={flips.capsule}
          onFlip={(place) => void lab.flip('capsule', place)}
        />
        <div className="grid gap-5">
          {grids ? (
            grids.map((grid) => (
              <ByteGrid
                key={grid.name}
                {...grid}
                flipped={flips.box}
                onFlip={(place) => void lab.flip('box', place)}
              />
            ))
          ) : (
            <p className="panel-note">No message has been encrypted yet.</p>
          )}
        </div>
      </div>
      <ByteForm
        lengths={{ capsule: sent.length, box: boxed?.length ?? 0 }}
        onFlip={(part, place) => void lab.flip(part, place)}
      />
    </section>
  );
}
