/** The server: for now it serves the built table. Games over the network are to come. */
export { createServer, type ServerOptions } from './server.ts';
