import * as labels from './words.ts';
import { grouped } from '../../lib/text/format.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { hexOf } from '../../lib/seal/bytes.ts';
import { Button } from '../../ui/button.tsx';
import { type Lab, maxMessageBytes } from './lab.ts';
import type { LabState } from './lab-state.ts';

type Props = { lab: Lab; state: LabState; focus: boolean };

/** Key pair, encapsulation and encryption, one card each. */
export function ExchangeSteps({ lab, state: { pair, capsule, box }, focus }: Props) {
  return (
    <ol className="lab-steps panel-columns">
      <Step
        who="Receiver"
        title="Make a key pair"
        what="A public key to hand out, and a seed to keep: the private key grows from it whenever it is needed."
        action={
          <Button onClick={() => void lab.makePair()}>
            {pair ? 'Make another key pair' : 'Make a key pair'}
          </Button>
        }
      >
        <Fact name="Public key, handed out" bytes={pair?.publicKey} />
        <Fact name="Private seed, kept" bytes={pair?.seed} />
      </Step>
      <Step
        who="Sender"
        title="Encapsulate a secret"
        what="The public key turns a random secret into a ciphertext. Only the seed’s owner turns it back."
        action={
          <Button onClick={() => void lab.encapsulate()}>
            {capsule ? 'Encapsulate again' : 'Encapsulate'}
          </Button>
        }
      >
        <Fact name="KEM ciphertext, sent" bytes={capsule?.ciphertext} />
        <Fact name="Shared secret, kept" bytes={capsule?.secret} />
      </Step>
      <Step
        who="Sender"
        title="Encrypt a message"
        action={<MessageForm focus={focus} onEncrypt={(text) => void lab.encrypt(text)} />}
      >
        <Fact name="Ciphertext, sent" bytes={box?.ciphertext} />
        <Fact name="Tag, sent" bytes={box?.tag} />
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

function Fact({ name, bytes }: { name: string; bytes: Uint8Array | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {bytes ? (
          <>
            {grouped(bytes.length)} bytes{' '}
            {bytes.length > 0 && <code translate="no">{hexOf(bytes.slice(0, 6))}…</code>}
          </>
        ) : (
          'not yet'
        )}
      </dd>
    </div>
  );
}

type FormProps = { focus: boolean; onEncrypt: (text: string) => void };

function MessageForm({ focus, onEncrypt }: FormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('The audit begins on Monday at nine.');
  const [fault, setFault] = useState<string | null>(null);
  // The button that opened the lab is gone.
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);

  const encrypt = () => {
    const { length } = new TextEncoder().encode(text);
    if (length > maxMessageBytes) {
      setFault(
        `${labels.message}: ${grouped(length)} bytes are too many to show one by one. Shorten it to ${maxMessageBytes}.`,
      );
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
