import { Button } from './button.tsx';

export default function PrintButton() {
  return (
    <Button className="needs-script" onClick={() => print()}>
      Print
    </Button>
  );
}
