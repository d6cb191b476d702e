import { pictureName } from '#demo/art/draw-picture'
import { demoProduct } from '#demo/demo-product'
import { demoProducts } from '#demo/products/demo-products'
import type { DemoDay } from '#kernel/demo/demo-parts'

const products = demoProducts.map(demoProduct)

/**
 * Returns what areas need to make the demo shop of a day.
 * @param now epoch ms
 */
export const demoDay = (now: number): DemoDay => ({
  now,
  products,
  banner(spuNo) {
    const spu = demoProducts.find((one) => one.spuNo === spuNo)!
    return pictureName(spu, spu.colours[0]!, 'banner')
  },
})
