import { randomUUID } from 'node:crypto'
import { createOpsClient, OPS_CODE, OpsRefusal, type OpsClient, type OpsLine, type OpsRefusalFacts } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { told } from '#kernel/commands/told'

/** Maximum ms for a call of a shop; a shop file with its pictures takes longest. */
const REQUEST_TIMEOUT = 120_000

/**
 * Returns staff calls that are sent over the network with a login.
 * @param token absent for logging in
 */
export const opsOverNetwork = (origin: string, token?: string): OpsClient =>
  createOpsClient(async (_, line, payload) => {
    const reply = await ask(origin, line, payload, token)
    const { success, data, ...refused } = (await reply.json().catch(() => ({}))) as Partial<Envelope>
    if (success && data) return data
    if (refused.code === OPS_CODE.staffNeeded)
      throw new OperatorRefusal({
        zh: `没有登录或登录已失效。登录：hearth --shop ${origin} login <name>`,
        en: `Nobody is logged in, or no longer. Log in: hearth --shop ${origin} login <name>`,
      })
    if (refused.code === undefined || refused.message === undefined)
      throw new Error(
        told({
          zh: `${origin} 的回应不像是店铺（${reply.status}）。`,
          en: `${origin} does not answer as a shop does (${reply.status}).`,
        }),
      )
    throw new OpsRefusal(refused as OpsRefusalFacts)
  })

interface Envelope extends OpsRefusalFacts {
  success: boolean
  data: object | null
}

async function ask(origin: string, { method, path, kind }: OpsLine, payload: object, token?: string) {
  const fields: Record<string, unknown> = { ...payload }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(fields[name]))
    delete fields[name]
    return value
  })
  const url = new URL(filled, origin)
  if (method === 'GET') for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
  try {
    return await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(kind === 'write' ? { 'idempotency-key': randomUUID() } : {}),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(fields) }),
    })
  } catch (error) {
    const { cause } = error as Error
    throw new Error(
      told({
        zh: `${origin} 没有回应：${(cause instanceof Error ? cause : (error as Error)).message}`,
        en: `${origin} does not answer: ${(cause instanceof Error ? cause : (error as Error)).message}`,
      }),
      {
        cause: error,
      },
    )
  }
}

/**
 * Returns the origin of a shop that `--shop` names.
 * @throws OperatorRefusal for an invalid origin, and for http outside this machine
 */
export function shopOrigin(word: string): string {
  const url = URL.canParse(word) ? new URL(word) : undefined
  const isNear = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isNear))
    throw new OperatorRefusal(
      {
        zh: '--shop 要写以 https:// 开头的店铺地址',
        en: '--shop wants the address of a shop that begins with https://',
      },
      2,
    )
  return url.origin
}
