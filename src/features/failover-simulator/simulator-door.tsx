import { lazy, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';

import { Button } from '../../ui/button.tsx';

const loadSimulator = () => import('./simulator.tsx');

const Simulator = lazy(() =>
  loadSimulator().then(
    (module) => ({ default: module.Simulator }),
    () => ({ default: SimulatorMissing }),
  ),
);

type Props = {
  seed: number;
  /** What an address ends in that asks for the simulator. */
  hash: string;
  /** A `<Static>` with the mesh as a still picture. */
  children: ReactNode;
};

/** A still picture of a mesh, and the button that puts the simulator in its place. */
export function SimulatorDoor({ seed, hash, children }: Props) {
  const [opened, setOpened] = useState<'by hand' | 'by address' | null>(null);
  useEffect(() => {
    // As a transition, so that the picture stays until the code is there.
    if (location.hash === hash) startTransition(() => setOpened('by address'));
  }, [hash]);
  const warm = () => void loadSimulator().catch(() => undefined);
  return (
    <Suspense>
      {opened ? (
        <Simulator seed={seed} focus={opened === 'by hand'} />
      ) : (
        <>
          {children}
          <p className="needs-script mt-6">
            <Button
              look="primary"
              large
              onPointerEnter={warm}
              onFocus={warm}
              onClick={() => startTransition(() => setOpened('by hand'))}
            >
              Start the simulator
            </Button>
          </p>
        </>
      )}
    </Suspense>
  );
}

function SimulatorMissing() {
  return (
    <p role="alert">
      The simulator could not be loaded. Check your connection, then reload the page.
    </p>
  );
}
