import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** A bundle, built as a shell builds it. */
export interface Bundle {
  code: string
  /** Bytes of the code, gzipped. */
  gzip: number
  /** Files that the bundle contains. */
  files: string[]
}

/**
 * Bundles `contents`, which may import `./core`, `./index` or `./taro`, and minifies it with esbuild alone, as most
 * importers do. Taro itself is external, as the global `Taro`.
 */
export async function bundle(contents: string, shell: 'browser' | 'mini-program'): Promise<Bundle> {
  const ecma = shell === 'browser' ? 2022 : 2020
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../src', import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: `es${ecma}`,
    minify: true,
    charset: 'utf8',
    conditions: ['hearth-source'],
    plugins: [
      {
        name: 'taro-outside',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^@tarojs\/taro$/ }, () => ({ path: 'taro', namespace: 'outside' }))
          onLoad({ filter: /.*/, namespace: 'outside' }, () => ({
            contents: 'export default globalThis.Taro',
            loader: 'js',
          }))
        },
      },
    ],
  })
  const { text: code } = outputFiles[0]!
  const files = Object.entries(Object.values(metafile.outputs)[0]!.inputs).filter(
    ([, { bytesInOutput }]) => bytesInOutput > 0,
  )
  return { code, gzip: gzipSync(code, { level: 9 }).length, files: files.map(([file]) => file) }
}
