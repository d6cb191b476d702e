import { REMINDER_STATUS, REMINDER_STATUS_LABEL } from '@hearth/domain'
import { saleRemindersStore, useActions, useShop, userStore, type FlashSaleProduct } from '@hearth/state'
import { Button } from '@hearth/ui'
import { useMessageQuestion } from '#hooks/use-message-question'
import { routePath } from '#routes'

/** Sets a reminder of a sale, or removes it. A visitor logs in first. */
export function RemindButton({ product: { promotionId, skuNo, name } }: { product: FlashSaleProduct }) {
  const isSet = useShop(saleRemindersStore, ({ set }) => set[promotionId]?.includes(skuNo) ?? false)
  const busy = useShop(saleRemindersStore, ({ changing }) => changing === skuNo)
  const { toggle } = useActions(saleRemindersStore)
  const { waits, ask } = useMessageQuestion('flashSale')
  const { needLogin } = useActions(userStore)
  const word = REMINDER_STATUS_LABEL[isSet ? REMINDER_STATUS.on : REMINDER_STATUS.off]
  const press = async () => {
    if (needLogin(routePath('seckill', {}, { promotionId }))) return
    if (!isSet) await ask()
    await toggle(promotionId, skuNo)
  }
  return (
    <Button kind={isSet ? 'outline' : 'soft'} size="s" busy={busy || waits} onPress={press} label={`${word}：${name}`}>
      {word}
    </Button>
  )
}
