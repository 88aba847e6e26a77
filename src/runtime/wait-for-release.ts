const checkEveryMs = 30;
const giveUpAfterMs = 1500;

/**
 * Resolves when nothing is pressed, because browsers drop a click if its element is replaced before the
 * release. It gives up after 1.5 seconds, because some browsers keep an element `:active` after a drag.
 */
export async function waitForRelease(): Promise<void> {
  // Polling, because a release outside the window sends no event.
  for (let waited = 0; waited < giveUpAfterMs; waited += checkEveryMs) {
    if (!document.querySelector(':active')) return;
    await new Promise((resolve) => {
      setTimeout(resolve, checkEveryMs);
    });
  }
}
