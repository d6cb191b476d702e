import { REPLY_CODE, REPLY_STATUS } from '@hearth/domain'
import type { Hosts } from '../client/options'
import type { Json } from '../client/payload'
import type { Transport, TransportFailure, TransportReply } from '../transport/transport'
import type { CallName, PayloadOf, ReplyOf } from './call-name'
import { createCheck } from './create-check'
import { exampleReply } from './example-reply'
import { findCalls, type FoundCall } from './find-call'
import { readPayload } from './read-payload'
import { knownCall } from './stub-data'
import { stubFetch, type StubFetch } from './stub-fetch'

/** A call that the stub received. */
export type AskedCall = {
  [Name in CallName]: {
    readonly name: Name
    readonly payload: PayloadOf<Name>
    readonly headers: Readonly<Record<string, string>>
  }
}[CallName]

/** A refusal of the shop: fields of its envelope, and the HTTP status. */
export interface Refusal {
  code: string | number
  /** Text for the shopper; empty when absent. */
  message?: string
  /** The payload field that is refused. */
  field?: string
  /** HTTP status. When absent, the status that the shop's own server sends with this code, or 200 for other codes. */
  status?: number
}

/** Options of a stub. */
export interface StubOptions {
  /** The same `hosts` that the client has. The stub recognises calls of these hosts by their whole URL. */
  hosts?: Hosts
  /** Returns epoch ms, for the envelope's `currentTimeMillis`; `Date.now` when absent. */
  clock?: () => number
}

/** A shop in memory that answers every call, for tests without a network. */
export interface Stub {
  /** The transport to pass to `createCoreApi`. */
  readonly transport: Transport
  /** The same shop as a `fetch` function, for other clients, or in place of the global `fetch`. */
  readonly fetch: StubFetch
  /** The calls that were received, in order. Calls with a refused payload or an unknown address are left out. */
  readonly calls: readonly AskedCall[]
  /** The payloads of one call that were received, in order. */
  callsOf<Name extends CallName>(name: Name): readonly PayloadOf<Name>[]
  /**
   * Answers a call from now on with `reply`. If `reply` is a function, it gets the payload and returns the reply. The
   * reply must match its interface.
   */
  on<Name extends CallName>(
    name: Name,
    reply: ReplyOf<Name> | ((payload: PayloadOf<Name>) => ReplyOf<Name> | Promise<ReplyOf<Name>>),
  ): void
  /** Refuses a call from now on; with `network` and `timeout` no reply comes at all. */
  fail(name: CallName, why: Refusal | TransportFailure['kind']): void
  /**
   * Returns a new copy of the example reply, which answers a call unless `on` sets another reply. Change the copy to
   * make a reply for `on`.
   */
  example<Name extends CallName>(name: Name): ReplyOf<Name>
  /** Returns a new copy of an example payload of a call. */
  examplePayload<Name extends CallName>(name: Name): PayloadOf<Name>
  /** Forgets the received calls, and the replies and refusals that were set. */
  reset(): void
}

type Answer = (payload: Record<string, Json>) => Json | Promise<Json>

/**
 * Creates a shop in memory. Every call returns an example made from its interface. Payloads are checked, and a wrong
 * one is refused as the shop's server would refuse it, with the name of the field. Unknown addresses are answered with
 * 404.
 */
export function createStub({ hosts = {}, clock = Date.now }: StubOptions = {}): Stub {
  const check = createCheck()
  const answers = new Map<CallName, Answer>()
  const calls: AskedCall[] = []

  const setAnswer = (name: CallName, answer: Answer) => void (knownCall(name) && answers.set(name, answer))
  const envelope = (body: object) => ({
    code: REPLY_CODE.ok as number | string,
    message: '',
    success: true,
    data: null,
    currentTimeMillis: clock(),
    ...body,
  })
  const refuse = ({ status, ...refusal }: Refusal) =>
    replyOf(status ?? statusOf(refusal.code), envelope({ ...refusal, success: false }))

  const transport: Transport = async ({ method, url, headers, body }) => {
    const found = pick(findCalls(method, url, hosts), url, body, answers)
    if (!found)
      return refuse({ code: REPLY_CODE.notFound, message: `The catalogue has no ${method} ${url.split('?')[0]}` })
    const { name } = found
    const { payload, fromText } = readPayload(found, url, body)
    const fault = check(name, 'payload', payload, fromText)
    if (fault)
      return refuse({
        code: REPLY_CODE.badInput,
        message: `${name}: the payload is not as its interface says: ${fault.why}`,
        field: fault.field,
      })
    calls.push({ name, payload, headers } as unknown as AskedCall)
    try {
      const data = await (answers.get(name) ?? ((asked) => exampleReply(found, asked)))(payload)
      const wrong = check(name, 'reply', data, false)
      if (wrong)
        return refuse({
          code: REPLY_CODE.serverError,
          message: `${name}: the reply is not as its interface says: ${wrong.why}`,
          field: wrong.field,
        })
      return replyOf(200, envelope({ data }))
    } catch (why) {
      if (why instanceof Refused) return refuse(why.refusal)
      throw why
    }
  }

  return {
    transport,
    fetch: stubFetch(transport),
    calls,
    callsOf: <Name extends CallName>(name: Name) =>
      calls.filter((one) => one.name === name).map(({ payload }) => payload as PayloadOf<Name>),
    on: (name, reply) => setAnswer(name, (typeof reply === 'function' ? reply : () => reply) as Answer),
    fail: (name, why) =>
      setAnswer(name, () => {
        throw typeof why === 'string' ? { kind: why } : new Refused(why)
      }),
    example: <Name extends CallName>(name: Name) => structuredClone(knownCall(name).examples.reply) as ReplyOf<Name>,
    examplePayload: <Name extends CallName>(name: Name) =>
      structuredClone(knownCall(name).examples.payload) as PayloadOf<Name>,
    reset() {
      answers.clear()
      calls.length = 0
    },
  }
}

/** An answer of the stub throws this error to refuse the call. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

/**
 * Picks one of several calls that share an address: by the version marker, then by whether the test has set a reply.
 */
function pick(
  found: FoundCall[],
  url: string,
  body: string | ArrayBuffer | undefined,
  answers: ReadonlyMap<CallName, Answer>,
): FoundCall | undefined {
  const [first] = found
  const same = found.filter(({ inPath }) => Object.keys(inPath).length === Object.keys(first!.inPath).length)
  if (same.length < 2) return first
  const marked = /[?&]version=v2\b|"version":"v2"/.test(`${url} ${body ?? ''}`)
  const meant = same.filter(({ line }) => marked === 'v2' in line.flags)
  return meant.find(({ name }) => answers.has(name)) ?? meant[0] ?? first
}

const statusOf = (code: string | number): number =>
  (REPLY_STATUS as Readonly<Record<string, number>>)[String(code)] ?? 200

const replyOf = (status: number, body: object): TransportReply => ({
  status,
  headers: { get: (name) => (name === 'content-type' ? 'application/json; charset=utf-8' : null) },
  text: () => Promise.resolve(JSON.stringify(body)),
})
