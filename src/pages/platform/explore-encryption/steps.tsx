import {
  encryptionLabels,
  encryptionSteps,
} from '../../../content/pages/platform/explore-encryption.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Words } from '../../../ui/words.tsx';

/** Four steps in a row; the last one, which may fail, stands apart. */
export function Steps() {
  return (
    <ol className="grid gap-4 lg:grid-cols-4 lg:gap-0">
      {encryptionSteps.map((step, index) => (
        <li
          key={step.term}
          className={`flex flex-col border p-6 ${'ours' in step ? 'rounded-lg border-dashed border-delta lg:ml-6' : 'border-line-2 bg-gamma/6 max-lg:rounded-lg lg:border-r-0 lg:first:rounded-l-lg lg:nth-3:rounded-r-lg lg:nth-3:border-r'}`}
        >
          <h3 className="flex items-center justify-between gap-3">
            <span>
              <span aria-hidden="true" className="mr-2.5 font-normal text-ink-2">
                {index + 1}
              </span>
              {step.term}
            </span>
            {'ours' in step && <Badge>{encryptionLabels.ours}</Badge>}
          </h3>
          <p className="mt-3 mb-6 text-ui text-ink-2">
            <Words>{step.text}</Words>
          </p>
          <p className="mt-auto text-small text-ink-2">
            {encryptionLabels.adds}
            <span className="block text-ink">{step.bytes}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
