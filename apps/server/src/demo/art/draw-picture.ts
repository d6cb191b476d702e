import { banner, close, colours, face, night, room, type Scene } from '#demo/art/scenes'
import { shareScene } from '#demo/art/share-scene'
import { skillIcon } from '#demo/art/skill-icon'
import { demoProducts } from '#demo/products/demo-products'
import type { DemoColour, DemoSpu } from '#demo/demo-spu'

/** Views a picture may show, with the pixels of its original. */
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

/** Name of a picture: `1001-ember-face`. */
export const pictureName = (spu: DemoSpu, colour: DemoColour, view: PictureView): string =>
  `${spu.spuNo}-${colour.key}-${view}`

const byNumber = new Map(demoProducts.map((spu) => [spu.spuNo, spu]))

const filters =
  '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3"/></filter><filter id="soft9" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter><filter id="blur" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="26"/></filter>'

/**
 * Draws a picture of the demo shop.
 * @param name as `pictureName` makes it
 * @returns an SVG text, or nothing where there is no such picture
 */
export function drawPicture(name: string): string | undefined {
  if (name === 'share-default') return framed(shareScene())
  if (name.startsWith('skill-')) {
    const icon = skillIcon(name.slice('skill-'.length))
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
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${scene.width} ${scene.height}"><defs>${filters}${scene.brush.definitions()}</defs>${scene.content}</svg>`
