import { readdirSync, readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { ApiError, catalogue, createCoreApi, type Transport } from '@hearth/sdk/core'
import { createSessions } from '#kernel/sessions/sessions'
import { systemRandom } from '#shop/random'
import { greyPng } from './grey-png'
import type { TestShop } from './shop'

const REFERENCE = new URL('../../../docs/reference/', import.meta.url)

/** An example of a call, as the reference prints it. */
export interface PrintedExample {
  /** The name of the call, such as `cart.read`. */
  call: string
  code: string
  /** Telephone of the shopper who makes the call. */
  telephone: string
  /** The reason why the demo shop refuses it; absent if it succeeds. */
  refused?: string
}

/** Returns the examples of a page of the reference. */
function examplesOf(page: string): PrintedExample[] {
  const [, telephone = ''] = /run as the shopper `(\d{11})`/.exec(page) ?? []
  const sections = page.matchAll(/^## (\w+\.\w+)\n[\s\S]*?^```ts\n([\s\S]*?)^```(?:\n\nRefused as printed: (.*))?/gm)
  return [...sections].map(([, call = '', code = '', refused]) => ({
    call,
    code,
    telephone,
    ...(refused ? { refused } : {}),
  }))
}

/** All examples of the reference, page by page. */
export const printedExamples = (): PrintedExample[] =>
  readdirSync(REFERENCE)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => examplesOf(readFileSync(new URL(file, REFERENCE), 'utf8')))

/** Returns a client of all calls, with a new session of a shopper. */
async function clientOf({ app, connection: { db }, ports }: TestShop, telephone: string) {
  const { id } = await db
    .selectFrom('shopper')
    .select('id')
    .where('telephone', '=', telephone)
    .executeTakeFirstOrThrow()
  const session = await createSessions(systemRandom).begin(db, { shopper: id }, ports.clock())
  const transport: Transport = async ({ url, method, headers, body }) => {
    const payload = body === undefined ? {} : { payload: typeof body === 'string' ? body : Buffer.from(body) }
    const reply = await app.inject({ method, url, headers: { ...headers }, ...payload })
    return {
      status: reply.statusCode,
      headers: { get: (name) => reply.headers[name]?.toString() },
      text: () => Promise.resolve(reply.body),
    }
  }
  return createCoreApi(
    { baseUrl: '', channelId: 1, platformId: 1, clock: ports.clock, session: () => session, transport },
    catalogue,
  )
}

/**
 * Runs an example as printed; its `file` is a picture.
 * @returns what is wrong with it: an error that is not printed, or a printed refusal that does not happen
 */
export async function faultOf(shop: TestShop, { call, code, telephone, refused }: PrintedExample): Promise<string[]> {
  const api = await clientOf(shop, telephone)
  const example = runInThisContext(`async (api, file) => {\n${code}\n}`) as (api: object, file: Blob) => Promise<void>
  try {
    await example(api, new Blob([new Uint8Array(greyPng(8, 8))]))
    return refused ? [`${call} succeeds, though “${refused}” is printed`] : []
  } catch (error) {
    if (refused && error instanceof ApiError && error.call === call) return []
    return [`${call}: ${error instanceof ApiError ? `${error.call} ${error.message} ${error.field ?? ''}` : error}`]
  }
}
