import * as english from './start-demo.ts';

export const startDemo = { ...english.startDemo, label: 'Kostenlose Demo starten' } as const;
