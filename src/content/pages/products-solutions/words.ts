/* What the controls of the product suite are called, and its states. */

export const learnMore = 'Learn More';
export const tryNow = 'Try Now';
export const atWork = 'See it at work';
export const earlyAccess = 'Get early access';

export const compare = 'Compare';
export const clear = 'Clear';
export const sideBySide = 'Side by side';
export const property = 'Property';

/** After "Learn More", for screen readers. */
export const aboutProduct = 'about {name}';

/** The rows of the comparison and of a product's dialog. */
export const status = 'Status';
export const inALine = 'In a line';
export const forWhom = 'Who it’s for';
export const features = 'Features';
export const readOn = 'Read on';

/** What is said while products are chosen. */
export const selectOneMore = '{name}: select one more to compare.';
export const selectOneOrTwoMore = '{name}: select one or two more to compare.';
export const comparing = 'Comparing {names}.';
export const comparingMost = 'Comparing {names}. Three is the most.';
export const seeComparison = 'See the comparison';

export const getDetails = 'Get product details';
export const tellMe = 'Tell me when it ships';
/** The hint of a link to a product's own site, while its address is a sample. */
export const sampleAddress =
  'A sample address. It leads to a page of {host}, which is reserved for examples.';

/** What needs a service. */
export const everyProduct = 'Every product';
export const ownApplications = 'Your own applications';
