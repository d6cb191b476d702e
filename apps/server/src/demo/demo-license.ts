import { createHash } from 'node:crypto'
import { LICENSE_PICTURE } from '#demo/art/demo-license'
import { drawPicture } from '#demo/art/draw-picture'
import type { MeasuredPicture } from '#areas/pictures/measure-pictures'

/** The picture of the licence, which the demo shop draws. */
export const licensePicture = (): MeasuredPicture => ({
  name: LICENSE_PICTURE,
  alt: '演示用的营业执照，不是真实证照',
  width: 1200,
  height: 900,
  hash: createHash('sha256')
    .update(drawPicture(LICENSE_PICTURE) ?? '')
    .digest('hex')
    .slice(0, 8),
})
