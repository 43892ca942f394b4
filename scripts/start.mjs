/** `npm start`: from a fresh clone to a table to play at. */
import { buildIfOld } from './build-web.mjs';
import { opfire } from './cli.mjs';
import { setup } from './setup.mjs';

setup();
if (buildIfOld()) process.exitCode = await opfire(['serve', ...process.argv.slice(2)]);
else {
  console.error('The page could not be built: the messages above say why.');
  process.exitCode = 1;
}
