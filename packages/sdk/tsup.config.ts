import { library } from '@hearth/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(library(['src/index.ts', 'src/core.ts', 'src/taro.ts', 'src/render.ts']))
