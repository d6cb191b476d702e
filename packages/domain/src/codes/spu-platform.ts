/**
 * The type of screen that a request for an spu is for (7.13). The codes are not those of `platformId` (C01), where 1 is
 * mobile and 2 is desktop.
 */
export const SPU_PLATFORM = { desktop: 1, mobile: 2 } as const

/** One of {@link SPU_PLATFORM}. */
export type SpuPlatform = (typeof SPU_PLATFORM)[keyof typeof SPU_PLATFORM]

/** The label that owners read for each type of screen. */
export const SPU_PLATFORM_LABEL: Readonly<Record<SpuPlatform, string>> = { 1: '电脑版', 2: '手机版' }
