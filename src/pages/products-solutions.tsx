import { productsSolutions } from '../content/pages/products-solutions.ts';
import { ArgumentPage } from '../sections/argument-page.tsx';
import { Static } from '../ui/static.tsx';

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={productsSolutions} />
    </Static>
  );
}
