/** Words of the blog's list; the posts themselves are files under `content/blog/`. */
export const blog = {
  heading: 'Blog & Updates',
  lede: 'Each post answers one question a customer asked twice. It cites what was known on the day it carries, and a later finding is marked as an update.',
  feedDescription:
    'Quantum-secure technology insights: hybrid key exchange, data and models, zero trust, mesh networks, with arithmetic and sources.',
  featuredHeading: 'Featured Articles',
  restHeading: 'By the question they answer',
  /** Stands only where there are more posts than the page holds. */
  older: {
    action: 'Show more articles',
    goesOn: 'Older articles go on with',
    eachLeads: ', and each leads to the one before it. The addresses of all are in the',
    sitemap: 'site map',
  },
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
