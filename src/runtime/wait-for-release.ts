const checkEveryMs = 30;
const giveUpAfterMs = 1500;

/**
 * Resolves once nothing is pressed, at once if nothing is. Browsers drop the click of a press whose element
 * is replaced before the press ends. It gives up after a while because some browsers keep an element
 * `:active` after it was dragged.
 */
export async function waitForRelease(): Promise<void> {
  // Polling, because a press can end outside the window, where no event says so.
  for (let waited = 0; waited < giveUpAfterMs; waited += checkEveryMs) {
    if (!document.querySelector(':active')) return;
    await new Promise((resolve) => {
      setTimeout(resolve, checkEveryMs);
    });
  }
}
