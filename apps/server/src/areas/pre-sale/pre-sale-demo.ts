import type { DemoParts } from '#kernel/demo/demo-parts'

/** The demo shop's customer has paid the deposit of a pre-sale. */
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
