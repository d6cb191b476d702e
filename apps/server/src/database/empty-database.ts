import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { PackedFolder } from '#database/packed-folder'

/** How the embedded engine is set up. */
export const ENGINE_SETTINGS = ['shared_buffers=16MB', 'jit=off']

/** Beside the program, where the build puts it. */
export const EMPTY_DATABASE = fileURLToPath(new URL('./empty-database.tar.gz', import.meta.url))

/**
 * The folder of an engine whose migrations have run, packed by the build: a first start unpacks it, and waits neither
 * for PostgreSQL to make one nor for the migrations. Nothing where the server runs from source.
 */
export const emptyDatabase = (): Blob | undefined =>
  existsSync(EMPTY_DATABASE) ? new PackedFolder(gunzipSync(readFileSync(EMPTY_DATABASE))) : undefined
