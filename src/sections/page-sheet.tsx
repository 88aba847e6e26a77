/** What the page sheet is called until the document names its hashed address. */
export const pageSheetHref = 'pages.css';

/**
 * Where the styles of what follows are linked. It stands after the hero, whose own styles are in the
 * page: a sheet in the body holds up only what comes after it. Prerendered only.
 */
export const PageSheet = () => <link rel="stylesheet" href={pageSheetHref} />;
