/** `npm run edit`: sets up, and starts the editor for texts. */
import { run } from './commands.mjs';
import { setUp } from './setup.mjs';

await setUp('editor');
run('node', ['tools/editor/main.ts']);
