import { community, createCoreApi, skills, type CoreApiOptions } from '@hearth/sdk/core'

/** The calls of areas with pages to read: their tables are fetched with the first of these pages. */
export const createReadingApi = (options: CoreApiOptions) => createCoreApi(options, { community, skills })
