import { createApi, products } from '@hearth/sdk'
import { createCoreApi } from '@hearth/sdk/core'
import Medusa from '@medusajs/js-sdk'
import { request } from '@octokit/request'
import axios from 'axios'
import ky from 'ky'
import createOpenApiClient from 'openapi-fetch'

/**
 * Returns the same call as made by each client: GET /api/products/base/v2/{spuNo}/2 with channel and platform in the
 * query. Each call returns the product in the envelope. The first client, raw fetch, is the baseline. All use the
 * global fetch, and each is set up once, as its own guide describes.
 * @param {string} origin
 * @returns {Record<string, (i: number) => Promise<{ pictures: object[] }>>}
 */
export function contenders(origin) {
  const options = { baseUrl: origin, channelId: 1, platformId: 2 }
  const query = { channelId: 1, platformId: 2 }
  const path = (i) => `/api/products/base/v2/${i}/2`

  const transport = ({ url, method, headers, body, credentials }) =>
    fetch(url, { method, headers, body, credentials: credentials ? 'include' : 'omit' })
  const core = createCoreApi({ ...options, transport }, { products })
  const sdk = createApi(options, { products })
  const kyOfShop = ky.create({ prefixUrl: origin })
  const axiosOfShop = axios.create({ baseURL: origin, adapter: 'fetch' })
  const openApi = createOpenApiClient({ baseUrl: origin })
  const medusa = new Medusa({ baseUrl: origin })
  const octokit = request.defaults({ baseUrl: origin })

  return {
    'raw fetch': async (i) => (await (await fetch(`${origin}${path(i)}?channelId=1&platformId=2`)).json()).data,
    '@hearth/sdk/core over fetch': (i) => core.products.get({ spuNo: String(i), platform: 2 }),
    '@hearth/sdk (over ky)': (i) => sdk.products.get({ spuNo: String(i), platform: 2 }),
    ky: async (i) => (await kyOfShop(path(i).slice(1), { searchParams: query }).json()).data,
    'axios (fetch adapter)': async (i) => (await axiosOfShop.get(path(i), { params: query })).data.data,
    'openapi-fetch': async (i) =>
      (await openApi.GET('/api/products/base/v2/{spuNo}/2', { params: { path: { spuNo: String(i) }, query } })).data
        .data,
    '@medusajs/js-sdk': async (i) => (await medusa.client.fetch(path(i), { query })).data,
    '@octokit/request': async (i) =>
      (await octokit('GET /api/products/base/v2/{spuNo}/2{?channelId,platformId}', { spuNo: String(i), ...query })).data
        .data,
  }
}
