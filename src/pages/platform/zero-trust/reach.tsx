import { situations } from '../../../content/pages/platform/zero-trust.ts';
import { attributes, decide, valueLabels } from '../../../models/policy/decide.ts';
import { example } from '../../../models/policy/example.ts';
import { DotTable } from '../../../sections/dot-table.tsx';

const total = attributes.resource.length;
const cell = (opened: number) => ({ share: opened / total, label: `${opened} of ${total}` });

/** How many resources a session opens, by role: with sign-in only, and under the example policy. */
export const Reach = () => (
  <DotTable
    caption="Resources that one session opens, by role and situation"
    columns={['Role', 'Sign-in only', ...situations.map(({ label }) => label)]}
    rows={attributes.role.map((role) => ({
      head: valueLabels[role],
      cells: [
        { ...cell(total), tone: 'attack' },
        ...situations.map((situation) =>
          cell(
            attributes.resource.filter(
              (resource) => decide(example, { ...situation, role, resource }).effect === 'allow',
            ).length,
          ),
        ),
      ],
    }))}
  />
);
