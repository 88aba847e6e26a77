/** What a dot, a line or an edge stands for: `alpha` attack, `beta` signal, `gamma` and `delta` data. */
export type Tone = 'ink' | 'alpha' | 'beta' | 'gamma' | 'delta' | 'ok' | 'soon';
