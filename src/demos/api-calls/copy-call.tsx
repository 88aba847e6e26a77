import { CopyButton } from '../../ui/copy-button.tsx';
import * as labels from './words.ts';
import { hashOf, type SharedCall } from './shared-call.ts';
import { snippetLanguages, snippetOf } from './snippets.ts';

type Props = { request: SharedCall; origin: string };

export function CopyCall({ request, origin }: Props) {
  const hash = hashOf(request);
  const address = () => `${location.origin}${location.pathname}?tab=endpoints${hash}`;
  return (
    <div>
      <p className="field-label">Copy as</p>
      <div className="actions">
        {snippetLanguages.map(({ id, label }) => (
          <CopyButton key={id} text={() => snippetOf(id, request, origin)}>
            {label}
          </CopyButton>
        ))}
        <CopyButton text={address} disabled={hash === null}>
          {labels.linkToCall}
        </CopyButton>
      </div>
      <p className="panel-note">
        {hash === null
          ? 'This request is too long for an address. Copy it as code instead.'
          : 'Never with the key: code says YOUR_API_KEY, the link holds none.'}
      </p>
    </div>
  );
}
