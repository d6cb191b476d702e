export { createStub } from './testing/create-stub'
export type { AskedCall, Refusal, Stub, StubOptions } from './testing/create-stub'
export type { CallName, PayloadOf, ReplyOf } from './testing/call-name'
export type { StubFetch } from './testing/stub-fetch'
