import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

import { Button } from './button.tsx';

type Opened<Props> =
  | { Room: ComponentType<Props & { focus: boolean }>; focus: boolean }
  | 'failed'
  | null;

type Options<Props> = {
  /** Imports what stands behind the door. `focus` tells it that the visitor came by the button. */
  load: () => Promise<ComponentType<Props & { focus: boolean }>>;
  /** What the button says. */
  label: string;
  /** Whether the address asks for it; asked again when the address changes. */
  wanted: () => boolean;
};

/**
 * A still part of the page, and the button that puts a tool in its place. The tool's code is fetched when
 * the button is pointed at or pressed; the still part stays until it is there.
 *
 * It has no Suspense of its own: in an island a click that came early is repeated as soon as the island is
 * taken over, and a boundary in between would not be yet.
 * @returns a component that takes the tool's props and, as children, the still part in a `<Static>`, if there is one
 */
export function door<Props extends object>({
  load,
  label,
  wanted,
}: Options<Props>): ComponentType<Props & { children?: ReactNode }> {
  return function Door({ children, ...props }) {
    const [opened, setOpened] = useState<Opened<Props>>(null);
    const open = (focus: boolean) => {
      load().then(
        (Room) => setOpened((before) => (before && before !== 'failed' ? before : { Room, focus })),
        () => setOpened((before) => before ?? 'failed'),
      );
    };
    useEffect(() => {
      const look = () => {
        if (!wanted()) return;
        load().then(
          (Room) => setOpened((before) => before ?? { Room, focus: false }),
          () => undefined,
        );
      };
      look();
      addEventListener('hashchange', look);
      return () => removeEventListener('hashchange', look);
    }, []);
    if (opened !== null && opened !== 'failed')
      return <opened.Room {...(props as unknown as Props)} focus={opened.focus} />;
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
            {label}
          </Button>
        </p>
        {opened === 'failed' && (
          <p role="alert" className="mt-4">
            This could not be loaded. Check your connection, then press the button again.
          </p>
        )}
      </>
    );
  };
}
