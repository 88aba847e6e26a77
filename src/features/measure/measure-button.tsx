import { data } from '../../lib/dom/attributes.ts';
import { Button } from '../../ui/button.tsx';
import { lookAtSlits } from '../words.ts';

/** Over the two slits of the home page’s first screen. Its style sheet is the hero’s; it shows once the field is drawn. */
export const MeasureButton = () => (
  <div className="measure">
    <Button aria-pressed={false} {...data({ enhance: 'measure', 'on-press': '' })}>
      {lookAtSlits}
    </Button>
    <p role="status" />
  </div>
);
