import { caseCatalog } from '../../content/cases/catalog.ts';
import { cases } from '../../content/cases/cases.ts';
import type { Figure } from '../../figures/model.ts';
import { type Frame, stepResponsesFigure } from '../../figures/step-response.ts';

/** One step response per case, with a settling time of as many months as the case took. */
export const casesFigure = (frame?: Frame): Figure =>
  stepResponsesFigure(
    caseCatalog.map(({ slug }) => Number.parseInt(cases[slug].timeline, 10)),
    frame,
  );
