import * as labels from './words.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { counted } from '../../lib/text/grammar.ts';
import { sampleMessage } from '../../models/words.ts';
import { type ReactNode, useId, useRef, useState } from 'react';

import { hexOf, sizeOf } from '../../lib/seal/bytes.ts';
import { Button } from '../../ui/button.tsx';
import { type Lab, maxMessageBytes } from './lab.ts';
import type { LabState } from './lab-state.ts';

type Props = { lab: Lab; state: LabState };

/** Key pair, encapsulation and encryption, one card each. */
export function ExchangeSteps({ lab, state: { pair, capsule, box } }: Props) {
  return (
    <ol className="lab-steps panel-columns">
      <Step
        who={labels.receiver}
        title={labels.makePair}
        what={labels.whatPairIs}
        action={
          <Button onClick={() => void lab.makePair()}>
            {pair ? labels.makeAnotherPair : labels.makePair}
          </Button>
        }
      >
        <Fact name={labels.publicKeyOut} bytes={pair?.publicKey} />
        <Fact name={labels.seedKept} bytes={pair?.seed} />
      </Step>
      <Step
        who={labels.sender}
        title={labels.encapsulateSecret}
        what={labels.whatEncapsulationIs}
        action={
          <Button onClick={() => void lab.encapsulate()}>
            {capsule ? labels.encapsulateAgain : labels.encapsulate}
          </Button>
        }
      >
        <Fact name={labels.capsuleSent} bytes={capsule?.ciphertext} />
        <Fact name={labels.secretKept} bytes={capsule?.secret} />
      </Step>
      <Step
        who={labels.sender}
        title={labels.encryptMessage}
        action={<MessageForm onEncrypt={(text) => void lab.encrypt(text)} />}
      >
        <Fact name={labels.ciphertextSent} bytes={box?.ciphertext} />
        <Fact name={labels.tagSent} bytes={box?.tag} />
      </Step>
    </ol>
  );
}

type StepProps = {
  who: string;
  title: string;
  what?: string;
  action: ReactNode;
  children: ReactNode;
};

function Step({ who, title, what, action, children }: StepProps) {
  return (
    <li>
      <p className="text-ink-2">{who}</p>
      <h3>{title}</h3>
      {what && <p className="panel-note">{what}</p>}
      {action}
      <dl className="facts">{children}</dl>
    </li>
  );
}

/** How many bytes of each object are shown. */
const shown = 6;

function Fact({ name, bytes }: { name: string; bytes: Uint8Array | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {bytes ? (
          <>
            {counted(bytes.length, labels.bytes)}{' '}
            {bytes.length > 0 && (
              <code translate="no">
                {hexOf(bytes.slice(0, shown))}
                {bytes.length > shown && '…'}
              </code>
            )}
          </>
        ) : (
          labels.notYet
        )}
      </dd>
    </div>
  );
}

type FormProps = { onEncrypt: (text: string) => void };

function MessageForm({ onEncrypt }: FormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState<string>(sampleMessage);
  const [fault, setFault] = useState<string | null>(null);

  const encrypt = () => {
    const length = sizeOf(text);
    if (length > maxMessageBytes) {
      setFault(fill(labels.messageTooLong, { count: grouped(length), max: maxMessageBytes }));
      field.current?.focus();
      return;
    }
    setFault(null);
    onEncrypt(text);
  };
  return (
    <>
      <label htmlFor={`${id}text`} className="field-label">
        {labels.message}
      </label>
      <textarea
        ref={field}
        id={`${id}text`}
        className="field-box"
        rows={2}
        value={text}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}fault`}
        onChange={(event) => setText(event.target.value)}
      />
      {fault !== null && (
        <p id={`${id}fault`} role="alert" className="field-error">
          {fault}
        </p>
      )}
      <Button look="primary" onClick={encrypt}>
        {labels.encryptAndSend}
      </Button>
    </>
  );
}
