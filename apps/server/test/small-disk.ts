import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A separate file system that can be filled up. */
export interface SmallDisk {
  folder: string
  /** Fills the file system until this many bytes are left. */
  fill(left: number): void
  /** Frees the space again. */
  empty(): void
  remove(): void
}

const MB = 1024 * 1024

/**
 * Runs cases on a file system of 260 MB. If this user may not mount a file system, one case reports that the cases were
 * not tried.
 */
export function onSmallDisk(name: string, prove: (disk: SmallDisk) => void): void {
  const disk = mountSmallDisk(260)
  describe(`${name}`, () => {
    if (disk) prove(disk)
    else it('was not tried: this user may not mount a file system', () => expect(mountSmallDisk(260)).toBeUndefined())
  })
}

/** Mounts a file system of a size in MB; undefined if this user may not mount. */
function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-disk-'))
  const mounted =
    process.platform === 'linux' &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'hearth-test', folder]).status === 0
  if (!mounted) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill(left) {
      const block = Buffer.alloc(MB)
      const room = () => {
        const { bavail, bsize } = statfsSync(folder)
        return bavail * bsize - left
      }
      try {
        for (let next = room(); next > 0; next = room())
          writeFileSync(filler, block.subarray(0, Math.min(MB, next)), { flag: 'a' })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
