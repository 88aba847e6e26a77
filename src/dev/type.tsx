import { Section } from '../sections/section.tsx';

export const Type = () => (
  <Section
    heading="Type, on one line, with its lede under it"
    lede="Lede, 1.2 to 1.5 rem. It says in at most thirty words what the section shows, and why that matters to the reader."
    size="h2x"
    rhythm={1}
  >
    <div className="grid gap-5">
      <h3>h3, 1.35 to 1.7 rem: names a part of a section</h3>
      <h4>h4, 1.15 rem: names a part of a panel</h4>
      <p className="max-w-[42rem] text-ink-2">
        Body, 17 px and 1.6. Text that is read stands at ink-2 on night, which is more than 7:1, in
        lines of 65 to 70 characters.
      </p>
      <p className="text-small text-ink-3">Caption, 15 px, at ink-3.</p>
      <p className="mono">mono 13 px: labels of surfaces, legends, axes</p>
      <p className="flex flex-wrap gap-5">
        <span className="text-alpha">text-alpha</span>
        <span className="text-beta">text-beta</span>
        <span className="text-gamma">text-gamma</span>
        <span className="text-delta">text-delta</span>
        <span className="text-ok">text-ok</span>
        <span className="text-soon">text-soon</span>
      </p>
    </div>
  </Section>
);
