import { enterprise } from '../../content/pages/solutions/enterprise.ts';
import { enterpriseDemo } from '../../features/enquiry/enterprise-demo/enterprise-demo.ts';
import { FormOpener } from '../../features/enquiry/form-opener.tsx';
import { ArgumentPage } from '../../sections/argument-page.tsx';
import { Static } from '../../ui/static.tsx';

const opener = (
  <FormOpener look="primary" large enquiry={enterpriseDemo}>
    Enterprise Demo
  </FormOpener>
);

export function Page() {
  return (
    <Static>
      <ArgumentPage argument={enterprise} actions={opener} closing={opener} />
    </Static>
  );
}
