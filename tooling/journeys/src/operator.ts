import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const command = fileURLToPath(new URL('../../../apps/server/dist/operator.js', import.meta.url))

/** Runs the shop owner's `hearth` command on a running shop. */
export async function hearth(dataDir: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return stdout
}
