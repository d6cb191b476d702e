import type { LotteryActivity } from '@hearth/state'
import { Box, Card, Text } from '@hearth/ui'
import { CopyButton } from '#parts/order/copy-button'
import css from './lottery.module.css'

/** Explains how anybody can verify a draw: the values that were published before it, and the method. */
export function FairPart({ activity }: { activity: LotteryActivity }) {
  const { activityNo, seedHash, tableHash, seed, player, prizes } = activity
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['种子的哈希', seedHash],
    ['奖品表的哈希', tableHash],
    ['种子', seed],
    ['我的参与编号', player],
  ]
  return (
    <Card as="section" label="如何验证">
      <Text as="h2" className={css.title}>
        如何验证
      </Text>
      <Text as="p" className={css.note}>
        {seed
          ? '活动已结束，种子已公布。本页已为您重算每一次抽奖，您也可以自己计算。'
          : '开奖种子和奖品表的哈希在活动开始前已公布，结束后公布种子，任何人都可以重算每一次抽奖。'}
      </Text>
      {facts.map(
        ([what, text]) =>
          text !== undefined && (
            <Box key={what} className={css.row}>
              <Box className={css.words}>
                <Text as="p" className={css.strong}>
                  {what}
                </Text>
                <Text as="p" className={css.code}>
                  {text}
                </Text>
              </Box>
              <CopyButton what={what} text={text} />
            </Box>
          ),
      )}
      <Text as="p" className={css.note}>
        {`方法：计算 SHA-256(种子:${activityNo}:参与编号:口令:第几次:0)，取前 8 位十六进制数，除以所有奖品的份数之和（${prizes
          .map(({ weight }) => weight)
          .join('+')}）取余，按奖品顺序逐个减去份数，落在谁的区间就是谁。数过大时把末尾的 0 依次换成 1、2 重算。`}
      </Text>
    </Card>
  )
}
