import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

import { Button } from '../../ui/button.tsx';

const load = () => import('./simulator.tsx').then((module) => module.Simulator);

type Opened =
  | { Simulator: ComponentType<{ seed: number; focus: boolean }>; focus: boolean }
  | 'failed'
  | null;

type Props = {
  seed: number;
  /** What an address ends in that asks for the simulator. */
  hash: string;
  /** A `<Static>` with the mesh as a still picture. */
  children: ReactNode;
};

/**
 * A still picture of a mesh, and the button that puts the simulator in its place. The picture stays until
 * the code is there. Without a Suspense of its own: a click that came early is repeated as soon as what
 * surrounds the button is taken over, and a boundary in between would not be yet.
 */
export function SimulatorDoor({ seed, hash, children }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const open = (focus: boolean) => {
    load().then(
      (Simulator) => setOpened({ Simulator, focus }),
      () => setOpened('failed'),
    );
  };
  useEffect(() => {
    if (location.hash !== hash) return;
    load().then(
      (Simulator) => setOpened({ Simulator, focus: false }),
      () => undefined,
    );
  }, [hash]);
  if (opened !== null && opened !== 'failed')
    return <opened.Simulator seed={seed} focus={opened.focus} />;
  const warm = () => void load().catch(() => undefined);
  return (
    <>
      {children}
      <p className="needs-script mt-6">
        <Button
          look="primary"
          large
          onPointerEnter={warm}
          onFocus={warm}
          onClick={() => open(true)}
        >
          Start the simulator
        </Button>
      </p>
      {opened === 'failed' && (
        <p role="alert" className="mt-4">
          The simulator could not be loaded. Check your connection, then press the button again.
        </p>
      )}
    </>
  );
}
