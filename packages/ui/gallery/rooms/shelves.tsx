import {
  Badge,
  Box,
  Countdown,
  Icon,
  OrderStatusBadge,
  Price,
  ProductGrid,
  Section,
  Tag,
  type IconName,
} from '@hearth/ui'
import { products } from '../samples'
import css from './gallery.module.css'

const ICON_NAMES: IconName[] = [
  'home',
  'grid',
  'cart',
  'user',
  'back',
  'right',
  'close',
  'check',
  'plus',
  'minus',
  'search',
  'pin',
  'truck',
  'box',
  'wallet',
  'shield',
  'ticket',
  'trash',
  'info',
  'alert',
  'clock',
  'phone',
  'text',
  'share',
]

/** Shows the components without actions: prices, tags, cards. */
export function Shelves() {
  return (
    <>
      <Section title="价格与标签" subtitle="大、中、小，原价与前缀">
        <Box className={css.row}>
          <Price fen={129900} size="l" originalFen={159900} />
          <Price fen={39900} originalFen={49900} />
          <Price fen={990} size="s" />
          <Price fen={123456789} plain />
          <Price fen={-5000} size="s" prefix="优惠" />
        </Box>
        <Box className={`${css.row} ${css.gap}`}>
          <Tag>限时直降</Tag>
          <Tag tone="neutral">7 天无理由</Tag>
          <Tag tone="good">已送达</Tag>
          <Tag tone="warn">库存紧张</Tag>
          <Tag tone="bad">已失效</Tag>
          <Tag tone="solid">新品</Tag>
          {([10, 15, 20, 30, 40, 90] as const).map((status) => (
            <OrderStatusBadge key={status} order={{ orderStatus: status }} />
          ))}
        </Box>
        <Box className={`${css.row} ${css.gap}`}>
          <Countdown endTime={300_000_000} now={1000} />
          <Countdown endTime={65_000} now={1000} label="剩余付款时间" />
          <Countdown endTime={0} now={1000} />
          {[0, 7, 128].map((count) => (
            <Box key={count} style={{ position: 'relative', padding: 12 }}>
              <Icon name="cart" size={24} />
              <Badge count={count} />
            </Box>
          ))}
        </Box>
        <Box className={`${css.row} ${css.gap}`}>
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </Box>
      </Section>
      <Section title="商品卡片" subtitle="普通、直降、售罄、长名称" more={{ to: '/allproducts' }}>
        <ProductGrid products={products} />
      </Section>
    </>
  )
}
