import { community, createCoreApi, skills, type CoreApiOptions } from '@hearth/sdk/core'

/**
 * Creates the calls of areas whose pages are for reading. The tables of these calls are loaded with the first of these
 * pages.
 */
export const createReadingApi = (options: CoreApiOptions) => createCoreApi(options, { community, skills })
