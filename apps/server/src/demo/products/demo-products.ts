import type { DemoSpu } from '#demo/demo-spu'
import { camerasAndLamps } from '#demo/products/cameras-and-lamps'
import { cleaningAndWear } from '#demo/products/cleaning-and-wear'
import { homeAndKids } from '#demo/products/home-and-kids'
import { screensAndLocks } from '#demo/products/screens-and-locks'
import { speakers } from '#demo/products/speakers'

/** Everything the demo shop sells. */
export const demoProducts: DemoSpu[] = [
  ...speakers,
  ...screensAndLocks,
  ...camerasAndLamps,
  ...cleaningAndWear,
  ...homeAndKids,
]
