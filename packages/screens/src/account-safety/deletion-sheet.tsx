import { DELETION_BLOCKER, DELETION_BLOCKER_LABEL, type DeletionBlocker } from '@hearth/domain'
import { checkForm, loginRules } from '@hearth/domain/form'
import { accountStore, useActions, useShop, type AccountRefusal, type DeletionTerms } from '@hearth/state'
import { Box, Button, Cell, Checkbox, Loaded, Sheet, Text } from '@hearth/ui'
import { useState } from 'react'
import { useLoad } from '#hooks/use-load'
import { CodeField } from '#parts/fields/code-field'
import css from './account-safety.module.css'

/** For each reason that prevents deletion, the page on which the shopper can resolve it. */
const WAYS: Readonly<Record<DeletionBlocker, string>> = {
  [DELETION_BLOCKER.unpaidOrders]: '/my/orders?status=10',
  [DELETION_BLOCKER.openOrders]: '/my/orders',
  [DELETION_BLOCKER.openServices]: '/my/after-sale-list/apply?tab=requests',
  [DELETION_BLOCKER.openTrials]: '/trials',
  [DELETION_BLOCKER.openRefunds]: '/my/after-sale-list/apply?tab=requests',
  [DELETION_BLOCKER.owedPoints]: '/my/points',
  [DELETION_BLOCKER.promoterMoney]: '/account',
}

/** Deletes the account. Shows what prevents the deletion or what will be lost, and asks for a code. */
export function DeletionSheet({
  open,
  telephone,
  onClose,
  onEnding,
}: {
  open: boolean
  /** The account's telephone number, masked. */
  telephone: string
  onClose: () => void
  /** Called with true before the account is deleted, and with false if the deletion fails. */
  onEnding: (ending: boolean) => void
}) {
  const { terms, own } = useShop(accountStore, ({ terms, own }) => ({ terms, own }))
  const { loadTerms, sendOwn, deleteAccount } = useActions(accountStore)
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [errors, setErrors] = useState<AccountRefusal>({})
  useLoad(loadTerms, open)
  const free = terms.data?.blockers.length === 0
  const submit = async () => {
    const found = await checkForm({ code: loginRules.code }, { code })
    setErrors(found)
    if (found.code) return
    onEnding(true)
    const refused = await deleteAccount(code)
    if (!refused) return onClose()
    onEnding(false)
    setErrors(refused)
  }
  return (
    <Sheet
      open={open}
      title="注销账号"
      onClose={onClose}
      footer={
        free ? (
          <Button kind="danger" block size="l" disabled={!agreed} onPress={submit}>
            确认注销
          </Button>
        ) : undefined
      }
    >
      <Loaded load={terms} onRetry={loadTerms}>
        {(data) =>
          free ? (
            <>
              <Losses terms={data} />
              <CodeField
                label={`${telephone} 收到的验证码`}
                value={code}
                error={errors.code}
                sendState={own}
                onChange={(text) => {
                  setCode(text)
                  setErrors({})
                }}
                onSend={sendOwn}
              />
              <Checkbox checked={agreed} onChange={setAgreed} label="我已了解，注销后无法恢复" className={css.agree}>
                <Text>我已了解，注销后无法恢复</Text>
              </Checkbox>
            </>
          ) : (
            <>
              <Text as="p" className={css.note}>
                现在还不能注销，请先处理：
              </Text>
              {data.blockers.map((blocker) => (
                <Cell key={blocker} icon="alert" title={DELETION_BLOCKER_LABEL[blocker]} to={WAYS[blocker]} />
              ))}
            </>
          )
        }
      </Loaded>
    </Sheet>
  )
}

function Losses({ terms: { integral, gold, stars, couponCount } }: { terms: DeletionTerms }) {
  const lost = [
    [integral, '积分'],
    [gold, '金币'],
    [stars, '暖星'],
    [couponCount, '张优惠券'],
  ] as const
  const words = lost.flatMap(([pieces, name]) => (pieces > 0 ? [`${pieces} ${name}`] : []))
  return (
    <Box className={css.losses}>
      {words.length > 0 && <Text as="p">将失去：{words.join('、')}</Text>}
      <Text as="p">将清除：手机号、昵称、收货地址、购物车、发票抬头和登录设备</Text>
      <Text as="p">依法保留：订单和发票记录（订单收货信息保留三年后清除）</Text>
    </Box>
  )
}
