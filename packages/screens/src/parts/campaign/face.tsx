import { Box, Icon, Image } from '@hearth/ui'
import css from './face.module.css'

/** The picture of a shopper, or an icon if there is none or the place is empty. */
export function Face({ picture, empty }: { picture?: string; empty?: boolean }) {
  return (
    <Box className={empty ? css.empty : css.face} decorative>
      {picture ? (
        <Image src={picture} alt="" width={48} height={48} sizes="48px" className={css.picture} />
      ) : (
        <Icon name={empty ? 'plus' : 'user'} size={22} />
      )}
    </Box>
  )
}
