import { library } from '@hearth/tsup'
import { defineConfig } from 'tsup'

/** Each area's table is an entry of its own. */
export default defineConfig(library(['src/*.ts', 'src/{testing,tracking}/index.ts', 'src/catalogue/*.ts', '!src/catalogue/*.types.ts', '!src/catalogue/{call,catalogue}.ts']))
