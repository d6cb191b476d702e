import { tool } from './install.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'

/**
 * Builds everything that is out of date.
 * @param {string[]} packages names of the packages; all when empty
 * @param {string[]} tasks `build` makes the files that the shop runs, `dist` the files of published packages
 */
export const build = (packages = [], tasks = ['build', 'dist']) =>
  step('Building what is stale', () =>
    run(tool('turbo'), ['run', ...tasks, '--output-logs=errors-only', ...packages.map((name) => `--filter=${name}`)], {
      quiet: true,
    }),
  )
