/** Numbers as they are printed: with a true minus, and a plus before what is added. */
export const plain = (amount: number): string => String(amount).replace('-', '−');

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : plain(amount));
