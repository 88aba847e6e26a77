import {
  type ComponentType,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';

import { holdEarlyClicks } from '../lib/early-clicks.ts';
import { hideEarlyTyping } from '../lib/early-typing.ts';
import { firstIntent } from '../lib/first-intent.ts';
import { keepServed } from '../lib/served-markup.ts';
import { unpressed } from '../lib/unpressed.ts';
import { fetched } from './fetched.ts';

/** Loads of every island, for the renderer: it must have them all before it renders. */
const loading: Promise<unknown>[] = [];

/** Resolves when every island can be rendered. Only the renderer waits for it. */
export const islandsReady = (): Promise<unknown> => Promise.all(loading);

type Options = {
  /** Whether there is something to show at once, such as a draft; asked again when the address changes. */
  wanted?: () => boolean;
  /** Tells of other changes after which to ask again. Returns a function that ends this. */
  changes?: (listener: () => void) => () => void;
};

/**
 * A part of a page that is prerendered like the rest, but whose code is fetched only when the visitor
 * turns to it by pointer, touch, key or focus. What they typed or clicked until then is not lost.
 *
 * It stays prerendered HTML until it is wanted, so nothing around it may change its props or a context it
 * reads before that: React would throw the HTML away.
 * @param load imports the component
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { wanted, changes }: Options = {},
): ComponentType<Props> {
  if (import.meta.env.SSR) {
    let Loaded: ComponentType<Props> | undefined;
    loading.push(load().then((component) => (Loaded = component)));
    return function PrerenderedIsland(props) {
      if (!Loaded) throw new Error('An island was rendered before its code was loaded');
      return (
        <div>
          <Suspense>
            <Loaded {...props} />
            <Ready />
          </Suspense>
        </div>
      );
    };
  }

  const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
  let Loaded: ComponentType<Props> | undefined;
  const loaded = woken
    .then(() => fetched(load))
    .then(async (component) => {
      await unpressed();
      Loaded = component;
    });
  function Later(props: Props) {
    if (!Loaded) use(loaded);
    return Loaded && <Loaded {...props} />;
  }
  return function Island(props) {
    'use no memo';
    const host = useRef<HTMLDivElement>(null);
    const [, takeOver] = useReducer((count: number) => count + 1, 0);
    useLayoutEffect(() => {
      if (!host.current || Loaded) return;
      const restore = keepServed(host.current);
      // In one go where a translator is at work: it would come between and translate again.
      void loaded.then(() => restore() && flushSync(takeOver));
    }, []);
    const replay = useRef<() => void>(undefined);
    useEffect(() => {
      const element = host.current;
      if (!element) return undefined;
      const release = holdEarlyClicks(element, { onHeld: wake });
      const endHiding = hideEarlyTyping(element);
      replay.current = () => {
        endHiding();
        release();
      };
      // What brought the page's code may have been here already.
      const here = element.matches(':hover, :focus-within');
      const look = () => (here || wanted?.()) && wake();
      look();
      addEventListener('hashchange', look);
      const stop = changes?.(look);
      void firstIntent(element).then(wake);
      return () => {
        removeEventListener('hashchange', look);
        stop?.();
      };
    }, []);
    return (
      <div ref={host}>
        <Suspense>
          <Later {...props} />
          <Ready onReady={() => replay.current?.()} />
        </Suspense>
      </div>
    );
  };
}

/** Tells, once, that everything beside it has been taken over. Prerendered too: ids depend on the tree. */
function Ready({ onReady }: { onReady?: () => void }) {
  const called = useRef(false);
  useEffect(() => {
    if (called.current) return;
    called.current = true;
    onReady?.();
  });
  return null;
}
