import { LICENSE_PICTURE } from '#demo/art/demo-license'
import { drawnPicture, type DrawnPicture } from '#demo/drawn-picture'

/** The picture of the demo shop's licence. */
export const licensePicture = (): DrawnPicture =>
  drawnPicture({ name: LICENSE_PICTURE, alt: '演示用的营业执照，不是真实证照', width: 1200, height: 900 })
