import { formatDateTime, formatFen } from '@hearth/domain'
import type { Bargain } from '@hearth/state'
import { Box, Card, Text } from '@hearth/ui'
import { Face } from '#parts/campaign/face'
import css from './bargain.module.css'

/** Friends who helped, newest first. */
export function HelpsPart({ bargain: { helpers } }: { bargain: Bargain }) {
  return (
    <Card as="section" label="砍价记录">
      <Text as="h2" className={css.heading}>
        砍价记录
      </Text>
      {helpers.length === 0 ? (
        <Text as="p" className={css.note}>
          还没有好友帮砍
        </Text>
      ) : (
        <Box as="ul" role="list" className={css.helps}>
          {helpers.map(({ displayName, uimg, amount, time }) => (
            <Box as="li" key={`${time} ${displayName}`} className={css.help}>
              <Face picture={uimg} />
              <Box className={css.words}>
                <Text className={css.helper}>{displayName}</Text>
                <Text className={css.note}>{formatDateTime(time)}</Text>
              </Box>
              <Text className={css.accent}>砍掉 ¥{formatFen(amount)}</Text>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  )
}
