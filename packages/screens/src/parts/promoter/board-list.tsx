import { formatDateTime, formatAmount } from '@hearth/domain'
import { Box, HiddenText, Text } from '@hearth/ui'
import { Face } from '#parts/campaign/face'
import css from './board-list.module.css'

/** A promoter's place on a leaderboard. */
export interface BoardPlace {
  rank: number
  usernick: string
  uimg: string
  /** Number of shoppers that the promoter invited; absent if the leaderboard does not show it. */
  invitedCount?: number
  /** Fen that the promoter earned. */
  amount: number
}

/** Returns the time at which the places were last computed, as a text to put after “每小时更新”; empty if unknown. */
export const countedText = (countedAt: number | undefined): string =>
  countedAt === undefined ? '' : `，上次 ${formatDateTime(countedAt)}`

/** Promoters by their place on a leaderboard. Promoters with equal amounts share a place. */
export function BoardList({ label, places }: { label: string; places: readonly BoardPlace[] }) {
  return (
    <Box as="ol" role="list" label={label} className={css.list}>
      {places.map(({ rank, usernick, uimg, invitedCount, amount }, at) => (
        <Box as="li" key={`${rank}/${at}`} className={css.place}>
          <Text className={rank <= 3 ? css.top : css.rank}>
            <HiddenText>第</HiddenText>
            {rank}
            <HiddenText>名</HiddenText>
          </Text>
          <Face picture={uimg || undefined} />
          <Box className={css.words}>
            <Text as="p" className={css.name}>
              {usernick}
            </Text>
            {invitedCount !== undefined && <Text as="p" className={css.note}>{`邀请 ${invitedCount} 位好友`}</Text>}
          </Box>
          <Text className={css.amount}>{`¥${formatAmount(amount)}`}</Text>
        </Box>
      ))}
    </Box>
  )
}
