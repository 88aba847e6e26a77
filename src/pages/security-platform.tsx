import { securityPlatform, securityPlatformLabels } from '../content/pages/security-platform.ts';
import { normalModesFigure } from '../figures/normal-modes.ts';
import { ArgumentEnd } from '../sections/argument-end.tsx';
import { ArgumentSection } from '../sections/argument-section.tsx';
import { Band } from '../sections/band.tsx';
import { CaptionedFigure } from '../sections/captioned-figure.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Industries } from './security-platform/industries.tsx';
import { Products } from './security-platform/products.tsx';
import { StolenLaptop } from './security-platform/stolen-laptop.tsx';

export function Page() {
  return (
    <div>
      <Text />
    </div>
  );
}

function Text() {
  const [products, capabilities, benefits, price, industries] = securityPlatform.sections;
  return (
    <>
      <PageHero
        heading={securityPlatform.heading}
        lede={securityPlatform.lede}
        figure={
          <CaptionedFigure
            figure={normalModesFigure()}
            className="w-full max-w-[27rem] lg:w-[27rem]"
          >
            {securityPlatformLabels.figure}
          </CaptionedFigure>
        }
      />
      <Band {...products}>
        <Products />
      </Band>
      <ArgumentSection section={capabilities} shape="grid" />
      <Band {...benefits} raised>
        <StolenLaptop />
      </Band>
      <Band {...price} shape="aside" />
      <Band {...industries} raised>
        <Industries />
      </Band>
      <ArgumentEnd argument={securityPlatform} />
    </>
  );
}
