/** The command line as a library: run a command, or write one. */
export { type Command, Complaint } from './command.ts';
export { run } from './run.ts';
