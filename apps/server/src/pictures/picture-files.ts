import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Finished pictures as files. If the disk accepts none, the latest ones are cached in memory, so that they are not made
 * for each request.
 */
export interface PictureFiles {
  read(file: string): Promise<Buffer | undefined>
  write(file: string, bytes: Buffer): Promise<void>
}

const MOST_BYTES = 16 * 1024 * 1024

/** Opens the files. */
export function openPictureFiles(): PictureFiles {
  const unwritten = new Map<string, Buffer>()
  let size = 0

  function remember(file: string, bytes: Buffer): void {
    if (unwritten.has(file)) return
    unwritten.set(file, bytes)
    size += bytes.length
    for (const [oldest, { length }] of unwritten) {
      if (size <= MOST_BYTES) return
      unwritten.delete(oldest)
      size -= length
    }
  }

  return {
    read: (file) => readFile(file).catch(() => unwritten.get(file)),
    async write(file, bytes) {
      const draft = `${file}.${randomUUID()}`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, file)
      } catch {
        remember(file, bytes)
        await rm(draft, { force: true }).catch(() => {})
      }
    },
  }
}
