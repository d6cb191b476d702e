import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'

const journeys = new URL('..', import.meta.url)

/** Returns the exports of a file of `src` in plain Node, where the commands of this package load it. */
const exportsOf = (name: string): Promise<string> =>
  new Promise((resolve, reject) =>
    execFile(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { runTypeScript } = await import('./run-typescript.mjs')
         console.log(Object.keys(await runTypeScript('${name}')).join())
         process.exit()`,
      ],
      { cwd: journeys },
      (error, out) => (error ? reject(error) : resolve(out.trim())),
    ),
  )

it.each([
  ['pnpm screens', 'take-screens', 'takeScreens'],
  ['pnpm lighthouse', 'run-lighthouse', 'runLighthouse'],
])('%s finds its code, which is TypeScript', async (_command, file, name) => {
  expect(await exportsOf(file)).toContain(name)
})
