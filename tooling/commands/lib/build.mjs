import { tool } from './install.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'

/**
 * Builds what is stale.
 * @param {string[]} packages names of packages; none means all
 */
export const build = (packages = []) =>
  step('Building what is stale', () => run(tool('turbo'), ['run', 'build', '--output-logs=errors-only', ...packages.map((name) => `--filter=${name}`)], { quiet: true }))
