const places = ['top-right', 'bottom-right', 'top-left', 'bottom-left'] as const;
export type Corner = (typeof places)[number];

/** In px: a notice of three lines with its distance from the edge, under the header. */
const size = { width: 400, height: 170, header: 72 };

const controls = 'a[href],button,input,select,textarea,summary,label';

/** The corner of the window in which a notice covers the fewest controls: at best none. */
export function freePlace(): Corner {
  const boxes = [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect());
  const covered = (place: Corner) => {
    const left = place.endsWith('left') ? 0 : Math.max(0, innerWidth - size.width);
    const top = place.startsWith('top') ? size.header : innerHeight - size.height;
    return boxes.filter(
      (box) =>
        box.right > left &&
        box.left < left + size.width &&
        box.bottom > top &&
        box.top < top + size.height,
    ).length;
  };
  const counts = places.map(covered);
  return places[counts.indexOf(Math.min(...counts))] ?? places[0];
}
