import type { ReactNode } from 'react';

export const Chip = ({ children }: { readonly children: ReactNode }) => <span className="chip">{children}</span>;
