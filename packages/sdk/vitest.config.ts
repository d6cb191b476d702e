import { preset } from '@hearth/vitest'

// Types are what this package sells: tests of them (`test/types`) run beside the others.
export default preset({
  globalSetup: ['test/generate.ts'],
  typecheck: { enabled: true, include: ['test/types/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
})
