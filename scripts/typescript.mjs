/**
 * Lets Node run the TypeScript sources: `node --import ./scripts/typescript.mjs file.ts`. Types are removed and
 * nothing else is changed, so that what is measured is the code as written (tsx wraps every inner function to
 * keep its name, which makes creating one some seventy times slower).
 */
import * as nodeModule from 'node:module';

/** @typedef {typeof import('./typescript-hooks.mjs')} Hooks */
/** @type {typeof nodeModule & { registerHooks?: (hooks: Pick<Hooks, 'load'>) => void }} */
const { registerHooks, register } = nodeModule;

// Newer versions run the hooks in the thread that imports; Node 20 has only a thread of their own for them.
if (registerHooks === undefined) register('./typescript-hooks.mjs', import.meta.url);
else registerHooks(await import('./typescript-hooks.mjs'));
