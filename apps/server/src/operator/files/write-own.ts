import { writeFileSync } from 'node:fs'
import { told } from '#kernel/commands/told'

/**
 * Writes a new file that only its owner may read.
 * @param path absolute
 * @throws Error in plain words if the file exists: it may have been changed since it was written
 */
export function writeOwn(path: string, bytes: string | Uint8Array): void {
  try {
    writeFileSync(path, bytes, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(
      told({
        zh: `已有文件 ${path}，没有覆盖。请用 --output 换个名字。`,
        en: `There is a file ${path} already: it was left as it is. Choose another name with --output.`,
      }),
      {
        cause: error,
      },
    )
  }
}
