import { randomGames } from './games.ts';

randomGames('v4.2.1');
