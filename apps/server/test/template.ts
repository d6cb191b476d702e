import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with an empty embedded database, so that each test file starts in a third of a second. */
    template: string
  }
}

/** Makes one empty database for the whole run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-template-'))
  const file = join(folder, 'empty.tar')
  const engine = await PGlite.create({ postgresqlconf: ['shared_buffers=16MB', 'jit=off'] })
  writeFileSync(file, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
  await engine.close()
  project.provide('template', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
