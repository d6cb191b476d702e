import { dim, lit } from '#demo/art/mix'

/** Makes fills for shapes, and collects the definitions that the fills need. Each picture has a brush of its own. */
export interface Brush {
  /** Fill of a round body lit from the left. */
  cylinder(colour: string): string
  /** Fill of a flat front lit from the top left. */
  plane(colour: string): string
  /** Fill of a ball, or of anything that bulges. */
  ball(colour: string): string
  /** Fill of a metal edge: light, dark, light. */
  metal(colour: string): string
  /** Fill of black glass. */
  glass(): string
  /** Fill of a picture on a screen; the hue, in degrees, makes it warm or cool. */
  wallpaper(hue: number): string
  /** Fill of light that fades outwards. */
  glow(colour: string, strength?: number): string
  /** Fill of woven cloth over a colour. */
  cloth(colour: string): string
  /** Returns the definitions of all fills, for the head of the picture. */
  definitions(): string
}

type Stop = readonly [offset: number, colour: string, opacity?: number]
const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')
const linear = (id: string, ends: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" ${ends}>${stops(list)}</linearGradient>`
const radial = (id: string, ends: string, list: readonly Stop[]) =>
  `<radialGradient id="${id}" ${ends}>${stops(list)}</radialGradient>`

const across = 'x1="0" y1="0" x2="1" y2="0"'
const slanted = 'x1="0" y1="0" x2="0.75" y2="1"'

/** Makes a brush for a new picture. */
export function createBrush(): Brush {
  const kept = new Map<string, string>()
  const keep = (kind: string, key: string, define: (id: string) => string): string => {
    const id = `${kind}${key.replace(/[^\w]/g, '')}`
    if (!kept.has(id)) kept.set(id, define(id))
    return `url(#${id})`
  }
  return {
    cylinder: (c) =>
      keep('cy', c, (id) =>
        linear(id, across, [
          [0, dim(c, 0.42)],
          [0.1, dim(c, 0.2)],
          [0.26, lit(c, 0.3)],
          [0.36, lit(c, 0.38)],
          [0.58, c],
          [0.86, dim(c, 0.3)],
          [0.96, dim(c, 0.46)],
          [1, dim(c, 0.34)],
        ]),
      ),
    plane: (c) =>
      keep('pl', c, (id) =>
        linear(id, slanted, [
          [0, lit(c, 0.34)],
          [0.45, c],
          [1, dim(c, 0.2)],
        ]),
      ),
    ball: (c) =>
      keep('ba', c, (id) =>
        radial(id, 'cx="0.36" cy="0.28" r="0.85"', [
          [0, lit(c, 0.62)],
          [0.3, lit(c, 0.2)],
          [0.62, c],
          [0.9, dim(c, 0.32)],
          [1, dim(c, 0.24)],
        ]),
      ),
    metal: (c) =>
      keep('me', c, (id) =>
        linear(id, slanted, [
          [0, lit(c, 0.7)],
          [0.2, dim(c, 0.1)],
          [0.45, lit(c, 0.45)],
          [0.7, dim(c, 0.28)],
          [1, lit(c, 0.25)],
        ]),
      ),
    glass: () =>
      keep('gl', '', (id) =>
        linear(id, slanted, [
          [0, '#3a3d46'],
          [0.3, '#16181d'],
          [1, '#07080a'],
        ]),
      ),
    wallpaper: (hue) =>
      keep('wp', String(hue), (id) =>
        linear(id, slanted, [
          [0, `hsl(${hue},62%,66%)`],
          [0.5, `hsl(${(hue + 24) % 360},58%,46%)`],
          [1, `hsl(${(hue + 58) % 360},54%,26%)`],
        ]),
      ),
    glow: (c, strength = 0.9) =>
      keep('go', `${c}${strength * 100}`, (id) =>
        radial(id, 'cx="0.5" cy="0.5" r="0.5"', [
          [0, c, strength],
          [0.45, c, strength * 0.4],
          [1, c, 0],
        ]),
      ),
    cloth: (c) =>
      keep(
        'ct',
        c,
        (id) =>
          `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="${dim(c, 0.1)}"/><circle cx="2.25" cy="2.25" r="1.9" fill="${lit(c, 0.12)}"/><circle cx="6.75" cy="6.75" r="1.9" fill="${lit(c, 0.06)}"/></pattern>`,
      ),
    definitions: () => [...kept.values()].join(''),
  }
}
