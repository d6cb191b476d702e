import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** A bundle as a shell would make it. */
export interface Bundle {
  code: string
  /** Bytes of the code, gzipped. */
  gzip: number
  /** Files that are in it. */
  files: string[]
}

/** Bundles and minifies `contents`, which may import `./core`, `./index` or `./taro`. Taro itself stays outside, as the global `Taro`. */
export async function bundle(contents: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../src', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    globalName: 'sdk',
    target: 'es2020',
    charset: 'utf8',
    conditions: ['hearth-source'],
    plugins: [
      {
        name: 'taro-outside',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^@tarojs\/taro$/ }, () => ({ path: 'taro', namespace: 'outside' }))
          onLoad({ filter: /.*/, namespace: 'outside' }, () => ({ contents: 'export default globalThis.Taro', loader: 'js' }))
        },
      },
    ],
  })
  const code = outputFiles[0]!.text
  const files = Object.entries(Object.values(metafile.outputs)[0]!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return { code, gzip: gzipSync(code, { level: 9 }).length, files: files.map(([file]) => file) }
}
