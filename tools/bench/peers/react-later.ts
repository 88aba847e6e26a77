/** The same page, whose code comes at the visitor's first pointer. */
document.addEventListener('pointermove', () => void import('./react.ts'), { once: true });
