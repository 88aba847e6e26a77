import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { animateWhileVisible } from '../../lib/dom/pace.ts';
import { fill } from '../../lib/text/fill.ts';
import { oneDecimal } from '../../lib/text/format.ts';
import { defaultSettings, type MeshPart, type Settings } from '../../models/mesh/mesh.ts';
import { Stage } from '../../sections/side-by-side.tsx';
import { Button } from '../../ui/button.tsx';
import { Controls, SendForm } from './controls.tsx';
import './failover-simulator.css';
import { logLines } from './log.ts';
import { MeshFigure } from './mesh-figure.tsx';
import { MessageState, Outcome } from './outcome.tsx';
import { pace, particlesAt, routesAt } from './playback.ts';
import {
  downNow,
  newSession,
  readSettings,
  reduce,
  runOf,
  settingFields,
  textsOf,
} from './session.ts';
import { simulate } from './simulate.ts';
import * as labels from './words.ts';

type SettingsFormProps = { settings: Settings; onChange: (settings: Settings) => void };

/** The model's inputs. An invalid field shows an error and keeps the typed text. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const id = useId();
  const [texts, setTexts] = useState(() => textsOf(settings));
  const [isBack, setBack] = useState(false);
  const read = readSettings(texts, settings);
  const { errors } = read;
  // Undo changes the settings from outside.
  if (settingFields.some(({ name }) => read.settings[name] !== settings[name]))
    setTexts(textsOf(settings));
  const change = (next: typeof texts) => {
    setBack(false);
    setTexts(next);
    onChange(readSettings(next, settings).settings);
  };
  return (
    <section className="no-print" aria-labelledby={`${id}h`}>
      <h3 id={`${id}h`}>{labels.inputs}</h3>
      <p className="panel-note">
        {fill(labels.whatDetectionTakes, { ms: oneDecimal(settings.probeMs * settings.missed) })}
      </p>
      <div className="sim-fields">
        {settingFields.map(({ name, label, unit }) => {
          const error = errors[name];
          return (
            <div key={name}>
              <label htmlFor={id + name} className="field-label">
                {label}
                {unit && <span> ({unit})</span>}
              </label>
              <input
                id={id + name}
                className="field-box"
                inputMode="decimal"
                autoComplete="off"
                value={texts[name]}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}${name}e` : undefined}
                onChange={(event) => change({ ...texts, [name]: event.target.value })}
              />
              {error && (
                <p id={`${id}${name}e`} role="alert" className="field-error">
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <Button
        onClick={() => {
          change(textsOf(defaultSettings));
          setBack(true);
        }}
      >
        {labels.backToFirst}
      </Button>
      <p role="status" className="panel-note">
        {isBack && labels.areFirst}
      </p>
    </section>
  );
}

/** A log that stays at its latest line. */
export function EventLog({ lines }: { lines: readonly string[] }) {
  const id = useId();
  return (
    <section>
      <h3 id={id}>{labels.log}</h3>
      <div role="log" aria-labelledby={id} tabIndex={0} className="sim-log">
        <ol>
          {lines.map((line, index) => (
            // Lines are only appended, so the index is a stable key.
            <li key={index}>{line}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What the visitor came to see may take half of the time; the other half is for presses. */
const framePace = { framesPerSecond: 40, share: 0.5 };

function useMedia(condition: string): boolean {
  const [query] = useState(() => matchMedia(condition));
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}

type Props = {
  seed: number;
  /** Whether to take the focus: the visitor opened the simulator with a button. */
  focus: boolean;
};

/** A mesh with parts to break while a message is in transit. */
export function Simulator({ seed, focus }: Props) {
  const [session, dispatch] = useReducer(reduce, seed, (first) => newSession(first));
  const [message, setMessage] = useState<string>(labels.firstMessage);
  const [isPlaying, setIsPlaying] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isNarrow = useMedia('(width < 48rem)');
  const root = useRef<HTMLDivElement>(null);

  const { mesh, settings, before, sent, changes, clock } = session;
  const run = runOf(session);
  // Every frame renders this component.
  const undisturbed = useMemo(
    () => simulate(mesh, settings, new Set(before), []),
    [mesh, settings, before],
  );
  const rate = pace(undisturbed);
  const isUnderWay = clock !== null && clock < run.endsAt;
  const isRunning = isPlaying && isUnderWay && !isStill;
  const down = useMemo(() => downNow({ before, changes }), [before, changes]);
  const toggle = useCallback(
    (part: MeshPart) => dispatch({ kind: 'change', parts: [part], up: down.has(part) }),
    [down],
  );

  useEffect(() => {
    if (!isRunning || !root.current) return undefined;
    let last = 0;
    return animateWhileVisible(root.current, framePace, (elapsed) => {
      dispatch({ kind: 'advance', by: (elapsed - last) * rate });
      last = elapsed;
    });
  }, [isRunning, rate]);

  const now = clock ?? 0;
  const lines = clock === null ? [] : logLines(mesh, settings, run, now);
  const planned = new Map(run.routes.map((route, fragment) => [fragment, route]));
  return (
    // Named, so that screen readers say where the focus went.
    <div ref={root} className="sim" role="group" aria-label={labels.simulator}>
      <Stage
        start={
          <SendForm
            message={message}
            onMessage={setMessage}
            onSend={() => {
              dispatch({ kind: 'send', message });
              setIsPlaying(true);
            }}
            isSent={clock !== null}
            focus={focus}
          />
        }
        console={
          <>
            <MessageState session={session} run={run} message={clock === null ? message : sent} />
            <Controls
              session={session}
              run={run}
              isUnderWay={isUnderWay}
              isPlaying={isPlaying}
              isStill={isStill}
              onPlaying={setIsPlaying}
              dispatch={dispatch}
            />
            <Outcome session={session} run={run} undisturbed={undisturbed} />
          </>
        }
      >
        <MeshFigure
          // Resets the tab stop, which may not exist in another mesh.
          key={mesh.seed}
          mesh={mesh}
          isTurned={isNarrow}
          down={down}
          routes={clock === null ? planned : routesAt(run, now)}
          particles={clock === null ? [] : particlesAt(mesh, run, settings.fragments, now)}
          onToggle={toggle}
        />
      </Stage>
      <div className="wrap">
        <div className="panel mt-10">
          <div className="panel-columns">
            <EventLog lines={[...session.log, ...lines]} />
            <SettingsForm
              settings={settings}
              onChange={(next) => dispatch({ kind: 'settings', settings: next })}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
