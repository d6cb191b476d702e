import { NOTICE_KIND_LABEL, type NoticeKind } from '@hearth/domain'
import { noticesStore, useActions, useShop, type NoticeChoice } from '@hearth/state'
import { Box, Card, Checkbox, Text } from '@hearth/ui'
import css from './arrivals.module.css'

/** What comes with each kind. */
const NOTES: Readonly<Record<NoticeKind, string>> = {
  order: '发货、退款',
  service: '审核结果、维修报价、寄出',
  couponEnding: '到期前 3 天',
  pointsEnding: '到期前 30 天',
  priceLower: '购物车里的商品比之前便宜了',
  balanceDue: '预售尾款开始支付、即将截止时提醒',
}

/** A switch for each kind of notice. */
export function NoticeSwitches({ choices }: { choices: readonly NoticeChoice[] }) {
  const choosing = useShop(noticesStore, (state) => state.choosing)
  const { choose } = useActions(noticesStore)
  return (
    <Box as="section" label="短信通知" className={css.switches}>
      <Card>
        <Text as="h2" className={css.title}>
          短信通知
        </Text>
        {choices.map(({ kind, wanted }) => (
          <Checkbox
            key={kind}
            checked={wanted}
            disabled={choosing !== undefined}
            onChange={(now) => void choose(kind, now)}
            label={NOTICE_KIND_LABEL[kind]}
            className={css.switch}
          >
            <Box as="span" className={css.words}>
              <Text>{NOTICE_KIND_LABEL[kind]}</Text>
              <Text className={css.note}>{NOTES[kind]}</Text>
            </Box>
          </Checkbox>
        ))}
      </Card>
    </Box>
  )
}
