import { community, createCoreApi, skills, type CoreApiOptions } from '@hearth/sdk/core'

/**
 * Creates the calls of the community and of skills. The tables of these calls are loaded with the first page that makes
 * one of them.
 */
export const createReadingApi = (options: CoreApiOptions) => createCoreApi(options, { community, skills })
