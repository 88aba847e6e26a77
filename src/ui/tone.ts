/** Meaning of a color: `attack` is an attack, `signal` a signal, `data` and `series` are data. */
export type Tone = 'ink' | 'attack' | 'signal' | 'data' | 'series' | 'ok' | 'soon';
