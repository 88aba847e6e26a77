/* What the button of a filter that shows everything is called. */

export const all = 'All';
