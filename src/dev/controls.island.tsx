import { useState } from 'react';

import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldGroups } from '../ui/form/field-groups.tsx';
import type { FieldGroup } from '../ui/form/field-spec.ts';
import { notify } from '../ui/notices/notices.ts';

const fields: readonly FieldGroup[] = [
  {
    legend: 'Fields',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', half: true },
      { name: 'email', label: 'E-mail', kind: 'email', half: true, hint: 'For the answer only.' },
      { name: 'size', label: 'Size', kind: 'select', options: [{ value: 's', label: 'Small' }] },
      { name: 'text', label: 'Text', kind: 'textarea', rows: 4 },
    ],
  },
];
const errors = { name: 'Name is required' };

export default function Controls() {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-10">
      <p className="flex flex-wrap items-center gap-3">
        <Button look="primary" large>
          Large
        </Button>
        <Button look="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <CopyButton text="copied text">Copy</CopyButton>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button
          onClick={() => notify({ tone: 'error', title: 'Failed', text: 'It did not work.' })}
        >
          Show a notice
        </Button>
        <Badge>Badge</Badge>
        <Badge tone="ok">Badge with a tone</Badge>
      </p>
      <div className="max-w-[42rem]">
        <FieldGroups groups={fields} idPrefix="sheet-" errors={errors} />
      </div>
      <Dialog title="A dialog" subtitle="Subtitle" open={open} onClose={() => setOpen(false)}>
        <FieldGroups groups={fields} idPrefix="dialog-" errors={{}} />
      </Dialog>
    </div>
  );
}
