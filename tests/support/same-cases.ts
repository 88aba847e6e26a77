import process from 'node:process';

import fc from 'fast-check';

import { runs } from './full.ts';

fc.configureGlobal({ seed: Number(process.env['SEED']), numRuns: runs(100) });
