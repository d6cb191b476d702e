/** The kind of screen a spu is requested for (7.13): not the platform ids of C01, where 1 and 2 are swapped. */
export const SPU_PLATFORM = { desktop: 1, mobile: 2 } as const

/** One of {@link SPU_PLATFORM}. */
export type SpuPlatform = (typeof SPU_PLATFORM)[keyof typeof SPU_PLATFORM]

/** What an owner of the shop reads for each. */
export const SPU_PLATFORM_LABEL: Readonly<Record<SpuPlatform, string>> = { 1: '电脑版', 2: '手机版' }
