/** `npm start`: from a fresh clone to the narrated example of play. */
import { opfire } from './cli.mjs';
import { setup } from './setup.mjs';

setup();
process.exitCode = await opfire(['play', ...process.argv.slice(2)]);
