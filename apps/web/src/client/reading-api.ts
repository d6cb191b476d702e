import { community, createCoreApi, lottery, skills, type CoreApiOptions } from '@hearth/sdk/core'

/** The calls of areas that shoppers read in, or draw in: their tables come with the first page of these. */
export const createReadingApi = (options: CoreApiOptions) => createCoreApi(options, { community, lottery, skills })
