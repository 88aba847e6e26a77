import { caseCatalog } from '../../content/cases/catalog.ts';
import { cases } from '../../content/cases/cases.ts';
import type { Figure } from '../../figures/model.ts';
import { type Frame, stepResponsesFigure } from '../../figures/step-response.ts';

/** The drawing of all cases: systems that come to rest after as many months as each case took. */
export const casesFigure = (frame?: Frame): Figure =>
  stepResponsesFigure(
    caseCatalog.map(({ slug }) => Number.parseInt(cases[slug].timeline, 10)),
    frame,
  );
