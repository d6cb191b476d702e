import { accountStore, useActions, useShop } from '@hearth/state'
import { Box, Card, Cell, late, Text } from '@hearth/ui'
import { useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import css from './account-safety.module.css'

const PhoneSheet = late(async () => (await import('./phone-sheet')).PhoneSheet)
const DeletionSheet = late(async () => (await import('./deletion-sheet')).DeletionSheet)

/** Changes the account's telephone number, or deletes the account. */
export function AccountSafetyScreen() {
  const phone = useShop(accountStore, (state) => state.phone)
  const { loadPhone } = useActions(accountStore)
  const [open, setOpen] = useState<'phone' | 'deletion'>()
  const [ending, setEnding] = useState(false)
  usePageLoad(loadPhone, useLoginGate(ending ? undefined : '/account/safety'))
  const close = () => setOpen(undefined)
  return (
    <ShopperPage
      entry="account"
      title="账号与安全"
      load={phone}
      onRefresh={loadPhone}
      skeleton={<CardsSkeleton lines={[2]} className={css.page} />}
    >
      {phone.data && (
        <Box className={css.page}>
          <Card>
            <Cell icon="phone" title="手机号" value={`${phone.data.telephone} 更换`} onPress={() => setOpen('phone')} />
            <Cell icon="trash" title="注销账号" onPress={() => setOpen('deletion')} />
          </Card>
          <Text as="p" className={css.note}>
            手机号用于登录和接收订单短信。注销后账号资料、积分和优惠券将被清除，无法恢复。
          </Text>
          <PhoneSheet open={open === 'phone'} telephone={phone.data.telephone} onClose={close} />
          <DeletionSheet
            open={open === 'deletion'}
            telephone={phone.data.telephone}
            onClose={close}
            onEnding={setEnding}
          />
        </Box>
      )}
    </ShopperPage>
  )
}
