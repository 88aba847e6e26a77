const lookAgainMs = 30;

/**
 * Resolves once nothing is pressed, at once if nothing is. Browsers drop the click of a press whose element
 * goes away before it ends, so what takes elements out of the page waits for the end.
 */
export async function unpressed(): Promise<void> {
  // Asked again and again: a press may end outside the window, where no event tells of it.
  while (document.querySelector(':active')) {
    await new Promise((resolve) => {
      setTimeout(resolve, lookAgainMs);
    });
  }
}
