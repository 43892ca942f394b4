/** The program that scripts/opfire.mjs runs. */
import { run } from './run.ts';

// Whoever reads our output may stop early (`opfire bench | head`): that is no error.
process.stdout.on('error', (error: Error & { code?: string }) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2));
