import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Put into pages by the browser itself, which their policy does not bind. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * All that axe finds wrong with a page, one line each.
 * @param name what each line begins with
 * @param rules which of its rules: those alone, or all without those; all when absent
 */
export async function axeFaults(
  page: Page,
  name: string,
  { only, without = [] }: { only?: readonly string[]; without?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // No style sheet of another host is there to be fetched.
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
