import { readdir } from 'node:fs/promises'
import type { Migration } from 'kysely'

/**
 * The folder of migrations: beside this file in the source; in `dist`, `tsup.config.ts` builds each migration into a
 * folder of the same name.
 */
const FOLDER = new URL('./migrations/', import.meta.url)

/** The file of a migration begins with a digit. */
const FILE = /^\d[^.]*\.[jt]s$/

/** Returns every migration by the name of its file. They are ordered by name, which is the order they run in. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => FILE.test(file)).sort()
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.slice(0, -3), await load(file)])))
}

async function load(file: string): Promise<Migration> {
  const exported = Object.values((await import(new URL(file, FOLDER).href)) as Record<string, Migration>)
  if (exported.length !== 1 || typeof exported[0]?.up !== 'function')
    throw new Error(`${file} has to export one migration, and nothing else.`)
  return exported[0]
}
