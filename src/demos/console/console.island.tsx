import { type ComponentProps, type ReactNode, useState } from 'react';

import { fleet } from '../../content/product/fleet.ts';
import { allKeys } from '../../figures/scenes/fleet.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { attributes, type Policy, valueLabels } from '../../models/policy/decide.ts';
import { PlainTable } from '../../sections/tables.tsx';
import { Button } from '../../ui/button.tsx';
import { Surface } from '../../ui/surface/surface.tsx';
import { Table } from '../../ui/table.tsx';
import { type Device, decisionsFor, keysOfDevice, placesOfDevices } from './console.ts';
import './console.css';
import * as words from './words.ts';

const total = allKeys(fleet.keys);
const hybrid = 'X25519 + ML-KEM-768';

type DotsProps = { places: readonly number[]; columns: number };

/** The keys of revoked devices, over the drawing of all keys. */
const RevokedDots = ({ places, columns }: DotsProps) => (
  <svg
    className="console-revoked"
    aria-hidden="true"
    viewBox={`0 0 ${columns} ${Math.ceil(total / columns)}`}
  >
    {places.map((place) => (
      <circle
        key={place}
        cx={(place % columns) + 0.5}
        cy={Math.floor(place / columns) + 0.5}
        r={columns / 110}
      />
    ))}
  </svg>
);

/** A table whose last column is at the end of its line. */
const Readings = (props: ComponentProps<typeof Table>) => (
  <Table shown className="readings" {...props} />
);

type Props = {
  policy: Policy;
  /** Drawings of all keys, a dot each, and how many are in their rows. */
  wide: ReactNode;
  narrow: ReactNode;
  columns: { readonly wide: number; readonly narrow: number };
};

/** A console for keys: the fleet, the policy, and a revocation that takes effect in both. */
export default function Console({ policy, wide, narrow, columns }: Props) {
  const [revoked, setRevoked] = useState<readonly Device[]>([]);
  const [placesOf] = useState(placesOfDevices);
  const places = revoked.flatMap((device) => placesOf.get(device) ?? []);
  const { inUse, toReplace, noOwner } = fleet.keys;
  const states = [
    { tone: 'signal', state: words.inUse, algorithm: hybrid, count: inUse - places.length },
    { tone: 'soon', state: words.toReplace, algorithm: 'RSA-2048', count: toReplace },
    { tone: 'series', state: words.noOwner, algorithm: words.mixed, count: noOwner },
    { tone: 'attack', state: words.revoked, algorithm: hybrid, count: places.length },
  ];
  const decided = fleet.devices.map((device) => ({
    device,
    decisions: decisionsFor(policy, device, revoked.includes(device)),
  }));
  const decisions = decided.flatMap((each) => each.decisions);
  const rules = [...policy.rules, { id: undefined, effect: 'deny' as const }];
  const nameOf = ({ id }: Device) => fill(words.deviceName, { id });
  return (
    <Surface title={words.title} state={words.state} className="console">
      <div className="console-split">
        <div>
          <p className="console-label">{fill(words.everyKey, { keys: grouped(total) })}</p>
          <div className="console-dots wide-only">
            {wide}
            <RevokedDots places={places} columns={columns.wide} />
          </div>
          <div className="console-dots narrow-only">
            {narrow}
            <RevokedDots places={places} columns={columns.narrow} />
          </div>
          <Readings
            caption={words.devices}
            columns={[words.device, words.keys, words.revocation]}
            rows={fleet.devices.map((device) => ({
              head: nameOf(device),
              cells: [
                keysOfDevice(device),
                <Button
                  key="revoke"
                  className="needs-script"
                  aria-disabled={revoked.includes(device)}
                  onClick={() => setRevoked([...new Set([...revoked, device])])}
                >
                  {revoked.includes(device) ? words.revoked : words.revoke}
                  <span className="visually-hidden"> {nameOf(device)}</span>
                </Button>,
              ],
            }))}
          />
        </div>
        <div>
          <Readings
            caption={words.keysByState}
            columns={[words.keyState, words.keys]}
            rows={states.map(({ tone, state, algorithm, count }) => ({
              head: (
                <>
                  <span className={`status tone-${tone}`}>{state}</span>{' '}
                  <span className="kept">{algorithm}</span>
                </>
              ),
              cells: [grouped(count)],
            }))}
          />
          <Readings
            caption={words.policy}
            columns={[words.rule, words.effect, words.requests]}
            rows={rules.map(({ id, effect }) => {
              const count = decisions.filter(({ rule }) => rule === id).length;
              return {
                head: id ? <code translate="no">{id}</code> : words.noRule,
                cells: [words.effects[effect], count],
                className: count === 0 ? 'console-idle' : undefined,
              };
            })}
          />
        </div>
      </div>
      <div className="console-devices">
        <PlainTable
          shown
          caption={fill(words.decisions, { time: fleet.time })}
          columns={[words.device, ...attributes.resource.map((resource) => valueLabels[resource])]}
          rows={decided.map(({ device, decisions: each }) => ({
            head: (
              <>
                {nameOf(device)}
                <span>
                  {[
                    valueLabels[device.role],
                    valueLabels[revoked.includes(device) ? 'unknown' : device.device],
                    valueLabels[device.place],
                  ].join(', ')}
                </span>
              </>
            ),
            cells: each.map(({ effect, rule }) => (
              <span key="decision" className={`console-${effect}`}>
                {words.effects[effect]}{' '}
                {rule ? <code translate="no">{rule}</code> : <i>{words.noRule}</i>}
              </span>
            )),
          }))}
        />
      </div>
      <div className="console-log">
        <p className="console-label">{words.auditLog}</p>
        <ol aria-live="polite">
          <LogLine time="09:41">{words.sessionOpened}</LogLine>
          <LogLine time="09:42">{words.recordRead}</LogLine>
          {revoked.map((device) => (
            <LogLine key={device.id} time={fleet.time}>
              <b>{fill(words.keyRevoked, { id: device.id })}</b>{' '}
              {fill(words.closed, {
                keys: keysOfDevice(device),
                sessions: device.sessions,
                wraps: device.wraps,
                requests: attributes.resource.length,
                rule: decisionsFor(policy, device, true)[0]?.rule ?? words.noRule,
              })}
            </LogLine>
          ))}
        </ol>
        <Button
          className="needs-script"
          aria-disabled={revoked.length === 0}
          onClick={() => setRevoked([])}
        >
          {words.startOver}
        </Button>
      </div>
    </Surface>
  );
}

const LogLine = ({ time, children }: { time: string; children: ReactNode }) => (
  <li>
    <time>{time}</time>
    <span>{children}</span>
  </li>
);
