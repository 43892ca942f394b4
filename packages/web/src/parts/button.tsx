import type { ButtonHTMLAttributes } from 'react';
import { Key } from './key.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** main: the one thing to do here; quiet: no more than a word. */
  readonly look?: 'plain' | 'main' | 'quiet';
  /** The key that does the same. */
  readonly hint?: string | undefined;
}

export function Button({ look = 'plain', hint, className = '', children, ...rest }: Props) {
  return (
    <button type="button" className={`button ${look} ${className}`} {...rest}>
      {children}
      {hint !== undefined && <Key name={hint} />}
    </button>
  );
}
