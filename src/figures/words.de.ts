/* From src/figures/words.ts, as of fa77f2cf. */

export const logoText =
  'Zwei ineinandergreifende Kreise. Die Linse, die sie gemeinsam haben, ist ausgefüllt.';
export const logo = 'Logo von {name}';
export const meshBypass = 'Ein Netz, das ein ausgefallenes Relais umgeht';
export const meshBypassText =
  '{places} Relais. Der kürzeste Weg lief durch eines, das ausgefallen ist, gestrichelt. Der Umweg hat {around} Relais, ein Ersatzweg {spare} andere.';
