/** The build replaces it with the hashed address. */
export const pageSheetHref = 'pages.css';

/**
 * Links the style sheet after the hero, whose styles are inline: a sheet in the body blocks only what follows.
 */
export const PageSheet = () => <link rel="stylesheet" href={pageSheetHref} />;
