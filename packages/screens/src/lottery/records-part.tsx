import { checkDraw, formatDateTime, PRIZE_TYPE, type DrawCheck } from '@hearth/domain'
import { useShop, type LotteryActivity, type LotteryState, type PrizeRecord, type StoreDefinition } from '@hearth/state'
import { Box, Card, Link, Text } from '@hearth/ui'
import css from './lottery.module.css'

const CHECKED: Readonly<Record<DrawCheck, string>> = {
  notYet: '结束后可验证',
  right: '已验证，与公布一致',
  changed: '种子或奖品表与公布的不一致',
  wrong: '结果与种子不一致',
}

/** The shopper's draws. Each is verified once the seed is published. */
export function RecordsPart({
  store,
  activity,
  asker,
}: {
  store: StoreDefinition<LotteryState>
  activity: LotteryActivity
  asker: number
}) {
  const { data } = useShop(store, (state) => state.records)
  if (asker !== 2) return null
  const drawn = data?.filter(({ drawNo }) => drawNo > 0)
  return (
    <Card as="section" label="我的抽奖记录">
      <Box className={css.line}>
        <Text as="h2" className={css.title}>
          我的抽奖记录
        </Text>
        <Link to="/my/prizes" className={css.link}>
          我的奖品
        </Link>
      </Box>
      {drawn?.length === 0 && <Text className={css.note}>还没有抽过奖</Text>}
      <Box as="ul" role="list" className={css.rows}>
        {drawn?.map((record) => (
          <Box as="li" key={record.recordId} className={css.row}>
            <Box className={css.words}>
              <Text as="p" className={css.strong}>
                {recordText(record)}
              </Text>
              <Text as="p" className={css.note}>
                {`第 ${record.drawNo} 次 · 口令 ${record.word || '无'} · ${formatDateTime(record.winTime)}`}
              </Text>
            </Box>
            <Text className={css.checked}>
              {CHECKED[checkDraw(activity, { ...record, activityId: activity.activityNo })]}
            </Text>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const recordText = ({ prizeName, prizeId, drawnPrizeId, prizeType }: PrizeRecord): string =>
  prizeId === drawnPrizeId || prizeType !== PRIZE_TYPE.nothing ? prizeName : `${prizeName}（奖品已送完）`
