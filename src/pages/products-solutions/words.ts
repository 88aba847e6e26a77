/* The words of the form for a demo of a product. */

export const name = 'Name';
export const nameRequired = 'Name is required';
export const product = 'Product';
export const wantProductDemo = 'I would like to see a product run.';
export const demoSubject = 'Demo Request';
