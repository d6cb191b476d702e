import { MESSAGE_CHANNEL } from '@hearth/domain'
import { messagesStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, EmptyState, late, Section } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { useWithMessages } from '#twins/use-with-messages'
import { AwaitedProduct } from './awaited-product'
import { EmailPart } from './email-part'
import { MessageSwitches } from './message-switches'
import css from './arrivals.module.css'

const MessageInvite = late(async () => (await import('#parts/account/message-invite')).MessageInvite)

/** The shopper's message settings by channel, and the products they wait for (F11). */
export function ArrivalsScreen() {
  const { arrivals, choices } = useShop(messagesStore, ({ arrivals, choices }) => ({ arrivals, choices }))
  const { load } = useActions(messagesStore)
  const { askForMessages } = usePorts()
  const allowed = useLoginGate('/arrivals')
  usePageLoad(load, allowed)
  const whole = useWithMessages(choices.data ? arrivals : choices, allowed)
  return (
    <ShopperPage
      entry="arrivals"
      title="消息通知"
      load={whole}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[5, 3, 3]} className={css.settings} />}
    >
      {choices.data && (
        <Box className={css.settings}>
          <MessageSwitches choices={choices.data} />
          {askForMessages && <MessageInvite open moment="ending" />}
          {choices.data.channels.includes(MESSAGE_CHANNEL.email) && <EmailPart email={choices.data.email} />}
        </Box>
      )}
      <Section title="到货通知" subtitle="商品到货后发短信告诉您">
        {arrivals.data?.length === 0 && (
          <EmptyState
            picture="box"
            title="还没有等待到货的商品"
            text="在售罄的商品页点“到货通知我”，到货后第一时间告诉您"
            action={{ label: '看看全部商品', to: '/allproducts' }}
          />
        )}
        {!!arrivals.data?.length && (
          <Box as="ul" role="list" className={css.list}>
            {arrivals.data.map((arrival) => (
              <AwaitedProduct key={arrival.arrivalId} arrival={arrival} />
            ))}
          </Box>
        )}
      </Section>
    </ShopperPage>
  )
}
