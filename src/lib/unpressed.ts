const lookAgainMs = 30;
const longestMs = 1500;

/**
 * Resolves once nothing is pressed, at once if nothing is. Browsers drop the click of a press whose element
 * goes away before it ends, so what takes elements out of the page waits for the end; not for ever, as some
 * browsers take an element for pressed after it has been dragged.
 */
export async function unpressed(): Promise<void> {
  // Asked again and again: a press may end outside the window, where no event tells of it.
  for (let waited = 0; waited < longestMs; waited += lookAgainMs) {
    if (!document.querySelector(':active')) return;
    await new Promise((resolve) => {
      setTimeout(resolve, lookAgainMs);
    });
  }
}
