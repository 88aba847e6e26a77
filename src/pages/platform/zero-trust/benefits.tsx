import {
  zeroTrust,
  zeroTrustAudiences,
  zeroTrustBenefits,
} from '../../../content/pages/platform/zero-trust.ts';
import { Band } from '../../../sections/band.tsx';

const [, , benefits, audiences] = zeroTrust.sections;

/** What changes and what does not, side by side. */
export const Benefits = () => (
  <Band {...benefits} shape="stack">
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
      {zeroTrustBenefits.map(({ term, mark, points }) => (
        <div key={term}>
          <h3>{term}</h3>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {points.map((point) => (
              <li key={point} className="grid grid-cols-[1.6rem_1fr] py-3.5">
                <span aria-hidden="true" className={mark === '+' ? 'text-ok' : 'text-alpha'}>
                  {mark}
                </span>
                {point}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Band>
);

/** Three kinds of organization and the order in which each begins. */
export const Audiences = () => (
  <Band {...audiences} raised>
    <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
      {zeroTrustAudiences.map(({ term, steps }) => (
        <li key={term}>
          <h3>{term}</h3>
          <ol className="mt-4">
            {steps.map((step, index) => (
              <li key={step} className="border-t border-line py-3.5 text-ui text-ink-2">
                <span className="mr-3 text-ink">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  </Band>
);
