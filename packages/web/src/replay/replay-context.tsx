import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Playback, Replay } from './playback.ts';

const Context = createContext<Replay | undefined>(undefined);

export const ReplayProvider = ({ replay, children }: { readonly replay: Replay; readonly children: ReactNode }) => (
  <Context value={replay}>{children}</Context>
);

export function useReplay(): Replay {
  const replay = useContext(Context);
  if (replay === undefined) throw new Error('there is no replay around this');
  return replay;
}

export const usePlayback = <T,>(part: (playback: Playback) => T): T => useStore(useReplay().playback, part);
