import { library } from '@hearth/tsup'
import { defineConfig } from 'tsup'

/**
 * Each area's table is an entry of its own. What bundlers take has the few rules of the domain in it that the client
 * asks: out of the built domain they would take more.
 */
export default defineConfig(
  library(
    [
      'src/*.ts',
      'src/{testing,tracking}/index.ts',
      'src/catalogue/*.ts',
      '!src/catalogue/*.types.ts',
      '!src/catalogue/{call,catalogue}.ts',
    ],
    { noExternal: ['@hearth/domain'] },
  ),
)
