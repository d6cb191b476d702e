import { imageAddress, pickSku, priceSku, skuAvailability, spuAvailability, productPath } from '@hearth/domain'
import type { Json, Sku, Spu } from '@hearth/state'

/** Availability code of a product that can be bought (S23). */
const AVAILABLE = 1

/** Returns a product as schema.org describes it, for search engines. Prices are in yuan. */
export function productData(spu: Spu, skus: Sku[], origin: string, now: number): Json {
  const url = `${origin}${productPath(spu.spuNo)}`
  const prices = skus.map((sku) => priceSku(sku, { now }).price)
  const offers = skus.map((sku, index) => ({
    '@type': 'Offer',
    sku: sku.skuNo,
    name: sku.skuName,
    price: yuan(prices[index] ?? sku.price),
    priceCurrency: 'CNY',
    availability: availability(skuAvailability(sku)),
    url: `${origin}${productPath(spu.spuNo, sku.skuNo)}`,
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: spu.name,
    description: spu.sellingPoint,
    image: spu.pictures
      .slice(0, 5)
      .map((picture) => imageAddress(picture.url, { width: 1125 }))
      .map((address) => (origin ? new URL(address, origin).href : address)),
    sku: spu.spuNo,
    category: spu.categoryName,
    brand: { '@type': 'Brand', name: spu.brandName },
    url,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'CNY',
      lowPrice: yuan(Math.min(...prices)),
      highPrice: yuan(Math.max(...prices)),
      offerCount: offers.length,
      availability: availability(spuAvailability(skus, undefined, pickSku(skus))),
      offers,
    },
  }
}

const yuan = (fen: number): string => (fen / 100).toFixed(2)

const availability = (code: number): string => `https://schema.org/${code === AVAILABLE ? 'InStock' : 'OutOfStock'}`
