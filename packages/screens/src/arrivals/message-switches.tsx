import { MESSAGE_CHANNEL, MESSAGE_CHANNEL_LABEL, MESSAGE_TOPIC_LABEL, type MessageTopic } from '@hearth/domain'
import { messagesStore, useActions, usePorts, useShop, type MessageChoices } from '@hearth/state'
import { Box, Card, Checkbox, Text } from '@hearth/ui'
import css from './arrivals.module.css'

/** For each topic, examples of its messages. */
const NOTES: Readonly<Record<MessageTopic, string>> = {
  order: '发货、退款',
  service: '审核结果、维修报价、寄出',
  couponEnding: '到期前 3 天',
  pointsEnding: '到期前 30 天',
  priceLower: '购物车里的商品比之前便宜了',
  balanceDue: '预售尾款开始支付、即将截止时提醒',
}

/** A switch for each topic in each available channel. */
export function MessageSwitches({ choices: { result, channels, email } }: { choices: MessageChoices }) {
  const choosing = useShop(messagesStore, (state) => state.choosing)
  const { choose } = useActions(messagesStore)
  const { askForMessages } = usePorts()
  const reaching = channels.filter(
    (channel) =>
      channel === MESSAGE_CHANNEL.sms || (channel === MESSAGE_CHANNEL.app ? !!askForMessages : email !== undefined),
  )
  const kinds = result.filter(({ channel }) => channel === MESSAGE_CHANNEL.sms).map(({ kind }) => kind)
  return (
    <Card as="section" label="通知设置">
      <Box className={css.row}>
        <Text as="h2" className={css.title}>
          通知设置
        </Text>
        {reaching.map((channel) => (
          <Text key={channel} className={css.channel}>
            {MESSAGE_CHANNEL_LABEL[channel]}
          </Text>
        ))}
      </Box>
      {kinds.map((kind) => (
        <Box key={kind} role="group" label={MESSAGE_TOPIC_LABEL[kind]} className={css.row}>
          <Box className={css.words}>
            <Text>{MESSAGE_TOPIC_LABEL[kind]}</Text>
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
                label={`${MESSAGE_TOPIC_LABEL[kind]} ${MESSAGE_CHANNEL_LABEL[channel]}`}
                className={css.switch}
              />
            ))}
        </Box>
      ))}
    </Card>
  )
}
