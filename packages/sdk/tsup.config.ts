import { library } from '@hearth/tsup'
import { defineConfig } from 'tsup'

/**
 * Each area's table is an entry of its own. The ESM build, which bundlers use, contains the few rules of the domain
 * that the client needs: if bundlers took the rules from the built domain, a bundle would be larger.
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
