import { addressesStore, useActions, usePorts, useShop, type PrizeRecord } from '@hearth/state'
import { Button, EmptyState, Sheet, Text } from '@hearth/ui'
import { useEffect } from 'react'
import { AddressChoices } from '#parts/address/address-choices'
import { routePath } from '#routes'
import css from './my-prizes.module.css'

/** Asks for the delivery address of a prize: one of the address book, or a new one. */
export function ClaimSheet({
  prize,
  busy,
  onClose,
  onChoose,
}: {
  prize: PrizeRecord | undefined
  busy: boolean
  onClose: () => void
  onChoose: (addressId: string) => Promise<void>
}) {
  const { load } = useActions(addressesStore)
  const list = useShop(addressesStore, (state) => state.list)
  const { navigate } = usePorts()
  const open = prize !== undefined
  useEffect(() => {
    if (open) void load()
  }, [open, load])
  const book = { ...list, data: list.data?.result }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="寄到哪里"
      footer={
        <Button kind="outline" block onPress={() => navigate(routePath('addressForm'))}>
          新增地址
        </Button>
      }
    >
      <Text as="p" className={css.note}>
        {`「${prize?.prizeName ?? ''}」免费包邮寄出，领取后生成 0 元订单。`}
      </Text>
      <AddressChoices
        load={book}
        keyOf={({ addressId }) => addressId}
        none={<EmptyState picture="box" title="还没有收货地址" text="添加后再来领取" />}
        action="寄到这里"
        labelOf={({ detailAddress }) => `寄到 ${detailAddress}`}
        busy={busy}
        onRetry={load}
        onChoose={({ addressId }) => onChoose(addressId)}
      />
    </Sheet>
  )
}
