import { type ReactNode, useId } from 'react';

export type Tab = { id: string; label: string; panel: ReactNode };

type Props = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Name of the choice in the address, where it stands there. */
  name?: string;
  /** Makes the tabs a column at the left, with this under them. */
  column?: ReactNode;
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

const tabClass =
  '-mb-px min-h-12 shrink-0 border-b-2 border-transparent font-semibold text-ink-2 -outline-offset-2 aria-selected:border-beta aria-selected:text-ink';

/** Tabs as markup, which `tabs.enhancer.ts` makes work. All panels are shown where there is no script. */
export function Tabs({ label, tabs, name, column }: Props) {
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
    <div data-enhance="tabs" data-name={name} className={column ? 'tabs-column' : undefined}>
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
          data-tab={tab.id}
          aria-labelledby={`${id}${tab.id}`}
          // A panel that is not shown has a box of its own and must not take the focus.
          tabIndex={index === 0 ? 0 : undefined}
          hidden={index === 0 ? false : 'until-found'}
          className="block"
        >
          {column ? tab.panel : <div className="pt-10">{tab.panel}</div>}
        </tab-panel>
      ))}
    </div>
  );
}
