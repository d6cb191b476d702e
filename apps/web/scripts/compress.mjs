import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthIt = /\.(?:js|css|svg|html|webmanifest|json|txt)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` file beside each text file, so that the server need not compress while a shopper waits.
 */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && worthIt.test(file.name),
  )
  await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name)
      const text = readFileSync(path)
      const [small, zipped] = await Promise.all([
        brotli(text, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
        }),
        zip(text, { level: 9 }),
      ])
      writeFileSync(`${path}.br`, small)
      writeFileSync(`${path}.gz`, zipped)
    }),
  )
}
