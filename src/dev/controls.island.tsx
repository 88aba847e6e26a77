import { useState } from 'react';

import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { FieldGroups } from '../ui/form/field-groups.tsx';
import { notify } from '../ui/notices/notices.ts';
import { sampleFields } from './sample-fields.ts';

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
        <FieldGroups groups={sampleFields} idPrefix="dialog-" errors={{}} />
      </Dialog>
    </div>
  );
}
