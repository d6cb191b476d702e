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

/** One call that the stub was asked. */
export type AskedCall = {
  [Name in CallName]: {
    readonly name: Name
    readonly payload: PayloadOf<Name>
    readonly headers: Readonly<Record<string, string>>
  }
}[CallName]

/** A refusal of the shop: its envelope's code, and what goes with it. */
export interface Refusal {
  code: string | number
  /** What a shopper reads; empty when absent. */
  message?: string
  /** The payload field at fault. */
  field?: string
  /** HTTP status; 200 when absent, or the one the shop's own server sends with this code. */
  status?: number
}

/** How a stub is set up. */
export interface StubOptions {
  /** The same hosts that the client is given: calls of other hosts are told by their whole address. */
  hosts?: Hosts
  /** Epoch ms, for the envelope's `currentTimeMillis`; `Date.now` when absent. */
  clock?: () => number
}

/** A shop in memory that answers every call: for tests that need no network. */
export interface Stub {
  /** Hand it to `createCoreApi` as `transport`. */
  readonly transport: Transport
  /** The same shop behind the shape of `fetch`, for clients that bring their own. */
  readonly fetch: StubFetch
  /** What was asked, in order. Refused payloads and unknown addresses are not in it. */
  readonly calls: readonly AskedCall[]
  /** What was asked of one call, in order: payloads. */
  callsOf<Name extends CallName>(name: Name): readonly PayloadOf<Name>[]
  /**
   * Answers a call from now on with `reply`, or with what it makes of the payload. The reply must be as its interface
   * says.
   */
  on<Name extends CallName>(
    name: Name,
    reply: ReplyOf<Name> | ((payload: PayloadOf<Name>) => ReplyOf<Name> | Promise<ReplyOf<Name>>),
  ): void
  /** Refuses a call from now on; `network` and `timeout` mean that no reply comes at all. */
  fail(name: CallName, why: Refusal | TransportFailure['kind']): void
  /** A new copy of the example that answers a call unless told otherwise; a place to begin for `on`. */
  example<Name extends CallName>(name: Name): ReplyOf<Name>
  /** A new copy of an example payload of a call. */
  examplePayload<Name extends CallName>(name: Name): PayloadOf<Name>
  /** Forgets what was asked and told. */
  reset(): void
}

type Answer = (payload: Record<string, Json>) => Json | Promise<Json>

/**
 * Creates a shop in memory. Every call returns an example made from its interface; payloads are checked, and a wrong
 * one is refused like the shop's server would, with the field at fault. Unknown addresses are answered with 404.
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

/** A refusal on its way from an answer to the reply. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

/** Of calls that share an address: the one that the version marker selects, then the one a test answers. */
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
