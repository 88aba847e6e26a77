/** Lets the page draw and take input before work goes on. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
