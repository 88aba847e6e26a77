import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

import { data } from '../lib/dom/attributes.ts';
import { Button } from './button.tsx';
import { isFocusFree } from './focus-is-free.ts';
import { couldNotLoad } from './words.ts';
import './launcher.css';

/** `focus`: the visitor pressed the button and has not gone on since, so the tool takes the focus. */
type ToolProps<Props> = Props & { focus: boolean };

type State<Props> =
  | { is: 'closed' | 'loading' | 'failed' }
  | { is: 'open'; Tool: ComponentType<ToolProps<Props>>; focus: boolean };

type Options<Props> = {
  load: () => Promise<ComponentType<ToolProps<Props>>>;
  label: string;
  /** Whether the address opens the tool; called again when the hash changes. */
  opensByAddress: () => boolean;
};

/**
 * Makes a component that shows a button and a preview below it (its children), which a tool replaces: so the page
 * stays where it is, and the first control of the tool is about where the button was. It does not use Suspense,
 * because React would hydrate the boundary too late for a held press.
 */
export function launcher<Props extends object>({
  load,
  label,
  opensByAddress,
}: Options<Props>): ComponentType<Props & { children?: ReactNode }> {
  return function Launcher(props) {
    const [state, setState] = useState<State<Props>>({ is: 'closed' });
    const place = useRef<HTMLParagraphElement>(null);
    const show = (Tool: ComponentType<ToolProps<Props>>, focus: boolean) =>
      setState((before) => (before.is === 'open' ? before : { is: 'open', Tool, focus }));
    const open = (isPressed: boolean) => {
      // A second failure is said, too.
      setState((before) => (before.is === 'open' ? before : { is: 'loading' }));
      load().then(
        (Tool) => show(Tool, isPressed && isFocusFree(place.current)),
        () => setState((before) => (before.is === 'open' ? before : { is: 'failed' })),
      );
    };
    useEffect(() => {
      const follow = () => {
        if (opensByAddress()) open(false);
      };
      follow();
      addEventListener('hashchange', follow);
      return () => removeEventListener('hashchange', follow);
    }, []);
    if (state.is === 'open') return <state.Tool {...props} focus={state.focus} />;
    const preload = () => void load().catch(() => {});
    return (
      <>
        <p ref={place} className="needs-script launch">
          <Button
            {...data({ held: state.is === 'loading' ? '' : undefined })}
            look="primary"
            large
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => open(true)}
          >
            {label}
          </Button>
        </p>
        {state.is === 'failed' && <p role="alert">{couldNotLoad}</p>}
        {props.children}
      </>
    );
  };
}
