import { useEffect, useState } from 'react';
import { loadUnitKinds, type UnitKinds } from '../battles/unit-kinds.ts';

const UNKNOWN: UnitKinds = new Map();

/** Nothing is known of the counters until they have been fetched. */
export function useUnitKinds(): UnitKinds {
  const [kinds, setKinds] = useState(UNKNOWN);
  useEffect(() => {
    loadUnitKinds().then(setKinds, reportError);
  }, []);
  return kinds;
}
