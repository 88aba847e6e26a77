/** For example "1,180". */
export const grouped = (value: number): string => value.toLocaleString('en-US');
