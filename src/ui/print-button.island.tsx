import { Button } from './button.tsx';
import { print as label } from './words.ts';

export default function PrintButton() {
  return (
    <Button className="needs-script" onClick={() => print()}>
      {label}
    </Button>
  );
}
