import { formatFen, oddsText, PRIZE_TYPE, totalWeight } from '@hearth/domain'
import type { LotteryActivity } from '@hearth/state'
import { Box, Card, Text } from '@hearth/ui'
import css from './lottery.module.css'

/**
 * All prizes with their odds, quantities and values, as order 32 of the market regulator requires, and the winners of
 * products.
 */
export function OddsPart({ activity: { prizes, winners } }: { activity: LotteryActivity }) {
  const total = totalWeight(prizes)
  return (
    <Card as="section" label="奖品与概率">
      <Text as="h2" className={css.title}>
        奖品与概率
      </Text>
      <Box as="ul" role="list" className={css.rows}>
        {prizes.map(({ prizeId, prizeName, prizeType, weight, quantity, left, worth }) => (
          <Box as="li" key={prizeId} className={css.row}>
            <Box className={css.words}>
              <Text as="p" className={css.strong}>
                {prizeName}
              </Text>
              <Text as="p" className={css.note}>
                {[
                  quantity === undefined
                    ? prizeType === PRIZE_TYPE.nothing
                      ? ''
                      : '数量不限'
                    : left === 0
                      ? `共 ${quantity} 份，已送完`
                      : `共 ${quantity} 份，剩 ${left} 份`,
                  worth === undefined ? '' : `价值 ¥${formatFen(worth)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Box>
            <Text className={css.odds}>{oddsText(weight, total)}</Text>
          </Box>
        ))}
      </Box>
      <Text as="p" className={css.note}>
        概率自发布起不变。奖品送完后，抽中该奖品的结果为“谢谢参与”，其他奖品的概率不变；转盘格数不代表概率。
      </Text>
      {winners.length > 0 && (
        <Box className={css.winners} label="实物奖品中奖名单" as="section">
          <Text as="h3" className={css.strong}>
            实物奖品中奖名单
          </Text>
          {winners.map(({ name, prizeName, winTime }) => (
            <Text as="p" key={`${winTime} ${name}`} className={css.note}>
              {`${name} 抽中「${prizeName}」`}
            </Text>
          ))}
        </Box>
      )}
    </Card>
  )
}
