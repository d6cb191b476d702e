/**
 * The kind of screen that requests a spu (7.13). These are not the platform ids of C01, in which 1 and 2 are exchanged.
 */
export const SPU_PLATFORM = { desktop: 1, mobile: 2 } as const

/** One of {@link SPU_PLATFORM}. */
export type SpuPlatform = (typeof SPU_PLATFORM)[keyof typeof SPU_PLATFORM]

/** The labels for owners. */
export const SPU_PLATFORM_LABEL: Readonly<Record<SpuPlatform, string>> = { 1: '电脑版', 2: '手机版' }
