import { imageAddress } from '@hearth/domain'
import { useUi } from '#context/ui-context'
import { phoneWidth } from '../phone-width'
import type { ImageProps } from '../types'

/** Returns a picture's address in the width that the phone needs, and the aspect ratio that reserves its space. */
export function usePicture({ src, width, height, sizes }: Pick<ImageProps, 'src' | 'width' | 'height' | 'sizes'>) {
  const { assetBase = '' } = useUi()
  return {
    address: imageAddress(src.startsWith('/') ? assetBase + src : src, { width: phoneWidth(sizes) }),
    style: { aspectRatio: `${width} / ${height}` },
  }
}
