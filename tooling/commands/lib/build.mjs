import { tool } from './install.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'

/**
 * Builds what is stale.
 * @param {string[]} packages names of packages; none means all
 * @param {string[]} tasks `build` makes the files that the shop runs, `dist` those of published packages
 */
export const build = (packages = [], tasks = ['build', 'dist']) =>
  step('Building what is stale', () =>
    run(tool('turbo'), ['run', ...tasks, '--output-logs=errors-only', ...packages.map((name) => `--filter=${name}`)], {
      quiet: true,
    }),
  )
