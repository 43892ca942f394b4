import { useCallback, useEffect, useState } from 'react';
import { showNotice } from '../parts/notices.tsx';
import { words } from '../words/words.ts';
import { forgetGame, GAMES_CHANGED, type KeptGame, keepGame, keptGames } from './games.ts';

interface Shelf {
  /** Undefined until the database has answered. */
  readonly games: readonly KeptGame[] | undefined;
  readonly failure: unknown;
  /** Throws a game away, and offers it back. */
  remove(game: KeptGame, title: string): void;
}

/** All games, and again whenever some are added. */
export function useKeptGames(): Shelf {
  const [games, setGames] = useState<readonly KeptGame[]>();
  const [failure, setFailure] = useState<unknown>();
  const look = useCallback((): void => {
    keptGames().then(setGames, setFailure);
  }, []);
  useEffect(() => {
    look();
    window.addEventListener(GAMES_CHANGED, look);
    return () => window.removeEventListener(GAMES_CHANGED, look);
  }, [look]);
  const remove = (game: KeptGame, title: string): void => {
    const restore = (): void => {
      keepGame(game).then(look, setFailure);
    };
    forgetGame(game.id).then(() => {
      look();
      showNotice({
        name: 'deleted',
        text: words.t('saves:deleted', { title }),
        action: { label: words.t('saves:undelete'), act: restore },
      });
    }, setFailure);
  };
  return { games, failure, remove };
}
