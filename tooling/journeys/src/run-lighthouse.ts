import { measurePage, type PageFigures } from './measure-page'
import { startShop } from './start-shop'

const RUNS = 5
const PAGES = ['/', '/product/1001']
/** Time in which the shop converts the requested pictures into their best format, ms. */
const PICTURES = 15_000

/**
 * The limits of each page; times in ms. Blocking time is printed but has no limit: it varies with the machine's load.
 */
const gates: {
  name: string
  of: (figures: PageFigures) => number
  least?: number
  most?: number
  show?: (value: number) => string
}[] = [
  { name: 'performance', of: (one) => one.performance, least: 95 },
  { name: 'LCP', of: (one) => one.largestPaint, most: 1500, show: (ms) => `${(ms / 1000).toFixed(2)} s` },
  { name: 'FCP', of: (one) => one.firstPaint, show: (ms) => `${(ms / 1000).toFixed(2)} s` },
  { name: 'TBT', of: (one) => one.blocked, show: (ms) => `${Math.round(ms)} ms` },
  { name: 'CLS', of: (one) => one.shift, most: 0.02, show: (value) => value.toFixed(3) },
  { name: 'accessibility', of: (one) => one.accessibility, least: 100 },
  { name: 'best practices', of: (one) => one.bestPractices, least: 95 },
  { name: 'SEO', of: (one) => one.seo, least: 100 },
]

/**
 * Prints Lighthouse's results for the home page and a product page, and the limits that they miss.
 * @returns whether no limit was missed
 */
export async function runLighthouse(): Promise<boolean> {
  const shop = await startShop()
  let missed = 0
  try {
    // The pages are opened once before they are measured: at the first request for a picture, the shop begins to make
    // the best format of the picture, which only later requests get.
    for (const path of PAGES) await measurePage(shop.origin + path, 1)
    await new Promise((resolve) => setTimeout(resolve, PICTURES))
    for (const path of PAGES) {
      const figures = await measurePage(shop.origin + path, RUNS)
      console.log(`\n${path} (mobile, throttling applied, median of ${RUNS})`)
      for (const { name, of, least, most, show = String } of gates) {
        const value = of(figures)
        const reached = (least === undefined || value >= least) && (most === undefined || value <= most)
        if (!reached) missed += 1
        const limit =
          least !== undefined ? `at least ${show(least)}` : most !== undefined ? `at most ${show(most)}` : ''
        console.log(`  ${reached ? ' ' : '✗'} ${name.padEnd(15)} ${show(value).padEnd(8)} ${limit}`)
      }
      for (const fault of figures.faults) console.log(`    ${fault}`)
    }
  } finally {
    await shop.stop()
  }
  console.log(missed ? `\n${missed} gates missed` : '\nAll gates reached')
  return missed === 0
}
