import type { AccountEnd } from '#kernel/account-ends/account-end'
import type { Area } from '#kernel/area'
import { KERNEL_ACCOUNT_END } from '#kernel/account-ends/kernel-account-end'

/** What an area declares for deleted accounts, with the area's name. */
export interface AreaAccountEnd extends AccountEnd {
  area: string
}

/** Returns what all areas and the kernel declare for deleted accounts. */
export const collectAccountEnds = (areas: readonly Pick<Area, 'name' | 'accountEnd'>[]): AreaAccountEnd[] =>
  [...areas, { name: 'kernel', accountEnd: KERNEL_ACCOUNT_END }].flatMap(({ name, accountEnd }) =>
    accountEnd ? [{ ...accountEnd, area: name }] : [],
  )
