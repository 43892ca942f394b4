import { randomGames } from './games.ts';

randomGames('v5.0');
