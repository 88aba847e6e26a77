/** Lets the browser paint and handle input during long work. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
