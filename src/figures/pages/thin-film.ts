/** Refractive indices: air, a film of titanium dioxide, glass. */
const index = { air: 1, film: 2.3, glass: 1.52 } as const;

/** Reflected amplitudes of the two faces (Fresnel). */
const front = (index.air - index.film) / (index.air + index.film);
const back = (index.film - index.glass) / (index.film + index.glass);
const faces = front ** 2 + back ** 2;
const product = (front * back) ** 2;
const crossTerm = 2 * front * back;

/** Phase of the light that crosses the film twice, times the wavelength, in nanometers. */
const opticalPath = (thickness: number): number => 4 * Math.PI * index.film * thickness;

/** Reflected share of the light at the cosine of a phase (Airy). */
const shareAt = (cosine: number): number =>
  (faces + crossTerm * cosine) / (1 + product + crossTerm * cosine);

/** Thickness of film that stands for one page, in nanometers. */
const perPage = 10;

/** The visible wavelengths that are drawn, in nanometers. */
export const visible = { from: 400, to: 700 } as const;

/** The share of light that a film on glass reflects at normal incidence; lengths in nanometers. */
export function reflectance(thickness: number, wavelength: number): number {
  return shareAt(Math.cos(opticalPath(thickness) / wavelength));
}

/** Thickness of the film that stands for a paper, in nanometers. */
export const filmOf = (pages: number): number => pages * perPage;
