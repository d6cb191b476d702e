import { CAMPAIGN_STATUS, PRIZE_TYPE, type CampaignStatus, type DrawRefusal } from '@hearth/domain'
import {
  useActions,
  useShop,
  userStore,
  type LotteryActivity,
  type LotteryPrize,
  type LotteryState,
  type StoreDefinition,
} from '@hearth/state'
import { Box, Button, Image, Text } from '@hearth/ui'
import { useState } from 'react'
import { routePath } from '#routes'
import css from './wheel.module.css'

/**
 * Grid positions of the cells around the button, in the order in which the wheel turns. Grid positions count row by
 * row.
 */
const RING = [0, 1, 2, 4, 7, 6, 5, 3] as const

/** Ms: minimum time that the wheel turns. */
const TURNING = 1600

const REFUSED: Readonly<Record<DrawRefusal, string>> = {
  notYet: '还未开始',
  over: '已结束',
  capped: '已达上限',
  noChance: '机会用完',
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The prizes, around a button that starts a draw. The number of a prize's cells says nothing about the prize's odds.
 */
export function PrizeWheel({
  store,
  activity,
  status,
  asker,
}: {
  store: StoreDefinition<LotteryState>
  activity: LotteryActivity
  status: CampaignStatus
  asker: number
}) {
  const doing = useShop(store, (state) => state.doing)
  const result = useShop(store, (state) => state.result)
  const { draw } = useActions(store)
  const { needLogin } = useActions(userStore)
  const [turning, setTurning] = useState(false)
  const { prizes, activityNo, remainNum, refusal, player } = activity
  const visitor = asker === 1
  // The loaded status may be outdated, so the clock decides whether the lottery is open.
  const closed: DrawRefusal | undefined =
    status === CAMPAIGN_STATUS.notBegun
      ? 'notYet'
      : status === CAMPAIGN_STATUS.over
        ? 'over'
        : visitor || refusal === 'notYet'
          ? undefined
          : refusal
  const press = async () => {
    if (needLogin(routePath('lottery', { activityId: activityNo }))) return
    setTurning(true)
    await Promise.all([draw(), wait(TURNING)])
    setTurning(false)
  }
  const busy = turning || doing === 'draw'
  const word = closed ? REFUSED[closed] : visitor ? '登录抽奖' : busy ? '抽奖中' : '立即抽奖'
  const won = result && !turning ? result.prize.prizeId : undefined
  // Cells without a prize are blank, so that no prize looks likelier than it is.
  const nothing = prizes.find(({ prizeType }) => prizeType === PRIZE_TYPE.nothing) ?? prizes[0]!
  const cells = RING.map((_, at) => prizes[at] ?? nothing)
  const cellAt = (place: number) => cells[RING.indexOf(place as (typeof RING)[number])]!
  return (
    <Box as="section" label="抽奖" className={css.wheel}>
      <Box className={css.grid}>
        {[0, 1, 2, 3].map((place) => (
          <Cell key={place} place={place} prize={cellAt(place)} turning={turning} won={won} />
        ))}
        <Box className={css.centre}>
          <Button block className={css.button} disabled={closed !== undefined} busy={busy} label={word} onPress={press}>
            {word}
          </Button>
        </Box>
        {[4, 5, 6, 7].map((place) => (
          <Cell key={place} place={place} prize={cellAt(place)} turning={turning} won={won} />
        ))}
      </Box>
      <Box live="polite">
        <Text as="p" className={css.left}>
          {visitor ? '登录后查看剩余机会' : player === undefined ? '正在查询剩余机会' : `今日剩余 ${remainNum} 次`}
        </Text>
      </Box>
    </Box>
  )
}

function Cell({
  place,
  prize,
  turning,
  won,
}: {
  place: number
  prize: LotteryPrize
  turning: boolean
  won: string | undefined
}) {
  const { prizeId, prizeName, picture, prizeType } = prize
  const step = RING.indexOf(place as (typeof RING)[number])
  return (
    <Box
      className={[css.cell, turning ? css.turning : '', won === prizeId ? css.won : ''].join(' ')}
      style={turning ? { animationDelay: `${step * 0.1}s` } : undefined}
    >
      {picture ? (
        <Image
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="80px"
          className={css.picture}
        />
      ) : (
        <Text className={css.sign}>{SIGN[prizeType]}</Text>
      )}
      <Text className={css.name}>{prizeName}</Text>
    </Box>
  )
}

const SIGN: Readonly<Record<number, string>> = {
  [PRIZE_TYPE.nothing]: '谢',
  [PRIZE_TYPE.product]: '礼',
  [PRIZE_TYPE.coupon]: '券',
  [PRIZE_TYPE.points]: '分',
}
