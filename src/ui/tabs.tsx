import { type ReactNode, useId } from 'react';

import { data } from '../lib/dom/attributes.ts';
import './tabs.css';

type Tab = { id: string; label: string; panel: ReactNode };

type Props = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Query parameter that keeps the chosen tab. */
  name?: string;
  /** Puts the tabs in a column at the left, with this below them. */
  column?: ReactNode;
  /** Shown under each panel. */
  outro?: ReactNode;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /**
       * A custom element, because React allows only a boolean `hidden` on others. With `until-found`, the
       * browser can find and reveal text in a hidden panel.
       */
      'tab-panel': Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>, 'hidden'> & {
        hidden: 'until-found' | false;
      };
    }
  }
}

const tabClass =
  '-mb-px min-h-12 shrink-0 border-b-2 border-transparent font-semibold text-ink-2 -outline-offset-2 aria-selected:border-signal aria-selected:text-ink';

/** Markup for `tabs.enhancer.ts`. Without script, all panels are shown. */
export function Tabs({ label, tabs, name, column, outro }: Props) {
  const id = useId();
  const list = (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={column ? 'vertical' : undefined}
      className={column ? undefined : 'flex gap-x-5 overflow-x-auto border-b border-line'}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}${tab.id}`}
          aria-controls={`${id}${tab.id}panel`}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
          className={column ? undefined : tabClass}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
  return (
    <div {...data({ enhance: 'tabs', name })} className={column ? 'tabs-column' : undefined}>
      {column ? (
        <div className="tabs-side">
          {list}
          {column}
        </div>
      ) : (
        list
      )}
      {tabs.map((tab, index) => (
        <tab-panel
          key={tab.id}
          role="tabpanel"
          id={`${id}${tab.id}panel`}
          {...data({ tab: tab.id })}
          aria-labelledby={`${id}${tab.id}`}
          // A panel with `until-found` still has a box, so it must not be focusable.
          tabIndex={index === 0 ? 0 : undefined}
          hidden={index === 0 ? false : 'until-found'}
          className="block"
        >
          {column ? tab.panel : <div className="pt-10">{tab.panel}</div>}
        </tab-panel>
      ))}
      {outro}
    </div>
  );
}
