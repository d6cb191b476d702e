import { PAYOUT_ACCOUNT_TYPE, PAYOUT_ACCOUNT_TYPE_LABEL, type PayoutAccountType } from '@hearth/domain'
import { loginRules } from '@hearth/domain/form'
import { accountStore, useActions, useShop, withdrawalStore } from '@hearth/state'
import { Box, Button, Choice, FormField, Sheet, Text } from '@hearth/ui'
import { useState } from 'react'
import { useCheckedForm } from '#hooks/use-checked-form'
import { CodeField } from '#parts/fields/code-field'
import { CodeInput } from '#parts/fields/code-input'
import css from './withdraw.module.css'

const EMPTY = { account: '', code: '' }
const RULES = { account: { label: '收款账号', rules: [{ required: true }] }, code: loginRules.code }
const PLACEHOLDER: Readonly<Record<PayoutAccountType, string>> = { 1: '本人银行卡号', 2: '手机号或邮箱' }

/** Sets or replaces the payout account, with a code sent to the shopper's own telephone. */
export function AccountSheet({ open, again, onClose }: { open: boolean; again: boolean; onClose: () => void }) {
  const own = useShop(accountStore, (state) => state.own)
  const busy = useShop(withdrawalStore, (state) => state.busy)
  const { sendOwn } = useActions(accountStore)
  const { bind } = useActions(withdrawalStore)
  const [accountType, setType] = useState<PayoutAccountType>(PAYOUT_ACCOUNT_TYPE.bankCard)
  const { values, errors, change, check, refuse, reset } = useCheckedForm(RULES, EMPTY)
  const submit = async () => {
    if (!(await check())) return
    const refused = await bind({ ...values, accountType })
    if (refused) return refuse(refused)
    reset()
    onClose()
  }
  return (
    <Sheet
      open={open}
      title={again ? '更换收款账户' : '绑定收款账户'}
      onClose={onClose}
      footer={
        <Button block size="l" busy={busy} onPress={submit}>
          确认绑定
        </Button>
      }
    >
      <Text as="p" className={css.note}>
        {again
          ? '请使用实名认证本人的账户。为了资金安全，更换后 24 小时起可以提现到新账户。'
          : '请使用实名认证本人的账户，打款时会核对姓名。'}
      </Text>
      <Box className={css.form}>
        <Choice
          kind="radiogroup"
          label="账户类型"
          className={css.types}
          options={Object.values(PAYOUT_ACCOUNT_TYPE).map((type) => ({
            key: String(type),
            selected: type === accountType,
            className: type === accountType ? css.chosen : css.type,
            content: PAYOUT_ACCOUNT_TYPE_LABEL[type],
          }))}
          onChoose={(key) => setType(Number(key) as PayoutAccountType)}
        />
        <FormField label="账号" required error={errors.account}>
          {(input) => (
            <CodeInput
              {...input}
              value={values.account}
              onChange={(account) => change({ account })}
              longest={60}
              placeholder={PLACEHOLDER[accountType]}
            />
          )}
        </FormField>
        <CodeField
          label="手机验证码"
          value={values.code}
          error={errors.code}
          sendState={own}
          onChange={(code) => change({ code })}
          onSend={sendOwn}
        />
      </Box>
    </Sheet>
  )
}
