import { NOTICE_CHANNEL, NOTICE_CHANNEL_LABEL, NOTICE_KIND_LABEL, type NoticeKind } from '@hearth/domain'
import { noticesStore, useActions, usePorts, useShop, type NoticeChoices } from '@hearth/state'
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

/** A switch for each kind of notice, in each way that reaches the shopper. */
export function NoticeSwitches({ choices: { result, channels, email } }: { choices: NoticeChoices }) {
  const choosing = useShop(noticesStore, (state) => state.choosing)
  const { choose } = useActions(noticesStore)
  const { askForMessages } = usePorts()
  const reaching = channels.filter(
    (channel) =>
      channel === NOTICE_CHANNEL.sms || (channel === NOTICE_CHANNEL.app ? !!askForMessages : email !== undefined),
  )
  const kinds = result.filter(({ channel }) => channel === NOTICE_CHANNEL.sms).map(({ kind }) => kind)
  return (
    <Card as="section" label="通知设置">
      <Box className={css.row}>
        <Text as="h2" className={css.title}>
          通知设置
        </Text>
        {reaching.map((channel) => (
          <Text key={channel} className={css.channel}>
            {NOTICE_CHANNEL_LABEL[channel]}
          </Text>
        ))}
      </Box>
      {kinds.map((kind) => (
        <Box key={kind} role="group" label={NOTICE_KIND_LABEL[kind]} className={css.row}>
          <Box className={css.words}>
            <Text>{NOTICE_KIND_LABEL[kind]}</Text>
            <Text className={css.note}>{NOTES[kind]}</Text>
          </Box>
          {result
            .filter((choice) => choice.kind === kind && reaching.includes(choice.channel))
            .map(({ channel, wanted }) => (
              <Checkbox
                key={channel}
                checked={wanted}
                disabled={choosing}
                onChange={(now) => void choose({ kind, channel, wanted: now })}
                label={`${NOTICE_KIND_LABEL[kind]} ${NOTICE_CHANNEL_LABEL[channel]}`}
                className={css.switch}
              />
            ))}
        </Box>
      ))}
    </Card>
  )
}
