import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** The script of axe. The browser adds it to pages, so that their content security policy does not block it. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the faults that axe finds in a page, one per line.
 * @param name prefix of each line
 * @param rules rules to run, or to leave out; all rules run when absent
 */
export async function axeFaults(
  page: Page,
  name: string,
  { only, without = [] }: { only?: readonly string[]; without?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // axe need not load style sheets (`preload`), since pages have none from other hosts.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(only && { runOnly: [...only] }),
  }
  const { violations } = await page.evaluate(
    (how) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(how),
    options,
  )
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      (node) =>
        `${name}: ${impact} ${id} at ${node.html.slice(0, 160)} (${node.failureSummary?.split('\n')[1]?.trim()})`,
    ),
  )
}
