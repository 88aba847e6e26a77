import { StarField } from '../../chrome/star-field.tsx';
import { HomeField } from '../../sections/field.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The first screen of the site: its claim over the waves that it is named after. */
export const Hero = () => (
  <section className="relative isolate overflow-hidden">
    <StarField sky="home" />
    <HomeField />
    <div>
      <Words />
    </div>
  </section>
);

function Words() {
  return (
    <div className="wrap pt-60 pb-16 md:pt-[max(10.5rem,25.5rem-16vw)] md:pb-20">
      <h1
        data-keep-clear
        className="w-fit max-w-[7.5em] text-hero leading-[0.95] tracking-[-0.045em]"
      >
        Physics-Based Data Security
      </h1>
      <p data-keep-clear className="lede mt-7">
        Encryption that rests on lattices and key sizes anyone can check, not on a factoring problem
        that a quantum computer is built to solve.
      </p>
      <div data-keep-clear className="mt-9 flex w-fit flex-wrap gap-3">
        <ButtonLink look="primary" large href="/free-demo">
          Start Free Demo
        </ButtonLink>
        <ButtonLink large href="/security-platform">
          Explore Security Platform
        </ButtonLink>
      </div>
    </div>
  );
}
