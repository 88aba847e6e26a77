import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

import { Button } from './button.tsx';

/** `focus` tells the tool that the visitor came by the button, so that it takes the focus. */
type ToolProps<Props> = Props & { focus: boolean };

type State<Props> =
  | { is: 'closed' | 'failed' }
  | { is: 'open'; Tool: ComponentType<ToolProps<Props>>; focus: boolean };

type Options<Props> = {
  /** Imports the tool. */
  load: () => Promise<ComponentType<ToolProps<Props>>>;
  /** The button's label. */
  label: string;
  /** Whether the address asks for the tool; checked again when the hash changes. */
  wanted: () => boolean;
};

/**
 * Makes a component that shows a preview with a button, and puts a tool in its place. The tool's code is
 * loaded when the button is pointed at or pressed; the preview stays until it is there.
 *
 * It has no Suspense of its own: a held press is repeated as soon as the island is hydrated, and React would
 * hydrate a boundary later.
 * @returns a component that takes the tool's props, and the preview as children
 */
export function launcher<Props extends object>({
  load,
  label,
  wanted,
}: Options<Props>): ComponentType<Props & { children?: ReactNode }> {
  return function Launcher({ children, ...props }) {
    const [state, setState] = useState<State<Props>>({ is: 'closed' });
    const open = (focus: boolean, onFailure: () => void) => {
      load().then(
        (Tool) =>
          setState((before) => (before.is === 'open' ? before : { is: 'open', Tool, focus })),
        onFailure,
      );
    };
    useEffect(() => {
      const follow = () => {
        if (wanted()) open(false, () => {});
      };
      follow();
      addEventListener('hashchange', follow);
      return () => removeEventListener('hashchange', follow);
    }, []);
    if (state.is === 'open')
      return <state.Tool {...(props as unknown as Props)} focus={state.focus} />;
    const preload = () => void load().catch(() => {});
    const showFailure = () =>
      setState((before) => (before.is === 'open' ? before : { is: 'failed' }));
    return (
      <>
        {children}
        <p className="needs-script launch">
          <Button
            look="primary"
            large
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => open(true, showFailure)}
          >
            {label}
          </Button>
        </p>
        {state.is === 'failed' && (
          <p role="alert" className="mt-4">
            This could not be loaded. Check your connection, then press the button again.
          </p>
        )}
      </>
    );
  };
}
