import type { Argument } from './argument.ts';
import { posts } from './posts.ts';

export const blog = {
  heading: 'Blog & Updates',
  lede: 'Six posts, each answering one question a customer asked twice. They cite what was known on the day they carry, and a later finding is marked as an update.',
  sections: [
    {
      id: 'featured',
      heading: 'Featured Articles',
      paragraphs: ['Two that most readers want first.'],
      points: [
        {
          term: posts[0].title,
          text: 'Technology, January 15, 2025. Read it before you widen a packet buffer: the arithmetic of larger handshakes is done for you, with the standard it comes from.',
          status: 'Featured',
        },
        {
          term: posts[1].title,
          text: 'Research, January 10, 2025. For anyone whose colleagues paste records into a chat window. No quantum claims appear, because none are needed.',
          status: 'Featured',
        },
      ],
    },
    {
      id: 'articles',
      heading: 'Four more, by the reader who needs them',
      paragraphs: [],
      points: [
        {
          term: posts[2].title,
          text: 'Security, January 5, 2025. For the person who owns the identity provider and has never counted its certificates.',
        },
        {
          term: posts[3].title,
          text: 'Technology, December 28, 2024. For network engineers who distrust diagrams. Every millisecond in it is a design goal and says so.',
        },
        {
          term: posts[4].title,
          text: 'Industry, December 20, 2024. For executives with a slide that says RSA is broken. It is not, and the true sentence is more useful.',
        },
        {
          term: posts[5].title,
          text: 'Research, December 15, 2024. For cryptographers, and for buyers deciding whether a vendor’s candor extends to its own product.',
        },
      ],
    },
    {
      id: 'authors',
      heading: 'Two authors, both on staff',
      paragraphs: [
        'Maren Tollefsdal is our principal cryptographer and writes about algorithms. Desmond Okwuosa is a security architect and writes about the systems around them. Each checks the other’s drafts.',
        'Sources close every post. If one is wrong, tell us and the correction will carry your name unless you ask otherwise.',
      ],
    },
  ],
  next: {
    label: 'Begin with hybrid key exchange',
    to: '/blog/quantum-secure-communications',
  },
} as const satisfies Argument;
