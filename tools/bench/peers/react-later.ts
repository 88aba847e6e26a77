/** The React page, with its code loaded at the first pointer event. */
document.addEventListener('pointermove', () => void import('./react.ts'), { once: true });
