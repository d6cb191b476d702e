import { library } from '@hearth/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(library(['src/index.ts', 'src/form/index.ts']))
