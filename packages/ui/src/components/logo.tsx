import { Box, Text } from '#primitives'
import css from './logo.module.css'

/** The shop's mark: an ember under a roof, and its name. */
export function Logo() {
  return (
    <Box as="span" className={css.logo}>
      <Box as="span" className={css.mark} decorative />
      <Text className={css.name}>暖居</Text>
    </Box>
  )
}
