import { randomGames } from './games.ts';

randomGames('v4.1');
