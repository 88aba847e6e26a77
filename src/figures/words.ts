/* The titles of drawings, and what their descriptions (`Text`) say to who does not see them. */

export const logoText = 'Two interlocking circles. The lens that they share is filled.';
export const logo = '{name} logo';
export const meshBypass = 'A mesh that routes around a dead relay';
export const meshBypassText =
  '{places} relays. The shortest way ran through one that is dead, dashed; the way around it has {around} relays, and a spare way has {spare} others.';
