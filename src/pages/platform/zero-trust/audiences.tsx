import { zeroTrustAudiences } from '../../../content/pages/platform/zero-trust.ts';
import { MoreLink } from '../../../ui/more-link.tsx';

export const Audiences = () => (
  <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-3">
    {zeroTrustAudiences.map(({ term, steps, more }) => (
      <li key={term} className="flex flex-col items-start">
        <h3>{term}</h3>
        <ol className="mt-4 mb-6 w-full flex-1 border-t border-line-2">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3 border-b border-line py-3.5 text-ink-2">
              <span className="text-signal">{index + 1}</span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <MoreLink href={more.to}>{more.label}</MoreLink>
      </li>
    ))}
  </ul>
);
