import type { Law } from '#kernel/laws/law'

/** What must hold of the tables that the kernel writes itself. */
export const KERNEL_LAWS: readonly Law[] = [
  {
    fault: 'a key without its answer',
    broken: `
      select key as id from idempotency where reply is null`,
  },
]
