import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { MiniApp } from './open-mini-app'

const PLATFORM = { 'mini-program': 'weapp', 'smart-app': 'swan' } satisfies Record<MiniApp, string>

/** A mini app that was built into a folder of its own. */
export interface BuiltMiniApp {
  folder: string
  /** Returns the texts of all files of the app except pictures, by path. */
  texts(): Record<string, string>
  remove(): void
}

/** Builds a mini app with the settings of a shop, into a folder beside `dist`. Rejects with the output of the build. */
export async function buildMiniApp(app: MiniApp, settings: Record<string, string>): Promise<BuiltMiniApp> {
  const folder = mkdtempSync(join(tmpdir(), `hearth-${app}-`))
  const cwd = folderOf(app)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    await promisify(execFile)(join(cwd, 'node_modules/.bin/taro'), ['build', '--type', PLATFORM[app], '--no-check'], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', HEARTH_DIST: folder, ...settings },
    })
  } catch (error) {
    remove()
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${app} was not built:\n${stdout}${stderr}`, { cause: error })
  }
  return { folder, texts: () => textsIn(folder), remove }
}

/** Returns the texts of the mini app in `dist`, which is built for a shop on this machine, by path. */
export const trialTexts = (app: MiniApp): Record<string, string> => textsIn(join(folderOf(app), 'dist'))

const folderOf = (app: MiniApp): string => fileURLToPath(new URL(`../../../apps/${app}`, import.meta.url))

function textsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && !one.name.endsWith('.png'),
  )
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      relative(folder, join(parentPath, name)),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  )
}
