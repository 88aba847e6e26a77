import { startDemo } from '../../content/start-demo.ts';
import { StarScene } from '../../sections/star-scene.tsx';
import { hero } from '../../content/home.ts';
import { HomeScene } from '../../sections/scene.tsx';
import { HeroBeside } from '../../sections/hero/hero-beside.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export const Hero = () => (
  <HeroBeside
    heading={hero.heading}
    lede={hero.lede}
    actions={
      <>
        <ButtonLink look="primary" large href={startDemo.to}>
          {startDemo.label}
        </ButtonLink>
        <ButtonLink large href="/security-platform">
          Explore Security Platform
        </ButtonLink>
      </>
    }
    scene={
      <div>
        <StarScene preset="home" />
        <HomeScene />
      </div>
    }
  />
);
