import { useEffect, useRef, useState } from 'react';

import { dataOf } from '../../lib/dom/attributes.ts';
import { DialogBody, useDialog } from '../../ui/dialog.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import { showHandOff } from './hand-over.tsx';
import { RequestForm } from './request-form.tsx';
import type { DialogRequest } from './request-spec.ts';

function Form({ request }: { request: DialogRequest }) {
  const { close, opener } = useDialog();
  const [presets, setPresets] = useState<FormValues>();
  const isShown = useRef(true);
  useEffect(() => {
    const control = opener();
    const written = control && dataOf(control, 'presets');
    if (written) setPresets(JSON.parse(written));
    return () => {
      isShown.current = false;
    };
  }, []);
  return (
    <RequestForm
      request={request}
      presets={presets}
      dialog={{
        onCancel: close,
        onHandedOff: (handedOff, success) => {
          // An answer may come when the dialog was closed and opened again: that one stays.
          if (isShown.current) close();
          showHandOff(handedOff, success);
        },
      }}
    />
  );
}

/** The form of a request in its prerendered dialog. */
export const DialogForm = ({ request }: { request: DialogRequest }) => (
  <DialogBody>
    <Form request={request} />
  </DialogBody>
);
