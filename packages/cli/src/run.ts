/** From the words after `opfire` to a command and its exit code. */

import { nearest } from '@opfire/engine';
import manifest from '../package.json' with { type: 'json' };
import { type Command, Complaint } from './command.ts';
import { type Registry, registry } from './commands/registry.ts';

const COULD_NOT_ASK = 2;
const BUG = 3;

export async function run(args: readonly string[], commands: Registry = registry): Promise<number> {
  try {
    return await dispatch(args, commands);
  } catch (error) {
    if (isOurs(error)) {
      console.error(`opfire: ${oneLine(error)}`);
      return COULD_NOT_ASK;
    }
    console.error('opfire: this should not happen, and is a bug:');
    console.error(error);
    return BUG;
  }
}

async function dispatch(args: readonly string[], commands: Registry): Promise<number> {
  const [word = '--help', ...rest] = args;
  if (['--version', '-v'].includes(word)) return say(`opfire ${manifest.version}`);
  if (['--help', '-h', 'help'].includes(word)) {
    return say(rest[0] === undefined ? await overview(commands) : usageOf(await load(rest[0], commands)));
  }
  const command = await load(word, commands);
  return rest.includes('--help') || rest.includes('-h') ? say(usageOf(command)) : command.run(rest);
}

function say(text: string): number {
  console.log(text);
  return 0;
}

async function load(name: string, commands: Registry): Promise<Command> {
  const loader = commands.get(name);
  if (loader !== undefined) return (await loader()).command;
  const meant = nearest(name, [...commands.keys()]);
  const hint = meant === undefined ? 'opfire --help lists what there is' : `did you mean "${meant}"?`;
  throw new Complaint(`there is no command "${name}"; ${hint}`);
}

const usageOf = ({ name, summary, usage }: Command): string => `${summary}\n\nopfire ${name} ${usage}`.trimEnd();

async function overview(commands: Registry): Promise<string> {
  const all = await Promise.all([...commands.keys()].map((name) => load(name, commands)));
  const width = Math.max(0, ...all.map(({ name }) => name.length));
  const list = all.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  const title = "Opfire: the Lock 'n Load Tactical rules, enforced and explained. An unofficial fan project.";
  return [title, '', 'opfire COMMAND …', ...list, '', 'opfire COMMAND --help says more.'].join('\n');
}

type CodedError = Error & { readonly code?: unknown; readonly path?: unknown };

/** Complaints, wrong options and unreadable files are the person's to put right; anything else is a bug. */
function isOurs(error: unknown): error is CodedError {
  if (error instanceof Complaint) return true;
  if (!(error instanceof Error && 'code' in error)) return false;
  return String(error.code).startsWith('ERR_PARSE_ARGS_') || 'path' in error;
}

const FILE_TROUBLE: Readonly<Record<string, string>> = {
  EACCES: 'may not be read',
  EISDIR: 'is a folder',
  ENOENT: 'does not exist',
  ENOTDIR: 'is not a folder',
};

function oneLine({ message, code, path }: CodedError): string {
  const trouble = FILE_TROUBLE[String(code)];
  const text = trouble === undefined || path === undefined ? message : `${path} ${trouble}`;
  return text.replaceAll('\n', ' ');
}
