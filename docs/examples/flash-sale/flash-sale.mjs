// Prints what is in the flash sale of a shop: SHOP=https://shop.example node flash-sale.mjs
import { CHANNEL_ID, CONTENT_PAGE, formatDateTime, formatFen, PLATFORM_ID, PROMOTION_TYPE, WIDGET_TYPE } from '@hearth/domain'
import { ApiError, createApi } from '@hearth/sdk'
import { products } from '@hearth/sdk/products'

const baseUrl = process.env.SHOP ?? 'http://localhost:3000'
const api = createApi({ baseUrl, channelId: CHANNEL_ID.shopper, platformId: PLATFORM_ID.desktop }, { products })

try {
  const { blocks } = await api.products.widgets({ urlMapping: CONTENT_PAGE.home })
  const shelves = blocks.flatMap(({ widgets }) => widgets).filter(({ widgetType }) => widgetType === WIDGET_TYPE.shelf)
  const onSale = shelves.flatMap((shelf) => shelf.products.filter(({ promotionType }) => promotionType === PROMOTION_TYPE.flashSale).map((product) => ({ ...product, endTime: shelf.endTime })))
  if (onSale.length === 0) console.log('今天没有秒杀')
  for (const { name, price, originalPrice = price, endTime } of onSale) {
    console.log(`${name}  ¥${formatFen(price)}（原价 ¥${formatFen(originalPrice)}）${endTime ? `，${formatDateTime(endTime)} 截止` : ''}`)
  }
} catch (error) {
  if (!(error instanceof ApiError)) throw error
  console.error(`${error.text}（${error.code}，${baseUrl}）`)
  process.exitCode = 1
}
