import { Box, Image, Text } from '#primitives'
import { useUi } from '#context/ui-context'
import css from './logo.module.css'

/** The shop's logo, or the default logo, with the shop's name. */
export function Logo() {
  const { shop } = useUi()
  const logo = shop?.logo
  return (
    <Box as="span" className={css.logo}>
      {logo ? (
        <Image src={logo.url} alt="" width={logo.width} height={logo.height} sizes="26px" className={css.own} />
      ) : (
        <Box as="span" className={css.mark} decorative />
      )}
      <Text className={css.name}>{shop?.name}</Text>
    </Box>
  )
}
