import type { DemoParts } from '#kernel/demo/demo-parts'

/** The products of the demo shop's points mall. */
export const pointsMallDemo: DemoParts = {
  file: () => ({
    pointsProducts: [
      { productId: 'p-night-light', skuNo: '150501', points: 500, stock: 200, perShopper: 2 },
      { productId: 'p-plug', skuNo: '170301', points: 800, stock: 100 },
      { productId: 'p-door-sensor', skuNo: '180301', points: 980, stock: 60 },
      { productId: 'p-bulb', skuNo: '150301', points: 1200, stock: 100 },
      { productId: 'p-socket', skuNo: '180401', points: 1500, stock: 80 },
      { productId: 'p-strip', skuNo: '150401', points: 2400, stock: 40 },
      { productId: 'p-camera', skuNo: '140101', points: 5900, stock: 15 },
      { productId: 'p-speaker', skuNo: '100201', points: 9900, stock: 20 },
    ],
  }),
}
