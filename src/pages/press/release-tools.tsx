import { Button } from '../../ui/button.tsx';
import { CopyPart } from '../../ui/copy-part.tsx';

/** What can be done with the text of a release, by the id of that text. */
export function ReleaseTools({ of }: { of: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <CopyPart of={of}>Copy text</CopyPart>
      <Button className="needs-script" onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}
