#!/usr/bin/env node
/** `npx opfire`: makes the checkout ready if need be, then runs the command line. */
import { opfire } from './cli.mjs';
import { setup } from './setup.mjs';

setup();
process.exitCode = await opfire(process.argv.slice(2));
