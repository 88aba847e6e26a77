/** `npm run build`: sets up and builds. */
import process from 'node:process';

import { buildSite } from './build-if-changed.mjs';
import { setUp } from './setup.mjs';

await setUp();
buildSite(process.argv.slice(2));
