import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#database/migrate'
import { packDatabase } from '#database/pack-database'
import { demoShop } from '#demo/demo-shop'
import { importShop } from '#shop-file/import-shop'
import { NOON } from './noon'
import { startTestServer, type TestServer } from './test-server'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Paths of files with an embedded database: one with all tables and no rows, one with the demo shop's products. A
     * test file that starts from such a file needs a third of a second.
     */
    templates: { empty: string; demo: string }
    /** A PostgreSQL server with the same two databases, if tests run on one; see `test-server.ts`. */
    server?: TestServer
  }
}

/** Makes the databases that all test files start from, once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-template-'))
  const templates = { empty: join(folder, 'empty.tar'), demo: join(folder, 'demo.tar') }
  const [server] = await Promise.all([startTestServer(), makeTemplates(templates)])
  project.provide('templates', templates)
  project.provide('server', server?.told)
  return async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const makeTemplates = (files: { empty: string; demo: string }): Promise<void> =>
  packDatabase(async ({ db, pack }) => {
    await migrate(db)
    writeFileSync(files.empty, await pack('none'))
    await importShop(db, demoShop(NOON), NOON)
    writeFileSync(files.demo, await pack('none'))
  })
