import type { DemoParts } from '#kernel/demo/demo-parts'

/** Creates a pre-sale of the demo customer, whose deposit is paid. */
export const preSaleDemo: DemoParts = {
  past: ({ paid }) => [
    {
      daysAgo: 0,
      async live() {
        await paid('110301', 1)
      },
    },
  ],
}
