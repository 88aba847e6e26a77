import type { ReactNode } from 'react';
import '../scene.css';
import '../star-scene.css';
import './scene.css';

type Props = {
  scene: ReactNode;
  /** The scene for narrow windows; without it, `scene` must adapt. */
  sceneNarrow?: ReactNode;
  className?: string;
};

/** The figure of a hero, for both layouts. */
export const HeroScene = ({ scene, sceneNarrow, className = 'hero-scene' }: Props) =>
  sceneNarrow ? (
    <>
      <div className={`${className} wide-only`}>{scene}</div>
      <div className={`${className} narrow-only`}>{sceneNarrow}</div>
    </>
  ) : (
    <div className={className}>{scene}</div>
  );
