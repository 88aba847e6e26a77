import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export type Tab = { id: string; label: string; panel: ReactNode };

type Props = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The chosen tab, where somebody else keeps it, for example the address. */
  selected?: string;
  /** Told which tab is wanted. */
  onSelect?: (id: string) => void;
};

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- The one way to tell React's types of an element.
  namespace JSX {
    interface IntrinsicElements {
      /**
       * A panel of tabs. React knows `hidden` as yes or no only, but leaves the attributes of an element
       * with a name of its own alone: so the browser can find text in a hidden panel and reveal it.
       */
      'tab-panel': Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>, 'hidden'> & {
        hidden: 'until-found' | false;
        'data-tab': string;
      };
    }
  }
}

/**
 * Tabs (WAI-ARIA APG, automatic activation): chosen by click or focus, arrows loop, Home and End.
 * Hidden panels stay findable by the browser's find-in-page where it can reveal them, and all of them
 * are shown where there is no script.
 */
export function Tabs({ label, tabs, selected: kept, onSelect }: Props) {
  const [own, setOwn] = useState(tabs[0].id);
  const selected = kept ?? own;
  const id = useId();
  const select = (next: string) => {
    setOwn(next);
    if (next !== selected) onSelect?.(next);
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="flex gap-x-5 overflow-x-auto border-b border-line"
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
        <tab-panel
          key={tab.id}
          ref={(panel) => {
            const reveal = () => select(tab.id);
            panel?.addEventListener('beforematch', reveal);
            return () => panel?.removeEventListener('beforematch', reveal);
          }}
          role="tabpanel"
          id={`${id}${tab.id}panel`}
          data-tab={tab.id}
          aria-labelledby={`${id}${tab.id}`}
          // A panel that is not shown has a box of its own and must not take the focus.
          tabIndex={tab.id === selected ? 0 : undefined}
          hidden={tab.id === selected ? false : 'until-found'}
          className="block"
        >
          <div className="pt-10">{tab.panel}</div>
        </tab-panel>
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
