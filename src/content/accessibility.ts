/** In CSS pixels. */
export const checkedWidths = [320, 768, 1280] as const;

/** 1280 px at 400% zoom, the minimum of WCAG 2.2 (1.4.10). */
export const reflow = { width: 320, height: 256 } as const;

/** WCAG 2.2: success criteria of levels A and AA, without the withdrawn 4.1.1. */
export const criteria = { a: 31, aa: 24 } as const;

export const checkers = [
  {
    name: 'axe',
    package: '@axe-core/playwright',
    looksAt: 'WCAG 2.2 A and AA, its own best practices, and contrast of 7:1 in running text',
  },
  {
    name: 'IBM Equal Access',
    package: 'accessibility-checker-engine',
    looksAt: 'WCAG 2.2 A and AA, every rule that it can decide by itself',
  },
  {
    name: 'HTML_CodeSniffer',
    package: 'html_codesniffer',
    looksAt: 'WCAG 2 AA, errors',
  },
  {
    name: 'html-validate',
    package: 'html-validate',
    looksAt: 'The markup as it is sent, before any script has run',
  },
  {
    name: 'Nu Html Checker',
    package: 'vnu-jar',
    looksAt: 'The same markup against the HTML standard, errors and warnings',
  },
  {
    name: 'Guidepup Virtual Screen Reader',
    package: '@guidepup/virtual-screen-reader',
    looksAt: 'What every form and dialog says, kept as text that people read',
  },
] as const;
