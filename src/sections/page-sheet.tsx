/** The build replaces it with the hashed address. */
export const pageSheetHref = 'pages.css';

/** Comes after the hero, whose styles are inline, because a sheet in the body blocks only what follows. */
export const PageSheet = () => <link rel="stylesheet" href={pageSheetHref} />;
