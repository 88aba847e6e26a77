/** Meaning of a color: `alpha` is an attack, `beta` a signal, `gamma` and `delta` are data. */
export type Tone = 'ink' | 'alpha' | 'beta' | 'gamma' | 'delta' | 'ok' | 'soon';
