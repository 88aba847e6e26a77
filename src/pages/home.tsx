import { homeStill } from '../figures/scenes/home-still.ts';
import { Demo } from '../demos/demo.tsx';
import { Events } from './home/events.tsx';
import { Closing } from './home/closing.tsx';
import { Features } from './home/features.tsx';
import { Hero } from './home/hero.tsx';
import { Pilot } from './home/pilot.tsx';
import { Proof } from './home/proof.tsx';
import { Steps } from './home/steps.tsx';
import { Suite } from './home/suite.tsx';
import { WhyNow } from './home/why-now.tsx';
import type { PageProps } from '../page-props.ts';

export const scene = homeStill;

export const Page = ({ path }: PageProps) => (
  <>
    <Hero />
    <Events />
    <Pilot path={path} />
    <WhyNow />
    <Demo name="exchange" />
    <Features />
    <Steps />
    <Proof />
    <Suite />
    <Closing path={path} />
  </>
);
