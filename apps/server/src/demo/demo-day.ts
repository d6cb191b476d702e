import { pictureName } from '#demo/art/draw-picture'
import { demoProduct } from '#demo/demo-product'
import { demoProducts } from '#demo/products/demo-products'
import type { DemoDay } from '#kernel/demo/demo-parts'

const products = demoProducts.map(demoProduct)

/** The demo shop on a day. @param now epoch ms */
export const demoDay = (now: number): DemoDay => ({
  now,
  products,
  banner(spuNo) {
    const spu = demoProducts.find((one) => one.spuNo === spuNo)!
    return pictureName(spu, spu.colours[0]!, 'banner')
  },
})
