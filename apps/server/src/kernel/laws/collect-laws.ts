import type { Area } from '#kernel/area'
import { KERNEL_LAWS } from '#kernel/laws/kernel-laws'
import type { Law } from '#kernel/laws/law'

/** A law, with the area that declares it. */
export interface AreaLaw extends Law {
  area: string
}

/** The laws of all areas, and the kernel's own. */
export const collectLaws = (areas: readonly Pick<Area, 'name' | 'laws'>[]): AreaLaw[] =>
  [...areas, { name: 'kernel', laws: KERNEL_LAWS }].flatMap(({ name, laws = [] }) =>
    laws.map((law) => ({ ...law, area: name })),
  )
