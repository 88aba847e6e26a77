/** Words of the blog's list; the posts themselves are files under `content/blog/`. */
export const blog = {
  heading: 'Blog & Updates',
  lede: 'Each post answers one question a customer asked twice. It cites what was known on the day it carries, and a later finding is marked as an update.',
  feedDescription:
    'Quantum-secure technology insights: hybrid key exchange, data and models, zero trust, mesh networks, with arithmetic and sources.',
  featuredHeading: 'Featured Articles',
  restHeading: 'By the question they answer',
  allCategories: 'All',
  /** What the page of each category says about itself in search results. */
  categories: {
    Technology: {
      title: 'Post-quantum technology articles',
      description:
        'How post-quantum key exchange, multi-route networks and the systems around them work, explained with sizes, timings and public sources.',
    },
    Research: {
      title: 'Post-quantum research articles',
      description:
        'Research notes on post-quantum cryptography and data protection: what was shown, on which assumptions, and what it changes for your systems.',
    },
    Security: {
      title: 'Zero trust and key management articles',
      description:
        'Zero trust, key management and access control in practice: what to do first, how much work it is, and which standards ask for it.',
    },
    Industry: {
      title: 'Quantum risk articles for decision makers',
      description:
        'Quantum computing and regulation for decision makers: which deadlines apply, what a quantum computer would break, and what to do this year.',
    },
  },
  empty: 'Nothing in this category yet',
  newer: 'Newer posts',
  older: 'Older posts',
  authors: {
    heading: 'Two authors, both on staff',
    text: 'Maren Tollefsdal is our principal cryptographer and writes about algorithms. Desmond Okwuosa is a security architect and writes about the systems around them. Each checks the other’s drafts.',
  },
  corrections: {
    heading: 'If a number is wrong, say so',
    text: 'Sources close every post. A correction carries the name of whoever found the fault, unless they ask otherwise.',
    action: 'Report a mistake',
  },
} as const;
