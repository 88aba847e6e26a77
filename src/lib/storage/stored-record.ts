import * as v from 'valibot';

export type RecordFormat<T> = {
  /** Raise it when the shape changes: older records then count as corrupt, and are moved aside. */
  readonly version: number;
  /** Must remove unknown keys and return plain JSON. */
  readonly schema: v.GenericSchema<unknown, T>;
};

/** `newer`: a later version of the site wrote it. */
export type ParsedRecord<T> =
  | { readonly state: 'valid'; readonly value: T }
  | { readonly state: 'newer' | 'corrupt' };

const envelope = v.object({ v: v.pipe(v.number(), v.safeInteger()), value: v.unknown() });

export function serializeRecord(value: unknown, version: number): string {
  return JSON.stringify({ v: version, value });
}

/** Reads untrusted text. It never throws: text that cannot be parsed or checked is `corrupt`. */
export function parseRecord<T>(text: string, format: RecordFormat<T>): ParsedRecord<T> {
  const { version, schema } = format;
  try {
    const record = v.safeParse(envelope, JSON.parse(text));
    if (record.success && record.output.v > version) return { state: 'newer' };
    if (!record.success || record.output.v < version) return { state: 'corrupt' };
    const checked = v.safeParse(schema, record.output.value);
    return checked.success ? { state: 'valid', value: checked.output } : { state: 'corrupt' };
  } catch {
    return { state: 'corrupt' };
  }
}
