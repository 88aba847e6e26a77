import { useEffect, useRef, useState } from 'react';

import { dataOf } from '../../lib/dom/attributes.ts';
import { dialogNamed, occasionNamed } from '../../runtime/dialogs.ts';
import { DialogBody } from '../../ui/dialog.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import { RequestForm } from './request-form.tsx';
import type { DialogRequest } from './request-spec.ts';

/** The values that the button which opened a form's dialog has for it. */
function presetsOf(form: string): FormValues | undefined {
  const { opener } = occasionNamed(form);
  const presets = opener && dataOf(opener, 'presets');
  return presets ? JSON.parse(presets) : undefined;
}

function Form({ request }: { request: DialogRequest }) {
  const [presets] = useState(() => presetsOf(request.id));
  const isShown = useRef(true);
  useEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );
  // An answer may come when the dialog was closed and opened again: that one stays.
  const close = () => isShown.current && dialogNamed(request.id)?.close();
  return <RequestForm request={request} presets={presets} onClose={close} />;
}

/** The form of a request in its prerendered dialog. */
export const DialogForm = ({ request }: { request: DialogRequest }) => (
  <DialogBody>
    <Form request={request} />
  </DialogBody>
);
