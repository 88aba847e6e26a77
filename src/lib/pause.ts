/** Lets the page draw and take input before work goes on. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
