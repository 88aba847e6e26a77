import { type Lasting, lastings } from '../asset.ts';
import type { Unfiled } from './server.ts';
import type { Bill, Component } from './cyclonedx-algorithm.ts';
import { contextOf, readAsset } from './cyclonedx-asset.ts';
import { type OwnFields, fieldsOfValue, listIn, textOfValue, yearsIn } from './values.ts';

/** What is handed down to the components inside one: the system, who owns it, how long its data is secret. */
type Around = Pick<Unfiled, 'system' | 'owner' | 'secrecy'>;

const isAsset = (fields: OwnFields): boolean =>
  fields['type'] === 'cryptographic-asset' || fields['type'] === 'crypto-asset';

/** A value that an inventory’s owner has added: `secrecy-years`, or `acme:secrecy-years`. */
const added = (fields: OwnFields, name: RegExp): unknown =>
  listIn(fields['properties'])
    .map(fieldsOfValue)
    .find((one) => name.test(textOfValue(one['name'])))?.['value'];

/** In our own exports, an algorithm that is there because others refer to it. */
const describesOnly = /^inventory:describes-only$/;

const lastingIn = (fields: OwnFields): Lasting | undefined =>
  lastings.find((one) => one === added(fields, /^inventory:lasting$/));

const aroundOf = (fields: OwnFields, outer: Around): Around => ({
  system: textOfValue(fields['name']) || outer.system,
  owner: textOfValue(added(fields, /(?:^|:)owner$/i)) || outer.owner,
  secrecy: yearsIn(added(fields, /(?:^|:)secrecy-?years$/i)) ?? outer.secrecy,
});

/** Each component with what is around it. A stack, because files may nest deeper than calls can. */
function componentsIn(bill: OwnFields): readonly Component[] {
  const whole = fieldsOfValue(fieldsOfValue(bill['metadata'])['component']);
  const outer = aroundOf(whole, { system: '', owner: undefined, secrecy: undefined });
  const found: Component[] = [];
  const inside = (fields: OwnFields, around: Around) =>
    listIn(fields['components']).map((one) => ({ fields: fieldsOfValue(one), around }));
  const waiting = [...inside(whole, outer), ...inside(bill, outer)].toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { fields, around } = next;
    const isCrypto = isAsset(fields);
    const own = aroundOf(fields, around);
    found.push({
      fields,
      isAsset: isCrypto,
      ...(isCrypto ? { ...own, system: around.system } : own),
    });
    // One by one: as arguments, many thousands have no room in a call.
    for (const one of inside(fields, isCrypto ? around : own).toReversed()) waiting.push(one);
  }
  return found;
}

function billOf(bill: OwnFields): Bill {
  const components = componentsIn(bill);
  const byRef = new Map(components.map((one) => [textOfValue(one.fields['bom-ref']), one]));
  byRef.delete('');
  const needs = new Map<string, string[]>();
  const neededBy = new Map<string, string>();
  for (const one of listIn(bill['dependencies']).map(fieldsOfValue)) {
    const ref = textOfValue(one['ref']);
    const others = [...listIn(one['dependsOn']), ...listIn(one['provides'])].map(textOfValue);
    needs.set(ref, [...(needs.get(ref) ?? []), ...others]);
    const user = byRef.get(ref);
    if (user && !user.isAsset)
      for (const other of others) if (!neededBy.has(other)) neededBy.set(other, ref);
  }
  return { components, byRef, needs, neededBy };
}

/** Whether JSON is a bill of materials. */
export const isCycloneDx = (value: unknown): boolean =>
  fieldsOfValue(value)['bomFormat'] === 'CycloneDX' ||
  /^CBOM$/i.test(textOfValue(fieldsOfValue(value)['bomFormat']));

/**
 * Reads the cryptographic assets of a bill of materials: CycloneDX 1.6 and 1.7, and IBM’s CBOM 1.0, which was made
 * of 1.4.
 * @returns the assets, and how many other components and values without an algorithm there are
 */
export function readCycloneDx(value: unknown) {
  const bill = billOf(fieldsOfValue(value));
  const assets: Unfiled[] = [];
  let others = 0;
  let values = 0;
  for (const component of bill.components) {
    if (!component.isAsset) {
      others += 1;
      continue;
    }
    if (added(component.fields, describesOnly)) continue;
    const read = readAsset(component, bill);
    if (read)
      assets.push({ ...read, ...contextOf(component, bill), lasting: lastingIn(component.fields) });
    else values += 1;
  }
  return { assets, others, values };
}
