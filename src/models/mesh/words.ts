/* Parts of a mesh, in the middle of a sentence. */

export const relayName = 'relay {name}';
export const linkName = 'link {ends}';
