import { useState } from 'react';

import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { ErrorSummary } from '../ui/form/error-summary.tsx';
import { FieldGroups } from '../ui/form/field-groups.tsx';
import { notify } from '../ui/notices/notices.ts';
import { Tooltip } from '../ui/tooltip.tsx';

const groups = [
  {
    legend: 'Fields',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true, half: true },
      { name: 'email', label: 'E-mail', kind: 'email', half: true, hint: 'For the answer only.' },
      {
        name: 'size',
        label: 'Size',
        kind: 'select',
        options: [
          { value: 's', label: 'Small' },
          { value: 'l', label: 'Large' },
        ],
      },
      { name: 'text', label: 'Text', kind: 'textarea', rows: 4 },
    ],
  },
] as const;
const errors = { name: 'Name is required', size: 'Size is required' };

/** Buttons, notices, dialogs and forms in their states. */
export default function Controls() {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-10">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="primary" large>
          Large
        </Button>
        <Button disabled>Disabled</Button>
        <ButtonLink href="#top">Link</ButtonLink>
        <CopyButton text="copied text">Copy</CopyButton>
        <ExternalLink href="https://csrc.nist.gov/">NIST</ExternalLink>
      </div>
      <div className="flex flex-wrap gap-5">
        <Badge>Plain</Badge>
        <Badge tone="ok">Available Now</Badge>
        <Badge tone="soon">Coming Soon</Badge>
        <Badge tone="beta">live</Badge>
        <Badge tone="alpha">refused</Badge>
      </div>
      <div className="flex gap-6">
        <Tooltip text="Explains the first one.">
          <Button>First hint</Button>
        </Tooltip>
        <Tooltip text="Explains the second one.">
          <Button>Second hint</Button>
        </Tooltip>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button onClick={() => notify({ tone: 'ok', title: 'Done', text: 'It worked.' })}>
          Good notice
        </Button>
        <Button onClick={() => notify({ tone: 'error', title: 'Failed', text: 'It did not.' })}>
          Bad notice
        </Button>
      </div>
      <Dialog
        title="A dialog"
        subtitle="With a subtitle"
        open={open}
        onClose={() => setOpen(false)}
      >
        <FieldGroups groups={groups} idPrefix="dialog-" errors={{}} />
      </Dialog>
      <div className="max-w-[42rem]">
        <ErrorSummary errors={errors} idPrefix="sheet-" />
        <FieldGroups groups={groups} idPrefix="sheet-" errors={errors} />
      </div>
    </div>
  );
}
