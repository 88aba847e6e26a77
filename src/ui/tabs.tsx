import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export type Tab = { id: string; label: string; panel: ReactNode };

type Props = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Told which tab was chosen, for example to keep it in the address. */
  onSelect?: (id: string) => void;
  initial?: string;
};

/**
 * Tabs (WAI-ARIA APG, automatic activation): chosen by click or focus, arrows loop, Home and End.
 * Hidden panels stay findable by the browser's find-in-page where it can reveal them.
 */
export function Tabs({ label, tabs, onSelect, initial = tabs[0].id }: Props) {
  const [selected, setSelected] = useState(initial);
  const id = useId();
  const select = (next: string) => {
    setSelected(next);
    if (next !== selected) onSelect?.(next);
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="flex gap-x-9 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-controls={`${id}${tab.id}panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onFocus={() => select(tab.id)}
            onClick={() => select(tab.id)}
            className="-mb-px min-h-12 shrink-0 border-b-2 border-transparent font-semibold text-ink-2 -outline-offset-2 aria-selected:border-beta aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}${tab.id}panel`}
          aria-labelledby={`${id}${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== selected}
          className="pt-10"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const current = tabs.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowRight: (current + 1) % tabs.length,
    ArrowLeft: (current - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}
