/** A rectangle with round corners, given by its centre. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`

/** An ellipse; a circle where one radius is given. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

/** A circle. */
export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  oval(x, y, radius, radius, fill, more)

/** A filled outline. */
export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

/** A line without filling. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A soft highlight along an outline. */
export const shine = (d: string, width = 5, opacity = 0.5): string =>
  line(d, '#fff', width, `opacity="${opacity}" filter="url(#soft)"`)

/** The shadow of a standing thing. A gradient looks like a blur here, and is drawn in a fraction of the time. */
export const shadow = (x: number, y: number, rx: number, ry = rx * 0.12, opacity = 0.34): string =>
  oval(x, y, rx * 1.16 + 52, ry * 1.9 + 52, 'url(#shade)', `opacity="${opacity * 0.5}"`) +
  oval(x, y, rx * 0.96 + 14, ry + 14, 'url(#core)', `opacity="${opacity}"`)

/** Returns copies of a drawing. `draw` is given the number of each copy, from 0. */
export const repeat = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Moves a drawing, whose centre is at (0, 0), to a point; it can also be scaled and turned. */
export const put = (x: number, y: number, what: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${what}</g>`
