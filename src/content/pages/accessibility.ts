import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Accessibility: WCAG 2.2 AA',
  description:
    'We target WCAG 2.2 AA and test every page automatically. See what was tested, which faults are known, and how to report a barrier to us.',
};

/** In CSS pixels. */
export const checkedWidths = [320, 768, 1280] as const;

export const scope =
  'Three programs see all {pages} pages at {widths} px, in the site’s own colors and in forced colors, with menus, dialogs and errors open, and signed in.';
export const reportBarrier = 'Report a barrier';
