/**
 * Shows one of an element's children and hides the others in a way that find-in-page still sees
 * (`hidden="until-found"`, HTML Living Standard). Which one follows the address's hash, or what the
 * browser finds, for as long as the page lives.
 * @param root its children are the parts; the first is shown while the hash names none of them
 * @param onShow told which part is shown, at once and after every change
 */
export function showHashPanel(root: Element, onShow: (part: Element) => void): void {
  const parts = [...root.children];
  const show = (shown: Element) => {
    for (const part of parts) {
      if (part === shown) part.removeAttribute('hidden');
      else part.setAttribute('hidden', 'until-found');
    }
    onShow(shown);
  };
  const wanted = () => {
    const target = document.getElementById(location.hash.slice(1));
    const part = target && parts.find((candidate) => candidate.contains(target));
    return part ? { target, part } : null;
  };

  addEventListener('hashchange', () => {
    const next = wanted();
    if (!next?.part.hasAttribute('hidden')) return;
    show(next.part);
    // A browser that knows no "until-found" could not scroll to what was hidden.
    next.target.scrollIntoView();
  });
  root.addEventListener('beforematch', ({ target }) => {
    const part = parts.find((candidate) => candidate === target);
    if (!part) return;
    show(part);
    if (wanted()?.part !== part) history.replaceState(history.state, '', `#${part.id}`);
  });
  const first = wanted()?.part ?? parts[0];
  if (first) show(first);
}
