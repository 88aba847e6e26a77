/** `npm run build`: sets up and builds. */
import process from 'node:process';

import { buildSite } from './build-if-changed.mjs';
import { setUp } from './setup.mjs';

setUp();
buildSite(process.argv.slice(2));
