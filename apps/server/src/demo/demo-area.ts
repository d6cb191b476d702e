import { addDemoGuides } from '#demo/demo-guides'
import { renewDemo } from '#demo/renew-demo'
import { defineArea } from '#kernel/area'

/** The demo shop, whose promotions never end, and the guides to its products. */
export const demoArea = defineArea({
  name: 'demo',
  calls: [],
  routes: addDemoGuides,
  jobs: () => [{ name: 'demo', every: 600_000, run: ({ db, now }) => renewDemo(db, now) }],
})
