import { hashTarget } from './hash.ts';
import { writeAddress } from './write-address.ts';

/**
 * Shows the child that holds the hash's target and hides the others, so that find-in-page still finds them
 * (`hidden="until-found"`, HTML Living Standard). Follows the hash and find-in-page until the page is left.
 * @param root its children are the panels; the first is shown if the hash names none
 * @param onShow called with the shown panel, first at once
 */
export function showHashPanel(root: Element, onShow: (panel: Element) => void): void {
  const panels = [...root.children];
  const show = (shown: Element) => {
    for (const panel of panels) {
      if (panel === shown) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
    onShow(shown);
  };
  const named = () => {
    const target = hashTarget();
    const panel = target && panels.find((candidate) => candidate.contains(target));
    return panel ? { target, panel } : null;
  };

  addEventListener('hashchange', () => {
    const next = named();
    if (!next?.panel.hasAttribute('hidden')) return;
    show(next.panel);
    // Browsers without "until-found" could not scroll to a hidden target.
    next.target.scrollIntoView();
  });
  root.addEventListener('beforematch', ({ target }) => {
    const panel = panels.find((candidate) => candidate === target);
    if (!panel) return;
    show(panel);
    if (named()?.panel !== panel) writeAddress(`#${panel.id}`, 'same');
  });
  const first = named()?.panel ?? panels[0];
  if (first) show(first);
}
