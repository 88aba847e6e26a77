import { encryptionBenefits } from '../../../content/pages/platform/explore-encryption.ts';
import { Words } from '../../../ui/words.tsx';

const [benefit, limit] = encryptionBenefits.columns;

/** Each benefit with its limit on the same line. */
export function BenefitsWithLimits() {
  return (
    <ul className="border-t border-line-2">
      {encryptionBenefits.rows.map((row) => (
        <li
          key={row.term}
          className="grid gap-x-10 gap-y-4 border-b border-line py-7 lg:grid-cols-[14rem_1fr_1fr]"
        >
          <h3>{row.term}</h3>
          <p>
            <span className="block text-small text-ok">{benefit}</span>
            <Words>{row.text}</Words>
          </p>
          <p className="text-ink-2">
            <span className="block text-small text-soon">{limit}</span>
            {row.limit}
          </p>
        </li>
      ))}
    </ul>
  );
}
