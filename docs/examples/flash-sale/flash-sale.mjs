// Prints what is in the flash sale of a shop: SHOP=https://shop.example node flash-sale.mjs
import {
  CHANNEL_ID,
  CONTENT_PAGE,
  formatDateTime,
  formatFen,
  PLATFORM_ID,
  PROMOTION_TYPE,
  WIDGET_TYPE,
} from '@hearth/domain'
import { ApiError, createApi } from '@hearth/sdk'
import { products } from '@hearth/sdk/products'

const baseUrl = process.env.SHOP ?? 'http://localhost:3000'
const api = createApi({ baseUrl, channelId: CHANNEL_ID.shopper, platformId: PLATFORM_ID.desktop }, { products })

try {
  const { blocks } = await api.products.widgets({ urlMapping: CONTENT_PAGE.home })
  const shelves = blocks.flatMap(({ widgets }) => widgets).filter(({ widgetType }) => widgetType === WIDGET_TYPE.shelf)
  const sale = shelves.find(
    (shelf) => shelf.endTime && shelf.products.every(({ promotionType }) => promotionType === PROMOTION_TYPE.flashSale),
  )
  console.log(sale ? `${sale.title}，${formatDateTime(sale.endTime)} 截止` : '今天没有秒杀')
  for (const { name, price, originalPrice = price } of sale?.products ?? [])
    console.log(`${name}  ¥${formatFen(price)}（原价 ¥${formatFen(originalPrice)}）`)
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  console.error(`${error.text}（${error.code}，${baseUrl}）`)
  process.exitCode = 1
}
