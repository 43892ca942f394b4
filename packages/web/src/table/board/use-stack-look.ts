/** Stacks as the person at the table likes them. */
import { useMemo } from 'react';
import { COUNTER_SIZES, STACK_STYLES, useSettings } from '../../settings/store.ts';
import type { StackLook } from './stacks.ts';

export function useStackLook(): StackLook {
  const size = useSettings(({ counterSize }) => COUNTER_SIZES[counterSize]);
  const step = useSettings(({ stackStyle }) => STACK_STYLES[stackStyle]);
  return useMemo(() => ({ size, step }), [size, step]);
}
