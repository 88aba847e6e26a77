import { type ComponentType, lazy, startTransition, Suspense, useState } from 'react';

import { Button } from './button.tsx';

type Words = {
  /** What the button says. */
  readonly open: string;
  /** What is said where the code cannot be fetched. */
  readonly missing: string;
};

/**
 * A button in whose place a part of the page appears. The part's code and styles are not fetched before it
 * is pressed.
 * @param load imports the component
 */
export function door<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { open, missing }: Words,
): ComponentType<Props> {
  const Missing = () => <p role="alert">{missing}</p>;
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Missing as ComponentType<Props> }),
    ),
  );
  return function Door(props) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Suspense>
        {isOpen ? (
          <Part {...props} />
        ) : (
          <Button
            look="primary"
            large
            className="needs-script no-print"
            // As a transition, so that the button stays until the code is there.
            onClick={() => startTransition(() => setOpen(true))}
          >
            {open}
          </Button>
        )}
      </Suspense>
    );
  };
}
