import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { PackedFolder } from '#database/packed-folder'

/** Settings of the embedded engine. */
export const ENGINE_SETTINGS = ['shared_buffers=16MB', 'jit=off']

/** The file of the empty database, which the build puts beside the program. */
export const EMPTY_DATABASE = fileURLToPath(new URL('./empty-database.tar.gz', import.meta.url))

/**
 * The data folder of an engine with all migrations, packed by the build, so that a first start need not create a
 * database or run migrations. Undefined if the server runs from source.
 */
export const emptyDatabase = (): Blob | undefined =>
  existsSync(EMPTY_DATABASE) ? new PackedFolder(gunzipSync(readFileSync(EMPTY_DATABASE))) : undefined
