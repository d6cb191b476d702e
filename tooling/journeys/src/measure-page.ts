import { launchBrowser } from '@hearth/browser'
import lighthouse, { type Config } from 'lighthouse'
import { freePort } from './start-shop'

/** Lighthouse's results for a page. Scores are from 0 to 100, times are ms. */
export interface PageFigures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blocked: number
  /** Cumulative layout shift. */
  shift: number
  /** Audits with less than the full score, except those of performance. */
  faults: string[]
}

const CHECKED = ['accessibility', 'best-practices', 'seo']

/**
 * Settings for a slow phone on a slow network. Throttling is real: simulated throttling hides differences on localhost.
 */
const config: Config = {
  extends: 'lighthouse:default',
  settings: {
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    onlyCategories: ['performance', ...CHECKED],
    maxWaitForLoad: 60_000,
  },
}

/** Results that do not depend on how fast a page loads. */
type Checked = Pick<PageFigures, 'accessibility' | 'bestPractices' | 'seo' | 'faults'>

/** Audits a page without measuring its loading times. */
export async function checkPage(url: string): Promise<Checked> {
  return measureOnce(url, {
    ...config,
    settings: { ...config.settings, throttlingMethod: 'provided', onlyCategories: CHECKED },
  })
}

/**
 * Measures a page on a phone, and returns the medians of several runs. Each run has a new browser with an empty cache.
 */
export async function measurePage(url: string, runs: number): Promise<PageFigures> {
  const figures: PageFigures[] = []
  for (let run = 0; run < runs; run += 1) figures.push(await measureOnce(url))
  const median = (pick: (one: PageFigures) => number): number =>
    figures.map(pick).toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
  return {
    performance: median((one) => one.performance),
    accessibility: median((one) => one.accessibility),
    bestPractices: median((one) => one.bestPractices),
    seo: median((one) => one.seo),
    firstPaint: median((one) => one.firstPaint),
    largestPaint: median((one) => one.largestPaint),
    blocked: median((one) => one.blocked),
    shift: median((one) => one.shift),
    faults: [...new Set(figures.flatMap((one) => one.faults))],
  }
}

async function measureOnce(url: string, how = config): Promise<PageFigures> {
  const port = await freePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' }, how)
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`)
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? 0
    const faults = CHECKED.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title}`),
    )
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      faults,
    }
  } finally {
    await browser.close()
  }
}
