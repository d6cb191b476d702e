import { imageAddress } from '@hearth/domain'
import { useUi } from '#context/ui-context'
import { phoneWidth } from '../phone-width'
import type { ImageProps } from '../types'

/** Where a mini shell gets a picture, as wide as the phone needs it, and the aspect that keeps its place. */
export function usePicture({ src, width, height, sizes }: Pick<ImageProps, 'src' | 'width' | 'height' | 'sizes'>) {
  const { assetBase = '' } = useUi()
  return {
    address: imageAddress(src.startsWith('/') ? assetBase + src : src, { width: phoneWidth(sizes) }),
    style: { aspectRatio: `${width} / ${height}` },
  }
}
