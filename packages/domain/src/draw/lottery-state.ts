import { CAMPAIGN_STATUS } from '#codes/campaign-status'
import { campaignStatusAt, type CampaignTime } from '#promotion/campaign-status-at'
import { formatDateTime } from '#time/format-date-time'

/** The facts about a player that decide whether they can draw. */
export interface Drawer {
  /** Chances left. */
  chances: number
  /** Number of prizes won in this lottery. */
  wins: number
}

/** The reason why a player cannot draw. */
export type DrawRefusal = 'notYet' | 'over' | 'capped' | 'noChance'

/**
 * Returns the reason why a player cannot draw: the lottery has not begun or is over, they have won the maximum number
 * of prizes, or they have no chance. Returns undefined if they can draw.
 * @param now epoch ms, server time
 */
export function drawRefusal(
  lottery: CampaignTime & { mostWins: number },
  drawer: Drawer,
  now: number,
): DrawRefusal | undefined {
  const status = campaignStatusAt(lottery, now)
  if (status === CAMPAIGN_STATUS.notBegun) return 'notYet'
  if (status === CAMPAIGN_STATUS.over) return 'over'
  if (drawer.wins >= lottery.mostWins) return 'capped'
  return drawer.chances > 0 ? undefined : 'noChance'
}

/** Returns the message for a refused draw. */
export const drawRefusalText = (
  refusal: DrawRefusal,
  { beginTime, mostWins }: { beginTime: number; mostWins: number },
): string => {
  switch (refusal) {
    case 'notYet':
      return `活动将于 ${formatDateTime(beginTime)} 开始`
    case 'over':
      return '活动已结束'
    case 'capped':
      return `每人最多中奖 ${mostWins} 次，您已达到上限`
    case 'noChance':
      return '抽奖机会已用完'
  }
}
