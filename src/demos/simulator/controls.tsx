import { type Dispatch, type SubmitEvent, useId, useRef, useState } from 'react';

import { painted } from '../../runtime/page-events.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { type Action, downNow, type Session } from './session.ts';
import type { Run } from './simulate.ts';
import { linkInUse, linksBetweenHalves, relayInUse } from './playback.ts';
import * as labels from './words.ts';

type SendFormProps = {
  message: string;
  onMessage: (message: string) => void;
  onSend: () => void;
  isSent: boolean;
  /** Whether to take the focus on mount. */
  focus: boolean;
};

const maxMessageLength = 140;

export function SendForm({ message, onMessage, onSend, isSent, focus }: SendFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const isEmpty = message.trim() === '';
    setIsRefused(isEmpty);
    if (isEmpty) {
      field.current?.focus();
      return;
    }
    // A slow device shows the press before it draws what the message changes.
    await painted();
    onSend();
  };
  return (
    <form method="dialog" className="no-print field-row" onSubmit={send} noValidate>
      <div>
        <label htmlFor={`${id}m`} className="field-label">
          {labels.message}
        </label>
        <input
          ref={field}
          id={`${id}m`}
          className="field-box"
          value={message}
          maxLength={maxMessageLength}
          autoComplete="off"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}e` : undefined}
          onChange={(event) => {
            onMessage(event.target.value);
            setIsRefused(false);
          }}
        />
      </div>
      <Button ref={focus ? focusOnMount : undefined} type="submit" look="primary">
        {isSent ? labels.sendAgain : labels.send}
      </Button>
      {isRefused && (
        <p id={`${id}e`} role="alert" className="field-error">
          {labels.emptyMessage}
        </p>
      )}
    </form>
  );
}

type Props = {
  session: Session;
  run: Run;
  isUnderWay: boolean;
  isPlaying: boolean;
  isStill: boolean;
  onPlaying: (isPlaying: boolean) => void;
  dispatch: Dispatch<Action>;
};

type ActionProps = { isPossible: boolean; onPress: () => void; children: string };

/** Keeps the focus when there is nothing left to do: `disabled` would lose it. */
const ActionButton = ({ isPossible, onPress, children }: ActionProps) => (
  <Button aria-disabled={!isPossible} onClick={() => isPossible && onPress()}>
    {children}
  </Button>
);

export function Controls(props: Props) {
  const { session, run, isUnderWay, isPlaying, isStill, onPlaying, dispatch } = props;
  const down = downNow(session);
  const isRunning = isPlaying && isUnderWay;
  const fail = (parts: readonly number[]) => dispatch({ kind: 'change', parts, up: false });

  return (
    <div className="no-print grid gap-5">
      <div className="actions *:flex-auto" role="group" aria-label={labels.timeGroup}>
        {!isStill && (
          <ActionButton isPossible={isUnderWay} onPress={() => onPlaying(!isPlaying)}>
            {isRunning ? labels.pause : labels.play}
          </ActionButton>
        )}
        <ActionButton
          isPossible={isUnderWay}
          onPress={() => {
            onPlaying(false);
            dispatch({ kind: 'next' });
          }}
        >
          {labels.nextEvent}
        </ActionButton>
        <ActionButton isPossible={isUnderWay} onPress={() => dispatch({ kind: 'finish' })}>
          {labels.toTheEnd}
        </ActionButton>
        {isStill && <p className="panel-note">{labels.lessMotion}</p>}
      </div>
      <div className="actions *:flex-auto" role="group" aria-label={labels.failuresGroup}>
        <Button onClick={() => fail(relayInUse(session, run, down))}>{labels.killRelay}</Button>
        <Button onClick={() => fail(linkInUse(session, run, down))}>{labels.cutLink}</Button>
        <Button onClick={() => fail(linksBetweenHalves(session.mesh, down))}>
          {labels.partition}
        </Button>
      </div>
      <div className="actions *:flex-auto" role="group" aria-label={labels.meshGroup}>
        <ActionButton isPossible={down.size > 0} onPress={() => dispatch({ kind: 'repair' })}>
          {labels.repairAll}
        </ActionButton>
        <ActionButton
          isPossible={session.past.length > 0}
          onPress={() => dispatch({ kind: 'undo' })}
        >
          {labels.undo}
        </ActionButton>
        <Button
          onClick={() => dispatch({ kind: 'mesh', seed: 1 + Math.floor(Math.random() * 10_000) })}
        >
          {labels.newMesh}
        </Button>
      </div>
    </div>
  );
}
