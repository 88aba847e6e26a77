/** Choosing one adds its name to the form. Apart from the page’s other texts, which its island does not need. */
export const demoFormats = [
  {
    id: 'live-platform-demo',
    term: 'Live Platform Demo',
    text: 'Watch us encrypt and restore sample data, then stop a node.',
  },
  {
    id: 'expert-consultation',
    term: 'Expert Consultation',
    text: 'No slides: your inventory, your deadlines, what to move first.',
  },
  {
    id: 'custom-solutions',
    term: 'Custom Solutions',
    text: 'An air gap, a slow link, a device you can’t patch.',
  },
] as const;
