import type { BarrageLine } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import css from './invite.module.css'

/** Maximum number of lines that are shown without moving. */
const STILL = 2

/**
 * Recent earnings of other promoters, in slowly moving lines. All amounts are real. Renders nothing if there are none.
 */
export function Barrage({ lines }: { lines: readonly BarrageLine[] }) {
  if (lines.length === 0) return null
  return (
    <Box label="最近的邀请返利" role="group" className={css.barrage}>
      <Box as="ul" role="list" className={lines.length > STILL ? css.moving : css.still}>
        {lines.map(({ text }, at) => (
          <Box as="li" key={at} className={css.line}>
            <Text className={css.lineText}>{text}</Text>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
