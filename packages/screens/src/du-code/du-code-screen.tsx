import { duCodeStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Card, FormField, Input, Text } from '@hearth/ui'
import { useEffect, useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { CodeChoice } from './code-choice'
import css from './du-code.module.css'

/** Maximum length of a typed code, with dashes and spaces. */
const LONGEST = 40

/** Asks for a redemption code, and adds products of the code to the cart (F14). `?code=` fills in the code. */
export function DuCodeScreen({ query }: ScreenProps) {
  const { found, busy, refusal } = useShop(duCodeStore, ({ found, busy, refusal }) => ({ found, busy, refusal }))
  const { look, leave, forgetRefusal } = useActions(duCodeStore)
  const [typed, setTyped] = useState(query.code ?? '')
  const [asked, setAsked] = useState(false)
  const isEmpty = typed.trim() === ''
  useLoginGate(routePath('duCode', {}, query))
  useEffect(() => leave, [leave])
  const submit = async () => {
    setAsked(true)
    if (!isEmpty) await look(typed)
  }
  return (
    <ShopperPage entry="duCode" title="兑换码">
      <Box className={css.page}>
        {found ? (
          <CodeChoice found={found} />
        ) : (
          <>
            <Card>
              <Box as="form" onSubmit={() => void submit()}>
                <FormField
                  label="兑换码"
                  required
                  hint="输入卡片上的 16 位兑换码，不区分大小写"
                  error={refusal ?? (asked && isEmpty ? '请输入兑换码' : undefined)}
                >
                  {(input) => (
                    <Input
                      {...input}
                      value={typed}
                      onChange={(value) => {
                        setTyped(value)
                        forgetRefusal()
                      }}
                      maxLength={LONGEST}
                      placeholder="XXXX-XXXX-XXXX-XXXX"
                      autoComplete="off"
                    />
                  )}
                </FormField>
                <Button type="submit" block busy={busy} className={css.submit}>
                  查看可兑换的商品
                </Button>
              </Box>
            </Card>
            <Box as="section" label="兑换说明" className={css.rules}>
              {RULES.map((rule) => (
                <Text as="p" key={rule}>
                  {rule}
                </Text>
              ))}
            </Box>
          </>
        )}
      </Box>
    </ShopperPage>
  )
}

const RULES = [
  '每个兑换码只能用于一笔订单，选好的商品会放入购物车，提交订单后兑换码即被使用。',
  '兑换商品按兑换价结算，不与其他优惠、优惠券同享；运费按订单金额计算。',
  '订单取消后，兑换码在有效期内可以再次使用。优惠券的兑换码请在“我的优惠券”中兑换。',
]
