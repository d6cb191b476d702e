import { defineConfig } from 'vitest/config'

export default defineConfig({ resolve: { conditions: ['hearth-source'] }, ssr: { resolve: { conditions: ['hearth-source'] } } })
