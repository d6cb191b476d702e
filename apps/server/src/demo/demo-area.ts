import { areaDemos } from '#demo/area-demos'
import { demoDay } from '#demo/demo-day'
import { renewDemo } from '#demo/renew-demo'
import { defineArea } from '#kernel/area'

/** The area of the demo shop: it runs promotions again after they ended, and adds the demo pages of all areas. */
export const demoArea = defineArea({
  name: 'demo',
  calls: [],
  routes({ app }) {
    const { products } = demoDay(0)
    for (const { routes } of areaDemos) routes?.(app, products)
  },
  jobs: () => [{ name: 'demo', every: 600_000, run: ({ db, now }) => renewDemo(db, now) }],
})
