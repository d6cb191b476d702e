import { campaignOf, formatDateTime, formatDeadline } from '@hearth/domain'
import { checkoutStore, useActions, useShop } from '@hearth/state'
import { Box, Card, Checkbox, FormField, Price, Text } from '@hearth/ui'
import { TelephoneInput } from '#parts/fields/telephone-input'
import type { CheckoutPartProps } from '../kind-view'
import { depositTerms } from './pre-sale-text'
import css from './pre-sale.module.css'

/**
 * The two payments of a pre-sale at checkout: the amount due now, the amount and deadline of the balance, and what
 * happens to the deposit if the deadline is missed.
 */
export function PreSaleCheckout({ settlement, rest, agreed, onAgree }: CheckoutPartProps) {
  const telephone = useShop(checkoutStore, (state) => state.kindFields.finalPaymobile ?? '')
  const { setKindFields } = useActions(checkoutStore)
  const preSale = campaignOf(settlement, 'preSale')
  if (!preSale) return null
  return (
    <Card as="section" label="预售付款">
      <Text as="h2" className={css.title}>
        预售付款
      </Text>
      <Payment name={rest ? '定金（已付）' : '第一步 支付定金'} fen={preSale.depositAmount} now={!rest} />
      <Payment
        name={rest ? '现在支付尾款' : '第二步 支付尾款'}
        fen={preSale.balanceAmount}
        now={rest}
        note={
          rest
            ? `请在 ${formatDeadline(preSale.balanceEndTime)} 前付清`
            : `${formatDateTime(preSale.balanceBeginTime)} 至 ${formatDeadline(preSale.balanceEndTime)}，可用优惠券`
        }
      />
      {!rest && (
        <>
          <FormField label="尾款提醒手机号" hint="选填，默认提醒您的登录手机号">
            {(input) => (
              <TelephoneInput
                {...input}
                value={telephone}
                onChange={(finalPaymobile) => setKindFields({ finalPaymobile })}
              />
            )}
          </FormField>
          {preSale.depositKept ? (
            <Checkbox checked={agreed} onChange={onAgree} label="同意定金规则" className={css.agree}>
              <Text>我已了解：{depositTerms(true)}</Text>
            </Checkbox>
          ) : (
            <Text as="p" className={css.note}>
              {depositTerms(false)}
            </Text>
          )}
        </>
      )}
    </Card>
  )
}

function Payment({ name, fen, now, note }: { name: string; fen: number; now: boolean; note?: string }) {
  return (
    <Box className={css.payment}>
      <Box className={css.words}>
        <Text as="p">{name}</Text>
        {note && (
          <Text as="p" className={css.note}>
            {note}
          </Text>
        )}
      </Box>
      <Price fen={fen} size={now ? undefined : 's'} plain={!now} />
    </Box>
  )
}
