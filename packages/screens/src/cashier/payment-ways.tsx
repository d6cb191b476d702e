import { paymentWayOf, type PaymentWay } from '@hearth/domain'
import { Box, Card, Choice, Icon, Text } from '@hearth/ui'
import { PaymentMark } from './payment-mark'
import css from './payment-ways.module.css'

/** For each payment method, a line that describes it. */
const TAKES: Readonly<Record<PaymentWay, string>> = {
  wechat: '零钱或微信里绑定的银行卡',
  alipay: '余额或支付宝里绑定的银行卡',
  unionpay: '各家银行的银联卡',
  digitalYuan: '数字人民币钱包',
}

/** Lets the shopper choose a payment method. */
export function PaymentWays({
  marks,
  chosen,
  onChoose,
}: {
  /** Names of the payment methods; at least one. */
  marks: readonly string[]
  chosen: string
  onChoose: (mark: string) => void
}) {
  return (
    <Card as="section" label="支付方式">
      <Text as="h2" className={css.title}>
        支付方式
      </Text>
      <Choice
        kind="radiogroup"
        label="支付方式"
        options={marks.map((mark) => {
          const way = paymentWayOf(mark)
          const selected = mark === chosen
          return {
            key: mark,
            selected,
            label: mark,
            className: css.way,
            content: (
              <Box as="span" className={css.row}>
                <PaymentMark way={way} />
                <Box as="span" className={css.words}>
                  <Text className={css.name}>{mark}</Text>
                  <Text className={css.note}>{way ? TAKES[way] : '在收银台选择银行卡或钱包'}</Text>
                </Box>
                <Box as="span" className={selected ? css.chosen : css.ring} decorative>
                  {selected && <Icon name="check" size={14} />}
                </Box>
              </Box>
            ),
          }
        })}
        onChoose={onChoose}
      />
      <Box className={css.trust}>
        <Icon name="shield" size={18} className={css.shield} />
        <Text as="p" className={css.note}>
          在收银台的安全页面付款，本店不经手、也不保存您的银行卡号和支付密码
        </Text>
      </Box>
    </Card>
  )
}
