import { library } from '@hearth/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(library({ index: 'src/index.ts', 'form/index': 'src/form/index.ts' }))
