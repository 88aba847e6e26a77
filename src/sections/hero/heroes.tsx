import type { ReactNode } from 'react';

import { HeroActions } from './actions.tsx';
import { type Head, HeroEnd, HeroHead, HeroNotes, HeroScene, type Notes } from './hero-parts.tsx';
import { data } from '../../lib/dom/attributes.ts';
import { Axis } from '../figure-labels.tsx';

type Item = {
  href: string;
  name: string;
  status: ReactNode;
  /** A stretching `<svg>` at the right of the name. */
  curve: ReactNode;
};

type HeroIndexProps = Notes & {
  heading: ReactNode;
  lede: ReactNode;
  children: ReactNode;
  /** One or two lists, the longer first. In wide windows they are side by side and equally high. */
  groups: readonly { id: string; title: string; items: readonly Item[] }[];
};

/** Pattern D: a headline above an index, whose rows are links with a status and a curve. */
export const HeroIndex = ({ heading, lede, children, groups, ...notes }: HeroIndexProps) => (
  <>
    <section className="hero">
      <div className="wrap hero-head hero-split">
        <h1>{heading}</h1>
        <div>
          <p className="lede">{lede}</p>
          <HeroActions>{children}</HeroActions>
        </div>
      </div>
      <div className="hero-index">
        {groups.map(({ id, title, items }) => (
          <div key={id}>
            <p id={id}>{title}</p>
            <ul aria-labelledby={id} className="hero-rows">
              {items.map(({ href, name, status, curve }) => (
                <li key={href}>
                  <a href={href}>
                    <span>
                      <b>{name}</b>
                      {status}
                    </span>
                    {curve}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <HeroNotes {...notes} />
    </section>
    <HeroEnd />
  </>
);

type Props = { title: ReactNode; facts: ReactNode; action: ReactNode };

/** Pattern E for reference pages: the title, a line of facts and a tool. */
export const HeroBar = ({ title, facts, action }: Props) => (
  <>
    <div className="hero hero-bar">
      <div className="wrap">
        {title}
        <p>{facts}</p>
        <div>{action}</div>
      </div>
    </div>
    <HeroEnd />
  </>
);

type HeroBelowProps = Head &
  Notes & {
    scene: ReactNode;
    sceneNarrow?: ReactNode;
    /** Half the height, for pages about the company. */
    half?: boolean;
  };

/** Pattern B: text in two columns above a scene from edge to edge, best for an interactive one. */
export const HeroBelow = (props: HeroBelowProps) => {
  const { heading, lede, children, ask, scene, sceneNarrow, half = false, ...notes } = props;
  return (
    <>
      <section className={`hero hero-below${half ? ' hero-half' : ''}`}>
        <HeroHead heading={heading} lede={lede} ask={ask}>
          {children}
        </HeroHead>
        <HeroScene scene={scene} sceneNarrow={sceneNarrow} />
        <HeroNotes {...notes} />
      </section>
      <HeroEnd />
    </>
  );
};

type HeroBesideProps = Omit<Head, 'first'> & {
  scene: ReactNode;
  /** Over the scene, in the order of reading after the text. */
  control?: ReactNode;
};

/** Pattern A: text beside a scene that reaches three edges of the window. Only the home page has it. */
export const HeroBeside = ({ heading, lede, children, ask, scene, control }: HeroBesideProps) => (
  <>
    <section className="hero hero-beside">
      <HeroScene scene={scene} />
      <div className="wrap">
        <h1 {...data({ 'keep-clear': '' })}>{heading}</h1>
        <p {...data({ 'keep-clear': '' })} className="lede">
          {lede}
        </p>
        <div {...data({ 'keep-clear': '' })} className="actions">
          {children}
        </div>
        {ask}
      </div>
      {control}
    </section>
    <HeroEnd />
  </>
);

type HeroCountedProps = Head &
  Notes & {
    /** Drawn in the proportions of 1440 by 320 to 360. */
    scene: ReactNode;
    sceneNarrow?: ReactNode;
    axis?: readonly { at: number; label: string }[];
  };

/**
 * Pattern C: a headline of up to three lines above a scene in which every dot is a countable item. What the dots mean
 * stands above them in wide windows, where the scene can end below the window.
 */
export const HeroCounted = (props: HeroCountedProps) => {
  const { heading, lede, children, ask, scene, sceneNarrow, axis, legend, readout } = props;
  return (
    <>
      <section className="hero hero-counted">
        <HeroHead heading={heading} lede={lede} ask={ask}>
          {children}
        </HeroHead>
        <HeroNotes readout={readout} />
        <HeroNotes legend={legend} />
        <div className="hero-data">
          {axis && <Axis ticks={axis} />}
          <HeroScene scene={scene} sceneNarrow={sceneNarrow} className="hero-drawn" />
        </div>
      </section>
      <HeroEnd />
    </>
  );
};

type HeroPlainProps = {
  heading: ReactNode;
  lede?: ReactNode;
  /** Date, author and reading time. */
  meta?: ReactNode;
  children?: ReactNode;
};

/** Pattern E for articles, papers and legal texts: a title and the content right after it. */
export const HeroPlain = ({ heading, lede, meta, children }: HeroPlainProps) => (
  <>
    <header className="hero hero-plain">
      <div className="wrap hero-head">
        {meta && <div className="hero-meta">{meta}</div>}
        <h1>{heading}</h1>
        {lede && <p className="lede">{lede}</p>}
        <HeroActions>{children}</HeroActions>
      </div>
    </header>
    <HeroEnd />
  </>
);

/** Pattern F: a headline alone, for pages whose first section is at work. */
export const HeroShort = (props: Head) => (
  <>
    <header className="hero hero-plain">
      <HeroHead {...props} />
    </header>
    <HeroEnd />
  </>
);
