import { afterSaleStore, useActions, useShop, type BankInfo } from '@hearth/state'
import { Box, Button, FormField, Input, Sheet, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './after-sale.module.css'

const FIELDS = [
  { name: 'bankName', label: '开户银行', hint: '请填写到支行，例如招商银行北京东城支行', longest: 100 },
  { name: 'accountName', label: '户名', hint: '须与银行卡持有人一致', longest: 50 },
  { name: 'accountNumber', label: '银行账号', hint: '银行卡正面的卡号', longest: 30 },
] as const satisfies readonly { name: keyof BankInfo; label: string; hint: string; longest: number }[]

const EMPTY: BankInfo = { bankName: '', accountName: '', accountNumber: '' }

const isNumber = (text: string) => /^[\d\s-]{8,30}$/.test(text.trim())

/** Asks for the bank account of a refund that cannot go back to the original payment (F10). */
export function BankSheet({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const store = afterSaleStore(id)
  const busy = useShop(store, (state) => state.busy)
  const { sendAccount } = useActions(store)
  const [account, setAccount] = useState(EMPTY)
  const [asked, setAsked] = useState(false)
  const errorOf = (name: keyof BankInfo, label: string) => {
    if (!asked) return undefined
    if (account[name].trim() === '') return `请填写${label}`
    return name === 'accountNumber' && !isNumber(account[name]) ? '请填写正确的银行账号' : undefined
  }
  const submit = async () => {
    setAsked(true)
    const whole = Object.values(account).every((text) => text.trim() !== '') && isNumber(account.accountNumber)
    if (!whole || !(await sendAccount(account))) return
    setAccount(EMPTY)
    setAsked(false)
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title="收款银行账户">
      <Box as="form" onSubmit={() => void submit()}>
        <Text as="p" className={css.note}>
          您的支付渠道不能原路退回，商家会把款项转到这个账户。账户信息加密保存，只用于本次退款。
        </Text>
        {FIELDS.map(({ name, label, hint, longest }) => (
          <FormField key={name} label={label} required hint={hint} error={errorOf(name, label)}>
            {(input) => (
              <Input
                {...input}
                value={account[name]}
                onChange={(text) => setAccount({ ...account, [name]: text })}
                maxLength={longest}
                autoComplete="off"
              />
            )}
          </FormField>
        ))}
        <Button type="submit" block busy={busy}>
          提交
        </Button>
      </Box>
    </Sheet>
  )
}
