import { address, checkout, createCoreApi, orders, passport, type CoreApiOptions } from '@hearth/sdk/core'

/** The calls that no public page makes. Their tables stay out of the first load. */
export const createLateApi = (options: CoreApiOptions) => createCoreApi(options, { address, checkout, orders, passport })

/** What it offers. */
export type LateApi = ReturnType<typeof createLateApi>
