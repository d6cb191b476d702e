import {
  formatFen,
  readYuan,
  TAX_METHOD_LABEL,
  USUAL_WITHDRAWAL_RULES,
  withdrawalParts,
  withdrawalRefusal,
  type TaxedBefore,
  type WithdrawalRefusal,
  type WithdrawalRules,
} from '@hearth/domain'
import { useActions, useNow, useShop, withdrawalStore, type AccountBinding, type WithdrawableCash } from '@hearth/state'
import { Box, Button, Card, FormField, Input, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './withdraw.module.css'

/** Returns the limits that remain for today, for the domain's check. */
const rulesOf = ({
  minimum,
  maximum,
  leftToday,
  timesLeft,
  feeRate,
  taxMethod,
}: WithdrawableCash): WithdrawalRules => ({
  ...USUAL_WITHDRAWAL_RULES,
  ...{ minimum, maximum, feeRate, tax: taxMethod },
  ...{ dayAmount: leftToday, dayCount: timesLeft },
})

const beforeOf = ({ paidThisMonth: month, paidThisYear: year, months }: WithdrawableCash): TaxedBefore => ({
  month,
  year,
  months,
})

const WORDS: Readonly<Record<WithdrawalRefusal, (rules: WithdrawalRules) => string>> = {
  tooLittle: ({ minimum }) => `每次至少提现 ¥${formatFen(minimum)}`,
  tooMuch: ({ maximum }) => `每次最多提现 ¥${formatFen(maximum)}`,
  notEnough: () => '超过可提现余额',
  tooOften: () => '今天的提现次数已用完，请明天再来',
  dayFull: ({ dayAmount }) => `今天还可以提现 ¥${formatFen(dayAmount)}`,
  nothingLeft: () => '扣除手续费和税款后没有余额，请提高提现金额',
}

/** Asks for the amount to withdraw, and shows the amount that will be paid out. */
export function AmountPart({
  cash,
  binding,
  onBind,
}: {
  cash: WithdrawableCash
  binding: AccountBinding | undefined
  onBind: () => void
}) {
  const busy = useShop(withdrawalStore, (state) => state.busy)
  const { withdraw } = useActions(withdrawalStore)
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const now = useNow(60_000, [binding?.usableTime])
  const rules = rulesOf(cash)
  const before = beforeOf(cash)
  const amount = readYuan(text)
  const none = { count: 0, amount: 0 }
  const refusal =
    amount === undefined ? undefined : withdrawalRefusal({ amount, available: cash.amount, today: none, before }, rules)
  const judge = () => (amount === undefined ? '请填写提现金额，如 12.50' : refusal ? WORDS[refusal](rules) : '')
  const change = (next: string) => {
    setText(next)
    setFault('')
  }
  const submit = async () => {
    const wrong = judge()
    setFault(wrong)
    if (wrong || amount === undefined) return
    const refused = await withdraw(amount)
    if (refused === undefined) change('')
    else setFault(refused)
  }
  const parts = amount !== undefined && !refusal ? withdrawalParts(amount, before, rules) : undefined
  return (
    <Card as="section" label="提现金额">
      <FormField
        label="提现金额（元）"
        error={fault}
        aside={
          <Button kind="text" size="s" disabled={cash.amount === 0} onPress={() => change(formatFen(cash.amount))}>
            全部提现
          </Button>
        }
      >
        {(input) => (
          <Input {...input} type="decimal" value={text} onChange={change} maxLength={12} placeholder="请填写金额" />
        )}
      </FormField>
      {parts && (
        <Box as="dl" className={css.parts}>
          <Part name="手续费" text={`¥${formatFen(parts.fee)}`} />
          <Part name="代扣个人所得税" text={`¥${formatFen(parts.tax)}`} />
          <Part name="实际到账" text={`¥${formatFen(parts.net)}`} strong />
        </Box>
      )}
      <Text as="p" className={css.note}>
        每次 ¥{formatFen(cash.minimum)} 至 ¥{formatFen(cash.maximum)}，今天还可以提现 {cash.timesLeft} 次。税款：
        {TAX_METHOD_LABEL[cash.taxMethod]}
      </Text>
      <Box className={css.submit}>
        {binding && !binding.bound ? (
          <Button block size="l" onPress={onBind}>
            绑定收款账户
          </Button>
        ) : (
          <Button
            block
            size="l"
            busy={busy}
            disabled={cash.amount < cash.minimum || (binding?.usableTime ?? 0) > now}
            onPress={submit}
          >
            申请提现
          </Button>
        )}
      </Box>
    </Card>
  )
}

function Part({ name, text, strong }: { name: string; text: string; strong?: boolean }) {
  return (
    <Box className={css.part}>
      <Box as="dt" className={css.label}>
        {name}
      </Box>
      <Box as="dd" className={strong ? css.strong : css.amount}>
        {text}
      </Box>
    </Box>
  )
}
