import { demoLicense, LICENSE_PICTURE } from '#demo/art/demo-license'
import { doorIcon } from '#demo/art/door-icon'
import { banner, close, colours, face, night, room, type Scene } from '#demo/art/scenes'
import { shareScene } from '#demo/art/share-scene'
import { skillIcon } from '#demo/art/skill-icon'
import { demoProducts } from '#demo/products/demo-products'
import type { DemoColour, DemoSpu } from '#demo/demo-spu'

/** The views of a product, each with the size of its original in px. */
export const pictureViews = {
  face: { width: 1500, height: 1500, draw: face },
  close: { width: 1500, height: 1500, draw: close },
  room: { width: 1500, height: 1500, draw: (spu: DemoSpu, body: string) => room(spu, body) },
  night: { width: 1500, height: 1500, draw: (spu: DemoSpu, body: string) => night(spu, body) },
  colours: { width: 1500, height: 1500, draw: (spu: DemoSpu) => colours(spu) },
  home: { width: 1500, height: 1800, draw: (spu: DemoSpu, body: string) => room(spu, body, 1200) },
  dusk: { width: 1500, height: 1800, draw: (spu: DemoSpu, body: string) => night(spu, body, 1200) },
  banner: { width: 2000, height: 860, draw: banner },
} as const satisfies Record<string, { width: number; height: number; draw: (spu: DemoSpu, body: string) => Scene }>

/** One of {@link pictureViews}. */
export type PictureView = keyof typeof pictureViews

/** Returns the name of a picture: `1001-ember-face`. */
export const pictureName = (spu: DemoSpu, colour: DemoColour, view: PictureView): string =>
  `${spu.spuNo}-${colour.key}-${view}`

const byNumber = new Map(demoProducts.map((spu) => [spu.spuNo, spu]))

/** An SVG filter that blurs, with a margin in percent of the sides. */
const blur = (id: string, deviation: number, room: number): string =>
  `<filter id="${id}" x="-${room}%" y="-${room}%" width="${100 + 2 * room}%" height="${100 + 2 * room}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** An SVG gradient of a colour that fades outwards: it is opaque up to a part of the radius. */
const fade = (id: string, colour: string, whole: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset="${whole}" stop-color="${colour}"/><stop offset="${(whole + 1) / 2}" stop-color="${colour}" stop-opacity="0.42"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const shared = [
  blur('soft', 3, 30),
  blur('soft9', 9, 40),
  blur('blur', 26, 60),
  blur('light', 26, 10),
  fade('shade', '#3b2a20', 0.3),
  fade('core', '#1c120c', 0.6),
  fade('spark', '#ffcf9e', 0.3),
].join('')

/**
 * Draws a picture of the demo shop.
 * @param name as `pictureName` makes it
 * @returns an SVG text; undefined for an unknown picture
 */
export function drawPicture(name: string): string | undefined {
  if (name === 'share-default') return framed(shareScene())
  if (name === LICENSE_PICTURE) return framed(demoLicense())
  if (name.startsWith('skill-')) {
    const icon = skillIcon(name.slice('skill-'.length))
    return icon && framed(icon)
  }
  if (name.startsWith('door-')) {
    const icon = doorIcon(name.slice('door-'.length))
    return icon && framed(icon)
  }
  const [spuNo = '', colourKey = '', view = ''] = name.split('-')
  const spu = byNumber.get(spuNo)
  const colour = spu?.colours.find((one) => one.key === colourKey)
  if (!spu || !colour || !(view in pictureViews)) return undefined
  const { width, height, draw } = pictureViews[view as PictureView]
  return framed(draw(spu, colour.body), width, height)
}

const framed = (scene: Scene, width = scene.width, height = scene.height): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${scene.width} ${scene.height}"><defs>${shared}${scene.brush.definitions()}</defs>${scene.content}</svg>`
