import { join } from 'node:path'
import { tool } from './install.mjs'
import { root, run } from './run.mjs'

/**
 * A check that reads only the published packages and their guides. Turbo caches its result until one of them changes.
 */
const ofPublishing = (task) =>
  run(tool('turbo'), ['run', task, '--filter=@hearth/publishing', '--output-logs=errors-only'], {
    quiet: true,
    env: { HEARTH_NODE: process.version },
  })

/**
 * The checks of the whole repository that need no running shop. They do not check types, which are checked for each
 * package. A check exits with 0, or prints the faults.
 */
export const checks = [
  {
    name: 'lint',
    run: () => run(tool('oxlint'), ['--config', 'tooling/lint/oxlint.json', '--deny-warnings', '.'], { quiet: true }),
  },
  { name: 'format', run: () => run(tool('oxfmt'), ['--check', '.'], { quiet: true }) },
  { name: 'boundaries', run: () => run(tool('depcruise'), ['packages', 'apps'], { quiet: true }) },
  {
    name: 'graph of packages',
    run: () => run(process.execPath, ['tooling/commands/graph.mjs', '--check'], { quiet: true }),
  },
  { name: 'rules', run: () => run(process.execPath, ['tooling/rules/check.mjs'], { quiet: true }) },
  { name: 'lengths of lines', run: () => run(process.execPath, ['tooling/rules/check-lines.mjs'], { quiet: true }) },
  {
    name: 'comments of the calls',
    run: () => run(process.execPath, ['tooling/publishing/mark-calls.mjs', '--check'], { quiet: true }),
  },
  {
    name: 'reference of the calls',
    run: () => run(process.execPath, ['packages/sdk/scripts/reference.mjs', '--check'], { quiet: true }),
  },
  {
    name: 'steps of browser tests',
    run: () => run(process.execPath, ['tooling/browser/check-steps.mjs'], { quiet: true }),
  },
  { name: 'unused code', run: () => run(tool('knip'), [], { quiet: true }) },
  { name: 'unused styles', run: () => run(process.execPath, ['tooling/styles/check.mjs'], { quiet: true }) },
  {
    name: 'package sizes',
    run: () => run('node_modules/.bin/size-limit', [], { quiet: true, cwd: join(root, 'tooling/sizes') }),
  },
  { name: 'what would be published', run: () => ofPublishing('check:packages') },
  { name: 'code in guides', run: () => ofPublishing('check:guides') },
  { name: 'API reports', run: () => run(process.execPath, ['tooling/publishing/api.mjs', '--check'], { quiet: true }) },
]
