import { loadAuthDialog } from '../../chrome/overlays.ts';
import { gating } from '../../config/gating.ts';
import { site } from '../../config/site.ts';
import { regimes, regimesCheckedOn, survey } from '../../content/regimes.ts';
import { asksForAccount } from '../../features/account/gate.ts';
import { LockReason } from '../../features/account/lock-reason.tsx';
import { session } from '../../lib/storage/session.ts';
import { optionalStorageAllowed } from '../../lib/storage/consent.ts';
import { architectureReview } from '../../features/request/architecture-review/architecture-review.request.ts';
import { FormOpener } from '../../features/request/form-opener.tsx';
import { hashOf, inputsOf } from './inputs.ts';
import * as labels from './words.ts';
import { MigrationBrief } from './migration-brief.tsx';
import type { BriefPorts } from './ports.ts';
import { rememberedBrief } from './remembered.ts';
import { defaultInputs } from './default-inputs.ts';

const isGated = asksForAccount(gating, { featured: true });

const ports: BriefPorts = {
  vendor: { name: site.name, host: new URL(site.url).host },
  release: (action) => {
    if (!isGated || session.read() !== null) {
      action();
      return;
    }
    const reason =
      'The brief’s files are free with an account. What you asked for goes on by itself once you are signed in.';
    // If the dialog fails to load, the file is free: the account protects nothing.
    loadAuthDialog().then(
      ({ askToSignIn }) => askToSignIn({ view: 'register', reason, afterwards: action }),
      action,
    );
  },
  lock: isGated && <LockReason />,
  attach: (presets) => (
    <FormOpener request={architectureReview} presets={presets}>
      {labels.attach}
    </FormOpener>
  ),
  remembered: (known) => {
    const kept = optionalStorageAllowed() ? rememberedBrief.read() : null;
    return kept === null ? null : inputsOf(kept, defaultInputs(survey), known);
  },
  remember: (inputs) => {
    if (optionalStorageAllowed()) rememberedBrief.write(hashOf(inputs));
  },
};

/** Connects the migration brief with the account, the request forms and consent. */
export const BriefTool = ({ focus }: { focus: boolean }) => (
  <MigrationBrief
    regimes={regimes}
    checkedOn={regimesCheckedOn}
    survey={survey}
    ports={ports}
    focus={focus}
  />
);
