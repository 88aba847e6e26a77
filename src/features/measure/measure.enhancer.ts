import { setData, withData } from '../../lib/dom/attributes.ts';
import { nobodyLooks, someoneLooked } from '../words.ts';

/** Each press looks at the slits of the section’s scene, or looks away. */
export function enhance(button: HTMLElement): void {
  const canvas = button.closest('section')?.querySelector(withData('scene'));
  button.addEventListener('click', () => {
    const looks = button.ariaPressed !== 'true';
    button.ariaPressed = String(looks);
    if (canvas) setData(canvas, 'scene', looks ? 'measured' : 'home');
    button.nextElementSibling?.replaceChildren(looks ? someoneLooked : nobodyLooks);
  });
}
